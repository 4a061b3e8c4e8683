import type { CSSProperties } from 'react';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import type { DrawingLines } from '../../cars/DimensionDrawing/lay-out.ts';
import type { Garage, Measures } from './fit.ts';
import type { FitDrawing, FitWords } from './fit-data.ts';
import { fitStyles as styles } from './fit-styles.ts';

type FitPictureProps = {
  title: string;
  words: FitWords;
  measures: Measures;
  garage: Garage | undefined;
  drawing: FitDrawing | undefined;
};

/** Air around the drawing, in mm. */
const AIR = 140;
/** Room below the ground for the car's measure, in mm. */
const FOOT = 420;

/** The car inside the garage, from the side and from the front, both in one scale. An unknown measure is not drawn. */
export function FitPicture({ title, words, measures, garage, drawing }: FitPictureProps) {
  const { length, width, height } = measures;
  if (height === undefined || (length === undefined && width === undefined)) return null;
  const views = [
    { name: 'side', car: length, room: garage?.length, lines: drawing?.side },
    { name: 'front', car: width, room: garage?.width, lines: drawing?.front },
  ].filter((view): view is typeof view & { car: number } => view.car !== undefined);
  const high = Math.max(height, garage?.height ?? 0) + AIR;
  const wide = views.map(({ car, room }) => Math.max(car, room ?? 0) + 2 * AIR);
  const [sum, most] = [wide.reduce((total, each) => total + each, 0), Math.max(...wide)];
  return (
    <div className={styles.views} role="img" aria-label={fillIn(words.drawing, { model: title })}>
      {views.map(({ name, car, room, lines }, at) => {
        const own = wide[at] ?? most;
        // Known here only, and set by script, which the Content-Security-Policy allows; no HTML carries it.
        const share = { '--beside': own / sum, '--alone': own / most } as CSSProperties;
        return (
          <svg
            key={name}
            className={styles.view}
            style={share}
            viewBox={`0 0 ${own} ${high + FOOT}`}
            aria-hidden="true"
          >
            {room !== undefined && garage !== undefined && (
              <Gate
                x={(own - room) / 2}
                ground={high}
                width={room}
                height={garage.height}
                isShort={room < car || garage.height < height}
              />
            )}
            <Car lines={lines} middle={own / 2} ground={high} size={car} height={height} isSide={name === 'side'} />
            <line className={styles.ground} x1={0} x2={own} y1={high} y2={high} />
            <text className={styles.number} x={own / 2} y={high + FOOT * 0.8} textAnchor="middle">
              {formatNumber(car / 10)}
            </text>
          </svg>
        );
      })}
    </div>
  );
}

type GateProps = { x: number; ground: number; width: number; height: number; isShort: boolean };

function Gate({ x, ground, width, height, isShort }: GateProps) {
  return (
    <rect
      className={styles.garage}
      data-short={isShort || undefined}
      x={x}
      y={ground - height}
      width={width}
      height={height}
    />
  );
}

type CarProps = {
  lines: DrawingLines | undefined;
  middle: number;
  ground: number;
  /** Length from the side, width from the front, in mm. */
  size: number;
  height: number;
  isSide: boolean;
};

/** The outline in its published size; from the front the mirrors stand out beyond the body. */
function Car({ lines, middle, ground, size, height, isSide }: CarProps) {
  if (lines === undefined) {
    return <rect className={styles.outline} x={middle - size / 2} y={ground - height} width={size} height={height} />;
  }
  const across = size / (isSide ? lines.width : lines.body);
  const up = height / lines.height;
  const x = middle - (lines.width * across) / 2;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${(ground - height).toFixed(1)}) scale(${across.toFixed(4)} ${up.toFixed(4)})`}
    >
      {[...lines.paths].sort(outlineFirst).map(({ weight, d }) => (
        <path
          key={`${weight} ${d.slice(0, 24)}`}
          className={weight === 'outline' ? styles.outline : styles.line}
          d={d}
        />
      ))}
    </g>
  );
}

/** The outline is filled, so it has to lie below the lines. */
const outlineFirst = (a: DrawingLines['paths'][number], b: DrawingLines['paths'][number]) =>
  Number(b.weight === 'outline') - Number(a.weight === 'outline');
