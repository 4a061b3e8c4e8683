import type { ComponentProps } from 'react';
import type { SourceText } from '#/catalogue/fact-row.ts';
import { Tabs } from '../../design/Tabs/Tabs.tsx';
import { DimensionDrawing } from '../DimensionDrawing/DimensionDrawing.tsx';
import { type FactRow, FactTable } from '../FactTable/FactTable.tsx';
import { SourceList } from '../FactTable/SourceList.tsx';
import styles from './SpecTabs.module.css';

export type SpecTab = {
  /** Id of the panel and its address: `#size`, `#electric`, `#other`. */
  id: string;
  label: string;
  rows: FactRow[];
};

type SpecTabsMessages = {
  /** What the tabs choose between. */
  tabs: string;
  /** Opens the list of sources. */
  sources: string;
  /** What the mark of a row is called, before its number. */
  source: string;
};

type SpecTabsProps = {
  /** Three tabs; the first is open unless the address names another. */
  tabs: SpecTab[];
  /** Where the figures were published, each once. */
  sources: SourceText[];
  /** What a reader has to know to compare these figures, at the head of their sources. */
  note: string;
  /** The car with its measures, beside the table of the tab `size`. */
  drawing?: ComponentProps<typeof DimensionDrawing>;
  messages: SpecTabsMessages;
};

/** All published figures of a car in three tabs, and below them how to read them and where they come from. */
export function SpecTabs({ tabs, sources, note, drawing, messages }: SpecTabsProps) {
  return (
    <div className={styles.specification}>
      <Tabs
        label={messages.tabs}
        tabs={tabs.map(({ id, label, rows }) => {
          const isDrawn = id === 'size' && drawing !== undefined;
          return {
            id,
            label,
            panel: (
              <div className={styles.panel} data-drawn={isDrawn || undefined}>
                <FactTable label={label} rows={rows} sourceLabel={messages.source} isHalved={!isDrawn} />
                {isDrawn && <DimensionDrawing {...drawing} />}
              </div>
            ),
          };
        })}
      />
      <SourceList label={messages.sources} note={note} sources={sources} />
    </div>
  );
}
