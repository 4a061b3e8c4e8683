import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Phrase } from '../Phrase/Phrase.tsx';
import styles from './Tabs.module.css';

type TabListProps = {
  /** What the tabs choose between, for those who do not see them. */
  label: string;
  /** Each with the id of its panel. */
  tabs: { id: string; label: string }[];
  /** The panel that is open; undefined until the scripts run. */
  open: string | undefined;
  onChoose: (id: string) => void;
};

/** How far each key goes among the tabs, in reading direction. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Links to panels, as tabs of WAI-ARIA once the scripts run: arrow keys, Home and End; the open tab is exposed as disabled,
 * ignores clicks and keeps the focus. The panels carry the ids and `role="tabpanel"`.
 */
export function TabList({ label, tabs, open, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id);

  // On phones the row may be wider than the window. Only the row scrolls: `scrollIntoView` would move the page as well.
  useLayoutEffect(() => {
    const row = list.current;
    if (row === null || open === undefined || row.scrollWidth <= row.clientWidth) return;
    const tab = row.querySelector(`[aria-controls="${CSS.escape(open)}"]`)?.getBoundingClientRect();
    const { left, width } = row.getBoundingClientRect();
    if (tab !== undefined) row.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
  }, [open]);

  function press(event: MouseEvent, id: string) {
    // A new browser tab or window is the visitor's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (id !== open) onChoose(id);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const from = ids.indexOf((event.target as HTMLAnchorElement).hash.slice(1));
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = (STEPS[event.key] ?? 0) * direction;
    const goals: Record<string, number> = { Home: 0, End: ids.length - 1, ' ': from };
    const to = step === 0 ? goals[event.key] : (from + step + ids.length) % ids.length;
    const id = to === undefined ? undefined : ids[to];
    if (id === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (id !== open) onChoose(id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus();
  }

  return (
    <div
      ref={list}
      className={styles.list}
      role="tablist"
      aria-label={label}
      data-open={open}
      data-print="never"
      onKeyDown={move}
    >
      {tabs.map((tab, at) => (
        <a
          key={tab.id}
          className={styles.tab}
          id={`${tab.id}-tab`}
          href={`#${tab.id}`}
          role="tab"
          aria-controls={tab.id}
          aria-selected={open === undefined ? at === 0 : tab.id === open}
          aria-disabled={tab.id === open || undefined}
          tabIndex={open === undefined || tab.id === open ? undefined : -1}
          onClick={(event) => press(event, tab.id)}
        >
          <Phrase>{tab.label}</Phrase>
        </a>
      ))}
    </div>
  );
}
