import type { ReactNode } from 'react';
import { Phrase } from '../Phrase/Phrase.tsx';
import { TabList } from './TabList.tsx';
import styles from './Tabs.module.css';
import { useOpenTab } from './use-open-tab.ts';

export type Tab = {
  /** Id of the panel and, with `#`, the URL that opens it. */
  id: string;
  label: string;
  panel: ReactNode;
};

type TabsProps = {
  /** What the tabs choose between, for those who do not see them. */
  label: string;
  /** Two to four; the first is open unless the URL names another. */
  tabs: Tab[];
};

/**
 * Tabs of which exactly one is open; the URL carries it (`#electric`), so it can be shared and comes back.
 *
 * In the HTML the tabs are links to their panels: before the scripts run the URL chooses the panel through `:target`, and
 * without JavaScript all panels stand below each other under their headings. Then the pattern of WAI-ARIA takes over
 * (`TabList`). Text in closed panels is found by the browser's own search, which opens its tab.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const { open, choose } = useOpenTab(tabs.map(({ id }) => id));
  return (
    <div className={styles.tabs} data-open={open}>
      <TabList label={label} tabs={tabs} open={open} onChoose={choose} />
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
