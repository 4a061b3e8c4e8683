import { useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../design/Button/Button.tsx';
import { failureText } from '../../design/loading/failure-text.ts';
import { Failure } from '../../design/SectionBoundary/Failure.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import styles from './CarViewPart.module.css';
import { type LoadedView, loadCarView, NoDrawingError } from './load-car-view.ts';
import type { ViewButton } from './use-view-button.ts';

type CarViewPartProps = {
  view: ViewButton;
  /** The paint that the page shows. */
  paint: { index: number; name: string } | undefined;
};

type State =
  | { status: 'picture' | 'loading' }
  | { status: 'open'; loaded: LoadedView }
  | { status: 'failed'; reason: unknown };

/** Nothing is announced: what the device can does not change while the page is open. */
const never = () => () => {};

/** Whether the browser knows WebGL at all and its visitor does not save data: otherwise the picture is all there is. */
function isOffered(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return typeof WebGL2RenderingContext === 'function' && connection?.saveData !== true;
}

/** The button that loads the car's 3D view over the picture, and the view. */
export function CarViewPart({ view, paint }: CarViewPartProps) {
  const { messages } = useSiteData();
  const isThere = useSyncExternalStore(never, isOffered, () => false);
  const [state, setState] = useState<State>({ status: 'picture' });
  const opener = useRef<HTMLDivElement>(null);

  // What was pressed goes away; whoever pressed it goes on from what comes in its place.
  const keepFocus = () => {
    if (opener.current?.contains(document.activeElement)) opener.current.focus({ preventScroll: true });
  };
  const open = () => {
    if (state.status === 'loading') return;
    if (state.status === 'failed') keepFocus();
    const controller = new AbortController();
    setState({ status: 'loading' });
    loadCarView(view.data, controller.signal).then(
      (loaded) => setState({ status: 'open', loaded }),
      (reason) => {
        // The car may still be on its way when the script has failed.
        controller.abort();
        keepFocus();
        setState({ status: 'failed', reason });
      },
    );
  };
  const close = () => {
    setState({ status: 'picture' });
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus({ preventScroll: true }));
  };

  if (!isThere) return null;
  if (state.status === 'open' && paint !== undefined) {
    const { CarView, data, file } = state.loaded;
    return (
      <CarView
        data={data}
        file={file}
        paint={paint}
        onClose={close}
        onFailure={(reason) => setState({ status: 'failed', reason })}
      />
    );
  }
  return (
    <div ref={opener} className={styles.opener} tabIndex={-1}>
      {state.status === 'failed' ? (
        <div className={styles.failure}>
          {state.reason instanceof NoDrawingError ? (
            <p role="alert">{state.reason.message}</p>
          ) : (
            <Failure messages={messages.sectionBoundary} text={failureText(state.reason)} onRetry={open} />
          )}
        </div>
      ) : (
        <Button look="secondary" className={styles.button} aria-busy={state.status === 'loading'} onClick={open}>
          {view.label}
        </Button>
      )}
    </div>
  );
}
