/** Something that is done in the next frame: once, however often it is asked for until then. */
export type OnceAFrame = {
  ask: () => void;
  /** For good: what was asked for is not done any more, nor what is asked for later. */
  stop: () => void;
};

/** Puts off to the next frame what is asked for more often than anybody sees it, such as drawing while a finger moves. */
export function onceAFrame(run: () => void): OnceAFrame {
  let frame = 0;
  let isStopped = false;
  return {
    ask() {
      if (isStopped) return;
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        run();
      });
    },
    stop() {
      isStopped = true;
      cancelAnimationFrame(frame);
    },
  };
}
