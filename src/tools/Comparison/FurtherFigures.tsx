import type { ComparedRow } from '#/catalogue/compared.ts';
import type { ComparisonData } from '#/catalogue/comparison.ts';
import type { ModelCardData } from '#/catalogue/model-card.ts';
import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
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
                <strong>{messages.single}</strong> {single.map((row) => ownText(row, cars)).join('; ')}.
              </p>
            )}
          </div>
        ))}
      </Disclosure>
    </div>
  );
}

/** "Battery, Voyah Free: 106 kWh (gross)" */
function ownText({ label, cells }: ComparedRow, cars: ModelCardData[]): string {
  const owner = cars.find(({ id }) => cells[id]?.length);
  const values = (owner && cells[owner.id]) ?? [];
  const text = values.map(({ value, note }) => (note ? `${value} (${note})` : value)).join(', ');
  return `${label}, ${owner?.name}: ${text}`;
}
