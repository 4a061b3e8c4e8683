import type { SourceText } from '#/catalogue/fact-row.ts';
import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './SourceList.module.css';

type SourceListProps = {
  /** Opens the list. */
  label: string;
  /** What a reader has to know to compare the figures. */
  note?: string;
  /** Each once, in the order that the marks of rows count. */
  sources: SourceText[];
  /** Many sources: in columns, as wide as the line. */
  isWide?: boolean;
};

/** How to read the figures of a table and where they were published: a numbered list to which the marks of its rows lead. */
export function SourceList({ label, note, sources, isWide = false }: SourceListProps) {
  return (
    <Disclosure label={label} isWide={isWide}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <ol className={styles.sources} data-wide={isWide || undefined}>
        {sources.map((source, at) => (
          <li key={`${source.title} ${source.address}`} id={`source-${at + 1}`} className={styles.source}>
            <SourceName {...source} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** Publisher and title, which lead to the page where that can be asked for safely, and when it was published and read. */
export function SourceName({ title, when, address }: SourceText) {
  const name = <Phrase>{title}</Phrase>;
  const isLink = address?.startsWith('https://');
  const rest = [when, isLink ? undefined : address].filter((part) => part !== undefined).join(', ');
  return (
    <>
      {isLink ? (
        <a href={address} rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      {rest !== '' && <Phrase>{`, ${rest}`}</Phrase>}
    </>
  );
}
