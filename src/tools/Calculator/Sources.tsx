import { useState } from 'react';
import type { SourceText } from '#/catalogue/fact-row.ts';
import { SourceName } from '../../cars/FactTable/SourceList.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import styles from './Sources.module.css';

type SourcesProps = {
  label: string;
  /** How the figures are put together. */
  method: string;
  sources?: SourceText[];
};

/** Where a calculator's figures come from. Its list is long and few ask for it, so it is rendered when it is opened. */
export function Sources({ label, method, sources = [] }: SourcesProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details className={styles.sources} onToggle={() => setIsOpened(true)} suppressHydrationWarning>
      <summary className={styles.label}>
        {label}
        <Icon name="plus" />
      </summary>
      {isOpened && (
        <>
          <p>{method}</p>
          <ul>
            {sources.map((source) => (
              <li key={source.title}>
                <SourceName {...source} />
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
