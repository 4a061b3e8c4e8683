import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { moved, quarterOf, type Reach, type Viewpoint, watchGestures } from './gestures.ts';

/** What is drawn on a canvas. */
export type Drawing = {
  show: (viewpoint: Viewpoint) => void;
  /** To a size in the page's pixels. */
  resize: (width: number, height: number) => void;
  /** Frees everything, the drawing context too. */
  close: () => void;
};

type DrawingOptions<Drawn extends Drawing> = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** What takes the visitor's gestures; the canvas fills it. */
  area: RefObject<HTMLElement | null>;
  open: (canvas: HTMLCanvasElement) => Promise<Drawn>;
  reach: Reach;
  /** The page goes away: the browser may keep it for the way back, but not with a drawing in its graphics memory. */
  onLeave: () => void;
  onFailure: (reason: unknown) => void;
};

/** A drawing on a canvas that gestures and keys move, for as long as the component is there. */
export function useDrawing<Drawn extends Drawing>({
  canvas,
  area,
  open,
  reach,
  onLeave,
  onFailure,
}: DrawingOptions<Drawn>) {
  const [drawing, setDrawing] = useState<Drawn>();
  const viewpoint = useRef<Viewpoint>(reach.start);
  const [quarter, setQuarter] = useState(quarterOf(reach.start));

  const move = (by: Partial<Viewpoint>) => {
    viewpoint.current = moved(viewpoint.current, by, reach);
    drawing?.show(viewpoint.current);
    setQuarter(quarterOf(viewpoint.current));
  };
  const openOn = useEffectEvent(open);
  const begin = useEffectEvent((opened: Drawn) => {
    opened.show(viewpoint.current);
    setDrawing(opened);
  });
  const fail = useEffectEvent(onFailure);
  const leave = useEffectEvent(onLeave);
  const moveByHand = useEffectEvent(move);

  useEffect(() => {
    const [drawn, held] = [canvas.current, area.current];
    if (drawn === null || held === null) return;
    const ends = new AbortController();
    const { signal } = ends;
    openOn(drawn).then(
      (opened) => {
        if (signal.aborted) return opened.close();
        const sizes = new ResizeObserver(() => opened.resize(held.clientWidth, held.clientHeight));
        sizes.observe(held);
        watchGestures(
          held,
          reach,
          () => viewpoint.current.nearness,
          (by) => moveByHand(by),
          signal,
        );
        drawn.addEventListener('webglcontextlost', () => fail(new Error('The device has stopped drawing in 3D.')), {
          signal,
        });
        signal.addEventListener('abort', () => {
          sizes.disconnect();
          opened.close();
        });
        begin(opened);
      },
      (reason) => signal.aborted || fail(reason),
    );
    const goAway = () => {
      ends.abort();
      leave();
    };
    addEventListener('pagehide', goAway, { signal });
    return () => ends.abort();
  }, [canvas, area, reach]);

  // Whoever pressed the button goes on from the view, once it can be seen.
  useEffect(() => {
    if (drawing !== undefined) area.current?.focus({ preventScroll: true });
  }, [area, drawing]);

  return { drawing, quarter, move };
}
