import type { FactRow } from '../../../cars/FactTable/FactTable.tsx';
import { type PlacedSource, SourceLink } from '../../../cars/FactTable/SourceLink.tsx';
import { sharedSource } from '../../../cars/FactTable/shared-source.ts';
import { Phrase } from '../../../design/Phrase/Phrase.tsx';
import { Section } from '../../../design/Section/Section.tsx';
import styles from './Highlights.module.css';

type HighlightsProps = {
  /** Anchor of the section. */
  id: string;
  heading: string;
  text: string;
  /** Three to six figures. */
  rows: (Omit<FactRow, 'source'> & { source?: PlacedSource })[];
  /** What the links to sources are called: "Source". */
  sourceLabel: string;
};

/** "7-speed DCT" is set smaller than "200". */
const IN_WORDS = /\p{L}{3}/u;

/** What a car is proudest of, in figures set large on a night band. */
export function Highlights({ id, heading, text, rows, sourceLabel }: HighlightsProps) {
  const shared = sharedSource(rows);
  return (
    <Section band="night" pace="utility" id={id} heading={<Phrase>{heading}</Phrase>} lead={text}>
      <dl className={styles.figures}>
        {rows.map(({ label, value, unit, note, source }) => {
          const isOwn = source !== undefined && source.place !== shared?.place;
          return (
            <div
              key={`${label} ${value} ${note}`}
              className={styles.figure}
              data-words={IN_WORDS.test(value) || undefined}
            >
              <dt className={styles.label}>
                <Phrase>{label}</Phrase>
              </dt>
              <dd className={styles.amount}>
                <span className={styles.value}>
                  <Phrase>{value}</Phrase>
                  {unit !== undefined && <span className={styles.unit}>{` ${unit}`}</span>}
                </span>
                {(note !== undefined || isOwn) && (
                  <span className={styles.note}>
                    {' '}
                    {note !== undefined && (
                      <>
                        <Phrase>{note}</Phrase>{' '}
                      </>
                    )}
                    {isOwn && <SourceLink label={sourceLabel} source={source} />}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {shared !== undefined && (
        <p className={styles.shared}>
          <SourceLink isLabelShown label={sourceLabel} source={shared} />
        </p>
      )}
    </Section>
  );
}
