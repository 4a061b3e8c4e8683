import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../design/Button/Button.tsx';
import { failureText } from '../../design/loading/failure-text.ts';
import { Failure } from '../../design/SectionBoundary/Failure.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { NoDrawingError } from './load-view.ts';
import type { ViewButton } from './use-view-button.ts';
import styles from './ViewPart.module.css';

type ViewPartProps<Loaded> = {
  view: ViewButton;
  /** Places the button, or what says that it failed, over the picture. */
  className?: string | undefined;
  load: (address: string, signal: AbortSignal) => Promise<Loaded>;
  /** The view, once it has come. */
  children: (loaded: Loaded, ends: { onClose: () => void; onFailure: (reason: unknown) => void }) => ReactNode;
};

type State<Loaded> =
  | { status: 'picture' | 'loading' }
  | { status: 'open'; loaded: Loaded }
  | { status: 'failed'; reason: unknown };

/** Nothing is announced: what the device can does not change while the page is open. */
const never = () => () => {};

/** Whether the browser knows WebGL at all and its visitor does not save data: otherwise the picture is all there is. */
function isOffered(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return typeof WebGL2RenderingContext === 'function' && connection?.saveData !== true;
}

/** The button that loads a view over a picture, and the view. */
export function ViewPart<Loaded>({ view, className, load, children }: ViewPartProps<Loaded>) {
  const { messages } = useSiteData();
  const isThere = useSyncExternalStore(never, isOffered, () => false);
  const [state, setState] = useState<State<Loaded>>({ status: 'picture' });
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
    load(view.data, controller.signal).then(
      (loaded) => setState({ status: 'open', loaded }),
      (reason) => {
        // What is shown may still be on its way when the script has failed.
        controller.abort();
        keepFocus();
        setState({ status: 'failed', reason });
      },
    );
  };
  const onClose = () => {
    setState({ status: 'picture' });
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus({ preventScroll: true }));
  };
  const onFailure = (reason: unknown) => setState({ status: 'failed', reason });

  if (!isThere) return null;
  if (state.status === 'open') return children(state.loaded, { onClose, onFailure });
  return (
    <div ref={opener} className={className} tabIndex={-1}>
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
