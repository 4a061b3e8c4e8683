import { useRef, useState } from 'react';
import type { ComparisonData } from '#/catalogue/comparison.ts';
import type { ModelCardData } from '#/catalogue/model-card.ts';
import { fillIn } from '#/language/fill-in.ts';
import { MOST_CARS } from '../../cars/CompareLink/compare-link.ts';
import { Button } from '../../design/Button/Button.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { ShareLink } from '../Calculator/ShareLink.tsx';
import styles from './Comparison.module.css';
import { ComparisonDrawing } from './ComparisonDrawing.tsx';
import { ComparisonHead } from './ComparisonHead.tsx';
import { ComparisonOptions } from './ComparisonOptions.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { FurtherFigures } from './FurtherFigures.tsx';
import { type Place, useComparison } from './use-comparison.ts';
import { usePrintOnly } from './use-print-only.ts';

const PLACES = ['car0', 'car1', 'car2'] as const satisfies Place[];

/** Two or three cars side by side: seven figures at once, the others below a line that opens; one A4 page on paper. */
export function Comparison({ data }: { data: ComparisonData }) {
  const { models, main, groups, messages } = data;
  const { form, fields, change, setCar, link } = useComparison(models);
  const dateOnPaper = useRef<HTMLSpanElement>(null);
  const printSheet = usePrintOnly('comparison');
  const { dealer, messages: siteMessages } = useSiteData();
  const [message, setMessage] = useState('');
  const cars = PLACES.flatMap((place) => models.find(({ id }) => id === fields[place]) ?? []);
  const ids = cars.map(({ id }) => id);
  const isDifferencesOnly = fields.differences === '1';
  const print = async () => {
    const { current } = dateOnPaper;
    if (current !== null) current.textContent = new Date().toISOString().slice(0, 10);
    setMessage((await printSheet()) ? '' : siteMessages.printing.noDialog);
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
        {cars.map((car, index) => {
          const place = PLACES[index] ?? 'car0';
          return (
            <ComparisonHead
              key={place}
              place={place}
              label={fillIn(messages.choose, { number: String(index + 1) })}
              car={car}
              models={models}
              none={index === MOST_CARS - 1 ? messages.none : undefined}
              onChoose={(id) => setCar(place, id)}
            />
          );
        })}
      </div>
      <ComparisonOptions
        models={models.filter(({ id }) => !ids.includes(id))}
        hasRoom={cars.length < MOST_CARS}
        isDifferencesOnly={isDifferencesOnly}
        messages={messages}
        onAdd={(id) => setCar('car2', id)}
        onDifferencesOnly={(isOn) => change({ differences: isOn ? '1' : '' })}
      />
      <ComparisonDrawing cars={cars} measures={data.measures} messages={messages} />
      <ComparisonTable label={messages.heading} rows={main.rows} cars={cars} messages={messages} />
      <div className={styles.links} data-print="never">
        <ul role="list">
          {cars.map(({ id, address }) => (
            <li key={id}>
              <a href={address}>{messages.more}</a>
              <a href={`${address}?order=${id}`}>{messages.order}</a>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <span className={styles.print}>
            <Button look="quiet" onClick={() => void print()}>
              <Icon name="print" />
              {messages.print}
            </Button>
          </span>
          <ShareLink link={link} messages={messages} />
          <span role="status">{message}</span>
        </div>
      </div>
      <FurtherFigures groups={groups} cars={cars} isDifferencesOnly={isDifferencesOnly} messages={messages} />
      <p className={styles.paper} data-paper-sources="">
        <strong>{messages.sources}</strong> <span>{sourcesOnPaper(data, ids)}</span>
      </p>
    </div>
  );
}

/** The sources of these cars' figures in one paragraph, by the numbers of their marks: paper has no list to lead to. */
function sourcesOnPaper({ main, groups, sources }: ComparisonData, ids: ModelCardData['id'][]): string {
  const shown = new Set(
    [main, ...groups]
      .flatMap(({ rows }) => rows.flatMap(({ cells }) => ids.flatMap((id) => cells[id] ?? [])))
      .map(({ source }) => source),
  );
  return sources.flatMap(({ title }, at) => (shown.has(at + 1) ? [`${at + 1} ${title}`] : [])).join('; ');
}
