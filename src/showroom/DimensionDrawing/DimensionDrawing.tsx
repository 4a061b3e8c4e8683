import styles from './DimensionDrawing.module.css';

/** Lines of one view of a car; lengths in units of `unit` mm, origin at the top left, the ground at the bottom. */
export type DrawingLines = {
  width: number;
  height: number;
  unit: number;
  body: number;
  axles?: { front: number; rear: number };
  paths: { weight: 'outline' | 'line' | 'fine'; d: string }[];
};

/** A measure in millimetres as it is read: "Length", "4,905"; a range reads "180–230". */
export type Measure = { label: string; value: string };

export type DimensionDrawingWords = {
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
  side: DrawingLines;
  front: DrawingLines;
  /** What is not known is not drawn. */
  measures: Partial<Record<'length' | 'width' | 'height' | 'wheelbase' | 'groundClearance', Measure>>;
  words: DimensionDrawingWords;
};

/** Both views share one scale: the side view is 1000 wide, the front view 600, and the stylesheet keeps that ratio. */
const SIDE = 1000;
const FRONT = 600;
const EDGE = 4;
const TOP = 8;
/** Centre of the front view; the height stands to its right. */
const MIDDLE = 272;
const HEIGHT_AT = 556;
/** The rows below the ground in which the horizontal dimensions stand. */
const ROWS = [52, 116] as const;
const FOOT = 146;
const TICK = 9;

/** The car from the side and from the front, with its dimensions: one picture for a reader, with all numbers in its name. */
export function DimensionDrawing({ title, side, front, measures, words }: DimensionDrawingProps) {
  const { length, width, height, wheelbase, groundClearance } = measures;
  const scale = (SIDE - 2 * EDGE) / side.width;
  const ground = tenth(TOP + side.height * scale);
  const [upper, lower] = [ground + ROWS[0], ground + ROWS[1]];
  const half = (front.body * scale) / 2;
  const clearance = groundClearance && (Number.parseFloat(groundClearance.value) / front.unit) * scale;
  const said = [length, width, height, wheelbase, groundClearance]
    .filter((measure) => measure !== undefined)
    .map(({ label, value }) => `${label} ${value} ${words.unit}`);
  const name = `${title}, ${words.drawing}`;
  const bottom = tenth(ground + (said.length > 0 ? FOOT : EDGE));
  return (
    <div className={styles.drawing}>
      <div className={styles.views} role="img" aria-label={said.length > 0 ? `${name}: ${said.join(', ')}` : name}>
        <svg className={styles.side} viewBox={`0 0 ${SIDE} ${bottom}`} aria-hidden="true">
          <Car lines={side} scale={scale} x={EDGE} ground={ground} />
          <Rule points={[0, ground, SIDE, ground]} />
          {wheelbase && side.axles && (
            <Dimension
              text={wheelbase.value}
              from={[EDGE + side.axles.front * scale, upper]}
              to={[EDGE + side.axles.rear * scale, upper]}
              ground={ground}
            />
          )}
          {length && <Dimension text={length.value} from={[EDGE, lower]} to={[SIDE - EDGE, lower]} ground={ground} />}
        </svg>
        <svg className={styles.front} viewBox={`0 0 ${FRONT} ${bottom}`} aria-hidden="true">
          <Car lines={front} scale={scale} x={MIDDLE - (front.width * scale) / 2} ground={ground} />
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
        </svg>
      </div>
      {said.length > 0 && <p className={styles.caption}>{words.caption}</p>}
    </div>
  );
}

function Car({ lines, scale, x, ground }: { lines: DrawingLines; scale: number; x: number; ground: number }) {
  const y = ground - lines.height * scale;
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${scale.toFixed(4)})`}>
      {lines.paths.map(({ weight, d }) => (
        <path key={`${weight} ${d.slice(0, 24)}`} className={styles[weight]} d={d} />
      ))}
    </g>
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

const tenth = (value: number) => Math.round(value * 10) / 10;
