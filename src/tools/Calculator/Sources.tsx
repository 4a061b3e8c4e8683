import { useState } from 'react';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './Sources.module.css';

type SourcesProps = {
  label: string;
  /** How the figures are put together. */
  method: string;
  sources?: { title: string; address?: string }[];
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
            {sources.map(({ title, address }) => (
              <li key={title}>
                {address === undefined ? (
                  <Phrase>{title}</Phrase>
                ) : (
                  <a href={address} rel="noreferrer">
                    <Phrase>{title}</Phrase>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
