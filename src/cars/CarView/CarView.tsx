import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { CarViewData } from '#/catalogue/car.ts';
import { fillIn } from '#/language/fill-in.ts';
import { Button } from '../../design/Button/Button.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { CarPlacing } from './CarPlacing.tsx';
import styles from './car-view.css?inline';
import { movedByKey } from './hands.ts';
import { useCarScene } from './use-car-scene.ts';

type CarViewProps = {
  data: CarViewData;
  /** The bytes of the .glb file. */
  file: ArrayBuffer;
  paint: { index: number; name: string };
  onClose: () => void;
  onFailure: (reason: unknown) => void;
};

/** A press of a round button, in degrees and as a factor. */
const TURN = 30;
const NEARER = 1.3;

/** The car in 3D, over the picture of the stage: it turns by hand and takes the paint that the swatches choose. */
export function CarView({ data, file, paint, onClose, onFailure }: CarViewProps) {
  const { messages, title } = data;
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { isReady, side, move, makeUsdz } = useCarScene({
    canvas,
    area,
    file,
    paint: paint.index,
    onLeave: onClose,
    onFailure,
  });

  // Beside an open dialog, Escape is the dialog's.
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return;
    const isHere = event.target instanceof Element && event.target.closest('.car-view, .car-view-bar') !== null;
    if (isHere || document.activeElement === document.body) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);

  return (
    <>
      <div className="car-view" data-ground="" data-ready={isReady} data-paint={paint.index}>
        <div
          ref={area}
          className="car-view-area"
          role="application"
          aria-label={fillIn(messages.label, { title })}
          aria-describedby="car-view-instructions"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn the car
          tabIndex={0}
          onKeyDown={(event) => {
            const by = movedByKey(event.key);
            if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            move(by);
          }}
        >
          <canvas ref={canvas} className="car-view-canvas" />
        </div>
        <p className="visually-hidden" aria-live="polite">
          {isReady && (
            <>
              <Phrase>{paint.name}</Phrase>, {messages[side]}
            </>
          )}
        </p>
      </div>
      <div className="car-view-bar">
        <p id="car-view-instructions" className="car-view-instructions">
          {isReady ? messages.instructions : messages.loading}
        </p>
        <div className="car-view-buttons">
          <Button look="round" aria-label={messages.turnLeft} onClick={() => move({ turn: -TURN })}>
            <Icon name="arrow-left" />
          </Button>
          <Button look="round" aria-label={messages.turnRight} onClick={() => move({ turn: TURN })}>
            <Icon name="arrow-right" />
          </Button>
          <Button look="round" aria-label={messages.nearer} onClick={() => move({ nearness: NEARER })}>
            <Icon name="plus" />
          </Button>
          <Button look="round" aria-label={messages.farther} onClick={() => move({ nearness: 1 / NEARER })}>
            <Icon name="minus" />
          </Button>
          <Button look="round" aria-label={messages.close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        <CarPlacing data={data} paint={paint} makeUsdz={makeUsdz} onFailure={onFailure} />
      </div>
    </>
  );
}
