import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { toolStyles as styles } from './tool-styles.ts';

type ToolSourcesProps = {
  label: string;
  /** How the figures are put together. */
  method: string;
  sources: { title: string; address?: string }[];
};

/** Where a tool's figures come from: closed until somebody asks. */
export function ToolSources({ label, method, sources }: ToolSourcesProps) {
  return (
    <details className={styles.sources} suppressHydrationWarning>
      <summary>{label}</summary>
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
    </details>
  );
}
