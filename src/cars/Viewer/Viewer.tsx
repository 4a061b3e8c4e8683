import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../design/Button/Button.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { movedByKey, type Viewpoint } from './gestures.ts';
import { useAdoptedStyles } from './use-adopted-styles.ts';
import styles from './viewer.css?inline';

type ViewerMessages = {
  instructions: string;
  loading: string;
  turnLeft: string;
  turnRight: string;
  nearer: string;
  farther: string;
  close: string;
};

type ViewerProps = {
  /** Over the stage of the paints, or over the one picture that lies in the same positioned box. */
  place: 'stage' | 'picture';
  /** Names what is seen. */
  label: string;
  messages: ViewerMessages;
  canvas: RefObject<HTMLCanvasElement | null>;
  area: RefObject<HTMLDivElement | null>;
  isReady: boolean;
  /** What the viewer shows now, in words. */
  state: ReactNode;
  move: (by: Partial<Viewpoint>) => void;
  onClose: () => void;
  /** Attributes of the ground below the drawing, for styles. */
  ground?: Record<`data-${string}`, string | number>;
  /** Further tools, after the buttons. */
  children?: ReactNode;
};

/** A press of a round button, in degrees and as a factor. */
const TURN = 30;
const NEARER = 1.3;

/** A drawing over the picture whose place it takes, turned by hand, by keys and by buttons; Escape closes it. */
export function Viewer({
  place,
  label,
  messages,
  canvas,
  area,
  isReady,
  state,
  move,
  onClose,
  ground,
  children,
}: ViewerProps) {
  // A page has one of a kind.
  const instructionsId = `viewer-${place}-instructions`;
  const viewer = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  // Beside an open dialog, Escape is the dialog's.
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return;
    const isHere = [viewer, bar].some(({ current }) => event.target instanceof Node && current?.contains(event.target));
    if (isHere || document.activeElement === document.body) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  useAdoptedStyles(styles);

  return (
    <>
      <div ref={viewer} className="viewer" data-place={place} data-ready={isReady} {...ground}>
        <div
          ref={area}
          className="viewer-area"
          role="application"
          aria-label={label}
          aria-describedby={instructionsId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn it
          tabIndex={0}
          onKeyDown={(event) => {
            const by = movedByKey(event.key);
            if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            move(by);
          }}
        >
          <canvas ref={canvas} className="viewer-canvas" />
        </div>
        <p className="visually-hidden" aria-live="polite">
          {isReady && state}
        </p>
      </div>
      <div ref={bar} className="viewer-bar" data-place={place}>
        <p id={instructionsId} className="viewer-instructions">
          {isReady ? messages.instructions : messages.loading}
        </p>
        <div className="viewer-buttons">
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
        {children}
      </div>
    </>
  );
}
