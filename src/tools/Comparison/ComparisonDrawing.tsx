import type { ComparisonData } from '#/catalogue/comparison.ts';
import { formatNumber } from '#/language/format.ts';
import { EDGE, layOut, MIDDLE, WIDE } from '../../cars/DimensionDrawing/lay-out.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './ComparisonDrawing.module.css';

type Car = ComparisonData['models'][number];
type Outside = NonNullable<Car['outside']>;
type Measures = ComparisonData['measures'];

type ComparisonDrawingProps = {
  cars: Car[];
  measures: Measures;
  messages: Pick<ComparisonData['messages'], 'drawing' | 'same' | 'unknown'>;
};

/** A user unit of the pictures is so many millimetres. */
const UNIT = 5;
/** Air around the cars, in user units. */
const AIR = 12;
const VIEWS = ['side', 'front'] as const;

/**
 * The cars over each other to one scale, on one ground, from the side (noses in one line) and from the front, with what each is
 * longer, wider or higher than the first. A car whose length is not published is not drawn.
 */
export function ComparisonDrawing({ cars, measures, messages }: ComparisonDrawingProps) {
  const drawn = cars.flatMap((car, at) => (car.outside === undefined ? [] : [{ at, outside: car.outside }]));
  const first = cars[0]?.outside?.measures;
  if (drawn.length < 2) return null;
  return (
    <figure className={styles.drawing}>
      <div className={styles.views} aria-hidden="true">
        {VIEWS.map((view) => (
          <div key={view} className={styles.view}>
            {drawn.map(({ at, outside }) => (
              <View key={at} view={view} car={at} outside={outside} beside={drawn.map((each) => each.outside)} />
            ))}
          </div>
        ))}
      </div>
      <figcaption className={styles.words}>
        <p>{messages.drawing}</p>
        <ul role="list">
          {cars.map(({ id, title, outside }, at) => (
            <li key={id} data-car={at}>
              <strong>
                <Phrase>{title}</Phrase>
              </strong>
              <span>{sizesOf(outside?.measures, at === 0 ? undefined : first, measures, messages)}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** "Length 4,905 mm, Width …", or beside another car "Length +410 mm, Width the same". */
function sizesOf(
  own: Outside['measures'] | undefined,
  other: Outside['measures'] | undefined,
  measures: Measures,
  messages: ComparisonDrawingProps['messages'],
): string {
  if (own === undefined) return messages.unknown;
  return measures
    .flatMap(({ spec, label, unit }) => {
      const value = own[spec];
      const beside = other?.[spec];
      if (value === undefined || (other !== undefined && beside === undefined)) return [];
      if (beside === undefined) return `${label} ${formatNumber(value)}\u00a0${unit}`;
      if (value === beside) return `${label} ${messages.same}`;
      return `${label} ${value > beside ? '+' : '−'}${formatNumber(Math.abs(value - beside))}\u00a0${unit}`;
    })
    .join(', ');
}

type ViewProps = { view: (typeof VIEWS)[number]; car: number; outside: Outside; beside: Outside[] };

/** One car of a view: its picture in a window that all cars of the view share. */
function View({ view, car, outside, beside }: ViewProps) {
  const { scale, ground } = layOut(outside.side, outside.front);
  const size = outside.side.unit / scale / UNIT;
  const width = Math.max(...beside.map((each) => widthOf(view, each))) + 2 * AIR;
  const height = Math.max(...beside.map((each) => (each.side.height * each.side.unit) / UNIT)) + 2 * AIR;
  const x = view === 'side' ? AIR - EDGE * size : width / 2 - MIDDLE * size;
  return (
    <svg viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`} data-car={car} aria-hidden="true">
      <image
        href={outside[view].src}
        x={x.toFixed(1)}
        y={(height - AIR - ground * size).toFixed(1)}
        width={(WIDE[view] * size).toFixed(1)}
        height={((ground + EDGE) * size).toFixed(1)}
      />
    </svg>
  );
}

function widthOf(view: (typeof VIEWS)[number], outside: Outside): number {
  return (outside[view].width * outside[view].unit) / UNIT;
}
