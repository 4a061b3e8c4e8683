import type { ReactNode } from 'react';
import styles from './DimensionDrawing.module.css';
import { type DrawingView, EDGE, layOut, MIDDLE, TOP, tenth, WIDE } from './lay-out.ts';

/** A measure in millimetres as it is read: "Length", "4,905"; a range reads "180–230". */
export type Measure = { label: string; value: string };

type DimensionDrawingMessages = {
  /** What the picture is, for those who do not see it: "line drawing from the side and the front". */
  drawing: string;
  /** The unit in words, said after each number: "millimetres". */
  unit: string;
  /** Stands below the drawing, as its numbers carry no unit. */
  caption: string;
};

type DimensionDrawingProps = {
  /** The car's name. */
  title: string;
  /** The two views: `src` is the file that `car-file.ts` makes of its lines. */
  side: DrawingView & { src: string };
  front: DrawingView & { src: string };
  /** What is not known is not drawn. */
  measures: Partial<Record<'length' | 'width' | 'height' | 'wheelbase' | 'groundClearance', Measure>>;
  messages: DimensionDrawingMessages;
};

const HEIGHT_AT = 556;
/** The rows below the ground in which the horizontal dimensions stand: far enough apart for the numbers on a phone. */
const ROWS = [50, 162] as const;
const FOOT = 202;
const TICK = 9;

/** The car from the side and from the front, with its dimensions: one picture for a reader, with all numbers in its name. */
export function DimensionDrawing({ title, side, front, measures, messages }: DimensionDrawingProps) {
  const { length, width, height, wheelbase, groundClearance } = measures;
  const { scale, ground } = layOut(side, front);
  const [upper, lower] = [ground + ROWS[0], ground + ROWS[1]];
  const half = (front.body * scale) / 2;
  const clearance = groundClearance && (Number.parseFloat(groundClearance.value) / front.unit) * scale;
  const said = [length, width, height, wheelbase, groundClearance]
    .filter((measure) => measure !== undefined)
    .map(({ label, value }) => `${label} ${value} ${messages.unit}`);
  const name = `${title}, ${messages.drawing}`;
  const bottom = tenth(ground + (said.length > 0 ? FOOT : EDGE));
  return (
    <div className={styles.drawing}>
      <div className={styles.views} role="img" aria-label={said.length > 0 ? `${name}: ${said.join(', ')}` : name}>
        <View view="side" title={title} src={side.src} ground={ground} bottom={bottom}>
          <Rule points={[0, ground, WIDE.side, ground]} />
          {wheelbase && side.axles && (
            <Dimension
              text={wheelbase.value}
              from={[EDGE + side.axles.front * scale, upper]}
              to={[EDGE + side.axles.rear * scale, upper]}
              ground={ground}
            />
          )}
          {length && (
            <Dimension text={length.value} from={[EDGE, lower]} to={[WIDE.side - EDGE, lower]} ground={ground} />
          )}
        </View>
        <View view="front" title={title} src={front.src} ground={ground} bottom={bottom}>
          <Rule points={[20, ground, HEIGHT_AT + TICK, ground]} />
          {clearance && (
            <>
              <Rule points={[MIDDLE - TICK, ground - clearance, MIDDLE + TICK, ground - clearance]} isDimension />
              <Rule points={[MIDDLE, ground - clearance, MIDDLE, upper]} isDimension />
              <Figure text={groundClearance.value} x={MIDDLE} y={upper} />
            </>
          )}
          {width && (
            <Dimension text={width.value} from={[MIDDLE - half, lower]} to={[MIDDLE + half, lower]} ground={ground} />
          )}
          {height && (
            <>
              <Rule points={[MIDDLE + half / 2, TOP, HEIGHT_AT + TICK, TOP]} />
              <Dimension text={height.value} from={[HEIGHT_AT, ground]} to={[HEIGHT_AT, TOP]} />
            </>
          )}
        </View>
      </div>
      {said.length > 0 && <p className={styles.caption}>{messages.caption}</p>}
    </div>
  );
}

type ViewProps = {
  view: 'side' | 'front';
  title: string;
  src: string;
  ground: number;
  bottom: number;
  children: ReactNode;
};

/** One view: the car's picture, and over it, in the same units, its dimensions. */
function View({ view, title, src, ground, bottom, children }: ViewProps) {
  return (
    <div className={styles.view} aria-hidden="true">
      <img
        className={styles.car}
        src={src}
        width={WIDE[view]}
        height={Math.round(ground + EDGE)}
        alt={title}
        loading="lazy"
        decoding="async"
      />
      <svg viewBox={`0 0 ${WIDE[view]} ${bottom}`} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

type Point = [x: number, y: number];

/** A line with a stroke across each end and its number in the middle; with `ground`, fine lines lead down to it. */
function Dimension({ text, from, to, ground }: { text: string; from: Point; to: Point; ground?: number }) {
  const isUpright = from[0] === to[0];
  const [across, along] = isUpright ? [TICK, 0] : [0, TICK];
  return (
    <>
      {[from, to].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          {ground !== undefined && <Rule points={[x, ground + TICK, x, y]} />}
          <Rule points={[x - across, y - along, x + across, y + along]} isDimension />
        </g>
      ))}
      <Rule points={[...from, ...to]} isDimension />
      <Figure text={text} x={(from[0] + to[0]) / 2} y={(from[1] + to[1]) / 2} isUpright={isUpright} />
    </>
  );
}

function Rule({ points, isDimension = false }: { points: number[]; isDimension?: boolean }) {
  const [x1, y1, x2, y2] = points.map(tenth);
  return <line className={isDimension ? styles.dimension : styles.rule} x1={x1} y1={y1} x2={x2} y2={y2} />;
}

function Figure({ text, x, y, isUpright = false }: { text: string; x: number; y: number; isUpright?: boolean }) {
  const place = `translate(${tenth(x)} ${tenth(y)})${isUpright ? ' rotate(-90)' : ''}`;
  return (
    <text className={styles.figure} transform={place}>
      {text}
    </text>
  );
}
