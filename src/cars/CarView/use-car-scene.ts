import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CarScene, openCarScene } from './car-scene.ts';
import { moved, START, sideOf, type Viewpoint, watchHands } from './hands.ts';

type CarSceneOptions = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** What the visitor's hands hold; the canvas fills it. */
  area: RefObject<HTMLElement | null>;
  /** The bytes of the .glb file. */
  file: ArrayBuffer;
  /** 1 to 6. */
  paint: number;
  /** The page goes away: the browser may keep it for the way back, but not with a car in its graphics memory. */
  onLeave: () => void;
  onFailure: (reason: unknown) => void;
};

/** The car of a file on a canvas, for as long as the component is there. */
export function useCarScene({ canvas, area, file, paint, onLeave, onFailure }: CarSceneOptions) {
  const scene = useRef<CarScene>(undefined);
  const viewpoint = useRef<Viewpoint>(START);
  const [side, setSide] = useState(sideOf(START));
  const [isReady, setIsReady] = useState(false);

  const move = (by: Partial<Viewpoint>) => {
    viewpoint.current = moved(viewpoint.current, by);
    scene.current?.show(viewpoint.current);
    setSide(sideOf(viewpoint.current));
  };
  const begin = useEffectEvent((opened: CarScene) => {
    scene.current = opened;
    opened.paint(paint);
    opened.show(viewpoint.current);
    setIsReady(true);
  });
  const fail = useEffectEvent(onFailure);
  const leave = useEffectEvent(onLeave);
  const moveByHand = useEffectEvent(move);

  useEffect(() => {
    const [drawn, held] = [canvas.current, area.current];
    if (drawn === null || held === null) return;
    const ends = new AbortController();
    const { signal } = ends;
    openCarScene(drawn, file).then(
      (opened) => {
        if (signal.aborted) return opened.close();
        const sizes = new ResizeObserver(() => opened.resize(held.clientWidth, held.clientHeight));
        sizes.observe(held);
        watchHands(held, (by) => moveByHand(by), signal);
        drawn.addEventListener('webglcontextlost', () => fail(new Error('The device has stopped drawing in 3D.')), {
          signal,
        });
        signal.addEventListener('abort', () => {
          scene.current = undefined;
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
  }, [canvas, area, file]);

  useEffect(() => scene.current?.paint(paint), [paint]);

  // Whoever pressed the button goes on from the view, once it can be seen.
  useEffect(() => {
    if (isReady) area.current?.focus({ preventScroll: true });
  }, [area, isReady]);

  const makeUsdz = async () => {
    if (scene.current === undefined) throw new Error('The car is not drawn yet.');
    return scene.current.makeUsdz();
  };
  return { isReady, side, move, makeUsdz };
}
