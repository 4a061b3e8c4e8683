import { type ReactNode, useRef } from 'react';
import type { ComparisonData } from '#/content/catalogue/comparison.ts';
import { fillIn } from '#/language/fill-in.ts';
import { MOST_CARS } from '../../cars/CompareLink/compare-link.ts';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { Button } from '../../design/Button/Button.tsx';
import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
import { SelectField } from '../../design/Field/SelectField.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { ShareLink } from '../Calculator/ShareLink.tsx';
import styles from './Comparison.module.css';
import { ComparisonHead } from './ComparisonHead.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { isDifferent, splitRows } from './compare-rows.ts';
import { type Place, useComparison } from './use-comparison.ts';
import { usePrintOnly } from './use-print-only.ts';

const PLACES = ['car0', 'car1', 'car2'] as const satisfies Place[];

/** Two or three cars side by side: seven figures at once, the others in groups that open; one A4 page on paper. */
export function Comparison({ data }: { data: ComparisonData }) {
  const { models, main, groups, messages } = data;
  const { form, fields, change, setCar, link } = useComparison(models);
  const dateOnPaper = useRef<HTMLSpanElement>(null);
  const printSheet = usePrintOnly('comparison');
  const { dealer } = useSiteData();
  const cars = PLACES.flatMap((place) => models.find(({ id }) => id === fields[place]) ?? []);
  const ids = cars.map(({ id }) => id);
  const isShown = (row: (typeof main)['rows'][number]) => fields.differences === '' || isDifferent(row, ids);
  const folded = groups
    .map((group) => ({ id: group.id, ...splitRows(group, ids) }))
    .map((group) => ({ ...group, beside: group.beside.filter(isShown) }))
    .filter(({ beside, single }) => beside.length + single.length > 0);
  const table = (rows: (typeof main)['rows'], label: string): ReactNode => (
    <ComparisonTable label={label} rows={rows} cars={cars} messages={messages} />
  );
  const print = () => {
    const { current } = dateOnPaper;
    if (current !== null) current.textContent = new Date().toISOString().slice(0, 10);
    printSheet();
  };
  return (
    <div ref={form} className={styles.comparison} data-cars={cars.length} data-comparison>
      <p className={styles.paper}>
        <strong>{messages.heading}</strong>
        <span>
          {dealer.name}, {dealer.phone}
        </span>
        <span ref={dateOnPaper} />
      </p>
      <div className={styles.heads}>
        {cars.map((car, place) => (
          <ComparisonHead
            key={PLACES[place]}
            place={PLACES[place] ?? 'car0'}
            label={fillIn(messages.choose, { number: String(place + 1) })}
            car={car}
            models={models}
            none={place === MOST_CARS - 1 ? messages.none : undefined}
            onChoose={setCar}
          />
        ))}
      </div>
      {table(main.rows, messages.heading)}
      <ul role="list" className={styles.links} data-print="never">
        {cars.map(({ id, address }) => (
          <li key={id}>
            <a href={address}>{messages.more}</a>
            <a href={`${address}?order=${id}`}>{messages.order}</a>
          </li>
        ))}
      </ul>
      <div className={styles.groups}>
        {folded.map(({ id, beside, single }) => (
          <Disclosure key={id} isWide label={messages[id]}>
            {beside.length > 0 && table(beside, messages[id])}
            {single.length > 0 && (
              <p className={styles.single}>
                <strong>{messages.single}</strong>{' '}
                {single
                  .map((row) => {
                    const owner = cars.find((car) => row.cells[car.id]?.length);
                    const values = row.cells[owner?.id ?? 'voyah-free'] ?? [];
                    const text = values.map(({ value, note }) => (note ? `${value} (${note})` : value)).join(', ');
                    return `${row.label}, ${owner?.name}: ${text}`;
                  })
                  .join('; ')}
                .
              </p>
            )}
          </Disclosure>
        ))}
      </div>
      <div className={styles.options} data-print="never">
        {cars.length < MOST_CARS && (
          <SelectField
            id="compare-car2"
            name="car2"
            label={messages.add}
            value=""
            onChange={(event) => setCar('car2', event.currentTarget.value)}
          >
            <option value="">{messages.none}</option>
            {models
              .filter(({ id }) => !ids.includes(id))
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </SelectField>
        )}
        <label className={styles.check}>
          <input
            type="checkbox"
            name="differences"
            value="1"
            checked={fields.differences === '1'}
            onChange={(event) => change({ differences: event.currentTarget.checked ? '1' : '' })}
          />
          {messages.differences}
        </label>
        <div className={styles.actions}>
          <span className={styles.print}>
            <Button look="quiet" onClick={print}>
              <Icon name="print" />
              {messages.print}
            </Button>
          </span>
          <ShareLink link={link} messages={messages} />
        </div>
      </div>
    </div>
  );
}
