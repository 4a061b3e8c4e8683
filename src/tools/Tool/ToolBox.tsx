import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '../../design/Button/Button.tsx';
import { onApproach } from '../../design/on-approach.ts';
import type { ChunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { LazyChunk } from '../../design/SectionBoundary/LazyChunk.tsx';
import { SectionBoundary } from '../../design/SectionBoundary/SectionBoundary.tsx';
import styles from './ToolBox.module.css';

export type ToolBoxWords = {
  /** The button that brings the tool: "Reckon your own trip". */
  open: string;
  loading: string;
  /** What folds the table away: "Everything as a table". */
  table: string;
  failed: string;
  retry: string;
  details: string;
};

type ToolBoxProps<Props extends object> = {
  /** The tool's name in the query of the address. */
  tool: string;
  chunk: ChunkComponent<Props>;
  props: Props;
  /** The same in plain HTML: what stands here before the tool, without scripts and where the tool fails. */
  table: ReactNode;
  isTableOpen?: boolean;
  words: ToolBoxWords;
};

/** How far outside the window a tool comes: early enough to take its place unseen, and not for who never goes there. */
const AHEAD = '300% 0px';
/** How many windows outside the window it takes its place: who scrolls fast is not there before it is painted. */
const UNSEEN = 1;

/**
 * A calculator whose script comes when the visitor comes near; until then, its results as a table. Nothing moves under the
 * reader's eyes: the tool takes the table's place only while the box is out of view, when the address asks for it, or at
 * the press of the button. The button is a native disclosure, so a press before the script is remembered.
 */
export function ToolBox<Props extends object>({
  tool,
  chunk,
  props,
  table,
  isTableOpen = true,
  words,
}: ToolBoxProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDetailsElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [hasArrived, setHasArrived] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const { current } = box;
    return current === null ? undefined : onApproach(current, AHEAD, () => setIsNear(true));
  }, []);

  useEffect(() => {
    if (opener.current?.open || new URLSearchParams(location.search).has(tool)) setIsShown(true);
  }, [tool]);

  useEffect(() => {
    const { current } = box;
    if (!hasArrived || isShown || current === null) return undefined;
    const watcher = new IntersectionObserver(
      () => {
        // What the observer saw is a frame old, and by the next one the visitor may be there: it is now or not at all.
        if (isUnseen(current)) flushSync(() => setIsShown(true));
      },
      { rootMargin: `${UNSEEN * 100}% 0px` },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [hasArrived, isShown]);

  // The table folds in the same frame, or the page would move twice.
  useLayoutEffect(() => {
    const { current } = details;
    if (hasArrived && isShown && current !== null && !current.contains(document.activeElement)) current.open = false;
  }, [hasArrived, isShown]);

  return (
    <div ref={box} className={styles.box} tabIndex={-1}>
      <details
        ref={opener}
        className={styles.opener}
        hidden={isShown}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open) return;
          // The button goes away; whoever pressed it goes on from the tool that comes in its place.
          if (currentTarget.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
          setIsShown(true);
        }}
        suppressHydrationWarning
      >
        <summary className={buttonClass('secondary')}>{words.open}</summary>
        <p>{words.loading}</p>
      </details>
      {(isNear || isShown) && (
        <div hidden={!isShown}>
          <SectionBoundary words={{ sentence: words.failed, retry: words.retry, details: words.details }}>
            <Suspense fallback={<p>{words.loading}</p>}>
              <LazyChunk chunk={chunk} props={props} />
              <Arrival onArrive={() => setHasArrived(true)} />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
      <details ref={details} className={styles.table} open={isTableOpen} suppressHydrationWarning>
        <summary className={styles.summary}>{words.table}</summary>
        {table}
      </details>
    </div>
  );
}

function isUnseen(box: Element): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  const margin = UNSEEN * window.innerHeight;
  return bottom < -margin || top > window.innerHeight + margin;
}

/** Shown together with the tool it stands beside, so it knows when that has come. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrive = useRef(onArrive);
  useEffect(() => arrive.current(), []);
  return null;
}
