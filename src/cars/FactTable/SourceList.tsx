import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './SourceList.module.css';

/** Where a figure was published; without an address it is the importer's own data sheet. */
export type FactSource = { title: string; address?: string };

type SourceListProps = {
  /** Opens the list. */
  label: string;
  /** Each once, in the order that the marks of rows count. */
  sources: FactSource[];
};

/** Where the figures of a `FactTable` were published: a numbered list to which the marks of its rows lead. */
export function SourceList({ label, sources }: SourceListProps) {
  return (
    <Disclosure label={label}>
      <ol className={styles.sources}>
        {sources.map((source, at) => (
          <li key={`${source.title} ${source.address}`} id={`source-${at + 1}`} className={styles.source}>
            <SourceName {...source} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

function SourceName({ title, address }: FactSource) {
  const name = <Phrase>{title}</Phrase>;
  if (address === undefined) return name;
  if (!address.startsWith('https://')) return <Phrase>{`${title}, ${address}`}</Phrase>;
  return (
    <a href={address} rel="noreferrer">
      {name}
    </a>
  );
}
