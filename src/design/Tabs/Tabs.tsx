import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Phrase } from '../Phrase/Phrase.tsx';
import styles from './Tabs.module.css';
import { useOpenTab } from './use-open-tab.ts';

export type Tab = {
  /** Id of the panel and, with `#`, the address that opens it. */
  id: string;
  label: string;
  panel: ReactNode;
};

type TabsProps = {
  /** What the tabs choose between, for those who do not see them. */
  label: string;
  /** Two to four; the first is open unless the address names another. */
  tabs: Tab[];
  /**
   * Changes with every navigation of the page's router. A router that moves to `#size` tells nobody, so the address is
   * read again at each visit; without a router it can be left out.
   */
  visit?: string;
};

/** How far each key goes among the tabs, in reading direction. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs of which exactly one is open; the address carries it (`#electric`), so it can be shared and comes back.
 *
 * In the HTML the tabs are links to their panels: before the scripts run the address chooses the panel through
 * `:target`, and without JavaScript all panels stand below each other under their headings. Then the pattern of WAI-ARIA
 * takes over: arrow keys, Home and End; the open tab is exposed as disabled, ignores clicks and keeps the focus. Text in
 * closed panels is found by the browser's own search, which opens its tab.
 */
export function Tabs({ label, tabs, visit }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id);
  const { open, choose } = useOpenTab(ids, visit);

  function press(event: MouseEvent, id: string) {
    // A new browser tab or window is the visitor's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (id !== open) choose(id);
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
    if (id !== open) choose(id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.focus();
  }

  return (
    <div className={styles.tabs} data-open={open}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
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
      <div className={styles.panels}>
        {tabs.map((tab) => (
          <div
            key={tab.id}
            className={styles.panel}
            id={tab.id}
            role="tabpanel"
            aria-labelledby={`${tab.id}-tab`}
            // Hidden until it is found in the page, it would still take the focus.
            tabIndex={tab.id === open ? 0 : undefined}
          >
            <h3 className={styles.heading}>
              <Phrase>{tab.label}</Phrase>
            </h3>
            {tab.panel}
          </div>
        ))}
      </div>
    </div>
  );
}
