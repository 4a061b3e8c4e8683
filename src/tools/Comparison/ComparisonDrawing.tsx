import type { ComparisonData } from '#/catalogue/comparison.ts';
import { formatNumber } from '#/language/format.ts';
import { EDGE, layOut, MIDDLE, tenth, WIDE } from '../../cars/DimensionDrawing/lay-out.ts';
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

/** A user unit is so many millimetres, about a pixel of a wide screen: the lines in the drawings' files are as wide as one or two units. */
const UNIT = 10;
/** Air around the cars, in user units. */
const AIR = 6;
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
        {drawn.map(({ at, outside }) => (
          <Views key={at} car={at} outside={outside} beside={drawn.map((each) => each.outside)} />
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

/** "Length 4,905 mm, width …", or beside another car "Length +410 mm, width the same". */
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
    .map((size, at) => (at === 0 ? size : size.charAt(0).toLowerCase() + size.slice(1)))
    .join(', ');
}

type ViewsProps = { car: number; outside: Outside; beside: Outside[] };

/** One car in a window that all cars share: from the side, and beside it from the front. */
function Views({ car, outside, beside }: ViewsProps) {
  const { scale, ground } = layOut(outside.side, outside.front);
  const size = outside.side.unit / scale / UNIT;
  const most = (measure: (each: Outside) => number) => Math.max(...beside.map(measure)) / UNIT;
  const side = most((each) => each.side.width * each.side.unit);
  const front = most((each) => each.front.width * each.front.unit);
  const foot = AIR + most((each) => each.side.height * each.side.unit);
  const left = { side: AIR - EDGE * size, front: side + 5 * AIR + front / 2 - MIDDLE * size };
  return (
    <svg
      viewBox={`0 0 ${Math.round(side + front + 6 * AIR)} ${Math.round(foot + AIR / 2)}`}
      data-car={car}
      aria-hidden="true"
    >
      {VIEWS.map((view) => (
        <image
          key={view}
          href={outside[view].src}
          x={tenth(left[view])}
          y={tenth(foot - ground * size)}
          width={tenth(WIDE[view] * size)}
          height={tenth((ground + EDGE) * size)}
        />
      ))}
    </svg>
  );
}
