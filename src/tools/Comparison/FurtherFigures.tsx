import type { ComparedRow } from '#/catalogue/compared.ts';
import type { ComparisonData } from '#/catalogue/comparison.ts';
import type { ModelCardData } from '#/catalogue/model-card.ts';
import { SourceMark } from '../../cars/FactTable/SourceMark.tsx';
import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { isDifferent, splitRows } from './compare-rows.ts';
import styles from './FurtherFigures.module.css';

type FurtherFiguresProps = Pick<ComparisonData, 'groups' | 'messages'> & {
  cars: ModelCardData[];
  isDifferencesOnly: boolean;
};

/** All figures but the first seven, folded: one table for each group, and in a line what is published for one car only. */
export function FurtherFigures({ groups, cars, isDifferencesOnly, messages }: FurtherFiguresProps) {
  const ids = cars.map(({ id }) => id);
  const filled = groups
    .map((group) => ({ id: group.id, ...splitRows(group, ids) }))
    .map((group) => ({
      ...group,
      beside: group.beside.filter((row) => !isDifferencesOnly || isDifferent(row, ids)),
    }))
    .filter(({ beside, single }) => beside.length + single.length > 0);
  return (
    <div className={styles.further}>
      <Disclosure isWide label={messages.further}>
        {filled.map(({ id, beside, single }) => (
          <div key={id} className={styles.group}>
            <h3 className={styles.heading}>{messages[id]}</h3>
            {beside.length > 0 && (
              <ComparisonTable label={messages[id]} rows={beside} cars={cars} messages={messages} />
            )}
            {single.length > 0 && (
              <p className={styles.single}>
                <strong>{messages.single}</strong>{' '}
                {single.map((row, at) => (
                  <span key={row.spec}>
                    {at > 0 && <span>{'; '}</span>}
                    <OwnFigure row={row} cars={cars} source={messages.source} />
                  </span>
                ))}
                <span>.</span>
              </p>
            )}
          </div>
        ))}
      </Disclosure>
    </div>
  );
}

/** A figure that is published for one of the cars only: "Battery, Voyah Free: 106 kWh (gross)". */
function OwnFigure({
  row: { label, cells },
  cars,
  source,
}: {
  row: ComparedRow;
  cars: ModelCardData[];
  source: string;
}) {
  const owner = cars.find(({ id }) => cells[id]?.length);
  const values = (owner && cells[owner.id]) ?? [];
  return (
    <>
      <span>{`${label}, ${owner?.name}: `}</span>
      {values.map((each, at) => (
        <span key={each.value}>
          {at > 0 && <span>{', '}</span>}
          <Phrase>{each.value}</Phrase>
          {each.note !== undefined && (
            <span>
              {' ('}
              <Phrase>{each.note}</Phrase>)
            </span>
          )}
          {each.source !== undefined && <SourceMark label={source} source={each.source} />}
        </span>
      ))}
    </>
  );
}
