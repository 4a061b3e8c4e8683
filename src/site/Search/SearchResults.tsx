import { usePhraseAttributes } from '../../design/Phrase/use-phrase-attributes.ts';
import type { EntryKind, Found } from './find-entries.ts';
import type { FoundGroup } from './group-found.ts';
import { excerpt, markWords } from './mark-words.ts';
import styles from './SearchResults.module.css';

type SearchResultsProps = {
  /** Id of the list; its options are `{id}-0`, `{id}-1`, … through all groups. */
  id: string;
  groups: FoundGroup[];
  /** Number of the option that the arrow keys have reached; −1 for none. */
  active: number;
  messages: { results: string; kinds: Record<EntryKind, string> };
};

/** What was found, by kind, as the list box of a combobox. The options are links, so that they open in tabs too. */
export function SearchResults({ id, groups, active, messages }: SearchResultsProps) {
  let option = -1;
  return (
    <div className={styles.results} id={id} role="listbox" aria-label={messages.results}>
      {groups.map(({ kind, found }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box groups its options with this role, not with a fieldset.
        <div className={styles.group} key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p className={styles.kind} id={`${id}-${kind}`} role="presentation">
            {messages.kinds[kind]}
          </p>
          <div className={styles.options} role="presentation">
            {found.map(({ entry, met }) => {
              option += 1;
              return (
                <a
                  key={`${entry.address} ${entry.title}`}
                  className={styles.option}
                  id={`${id}-${option}`}
                  role="option"
                  aria-selected={option === active}
                  tabIndex={-1}
                  href={entry.address}
                >
                  <Marked className={styles.title} text={entry.title} met={met} />
                  <Marked className={styles.text} text={excerpt(entry.text, met)} met={met} />
                </a>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

type MarkedProps = { className: string | undefined; text: string; met: Found['met'] };

/** A text with the words that were met marked. Each piece stands alone in its element, as in `Phrase`: what is met changes. */
function Marked({ className, text, met }: MarkedProps) {
  return (
    <span className={className} {...usePhraseAttributes(text)}>
      {markWords(text, met).map((piece, at) => {
        const Piece = piece.marked ? 'mark' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place.
        return <Piece key={at}>{piece.text}</Piece>;
      })}
    </span>
  );
}
