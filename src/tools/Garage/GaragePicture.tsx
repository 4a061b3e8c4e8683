import type { GarageCalculatorData } from '#/catalogue/calculators.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import { EDGE, layOut, MIDDLE, TOP, WIDE } from '../../cars/DimensionDrawing/lay-out.ts';
import styles from './GaragePicture.module.css';
import type { Garage } from './garage-room.ts';

type GaragePictureProps = { data: GarageCalculatorData; garage: Garage | undefined };

/** Air around the drawing, in mm. */
const AIR = 140;
/** Room below the ground for the car's measure, and between the two views, in mm. */
const FOOT = 420;
const GAP = 500;

/** The car inside the garage, from the side and from the front, both in one scale. An unknown measure is not drawn. */
export function GaragePicture({ data: { title, messages, measures, drawing }, garage }: GaragePictureProps) {
  const { length, width, height } = measures;
  if (height === undefined || (length === undefined && width === undefined)) return null;
  const ground = Math.max(height, garage?.height ?? 0) + AIR;
  const views = [
    { view: 'side' as const, size: length, room: garage?.length },
    { view: 'front' as const, size: width, room: garage?.width },
  ].flatMap(({ view, size, room }) =>
    size === undefined ? [] : [{ view, size, room, across: Math.max(size, room ?? 0) }],
  );
  let left = AIR;
  const placed = views.map((each) => {
    const middle = left + each.across / 2;
    left += each.across + GAP;
    return { ...each, middle };
  });
  const total = left - GAP + AIR;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${total} ${ground + FOOT}`}
      role="img"
      aria-label={fillIn(messages.drawing, { model: title })}
    >
      {placed.map(({ view, size, room, across, middle }) => (
        <g key={view}>
          {room !== undefined && garage !== undefined && (
            <rect
              className={styles.garage}
              data-short={room < size || garage.height < height || undefined}
              x={middle - room / 2}
              y={ground - garage.height}
              width={room}
              height={garage.height}
            />
          )}
          {drawing === undefined ? (
            <rect className={styles.car} x={middle - size / 2} y={ground - height} width={size} height={height} />
          ) : (
            <image
              href={drawing[view].src}
              preserveAspectRatio="none"
              {...placeOf(drawing, view, { size, height, middle, ground })}
            />
          )}
          <line x1={middle - across / 2 - AIR} x2={middle + across / 2 + AIR} y1={ground} y2={ground} />
          <text className={styles.number} x={middle} y={ground + FOOT * 0.8}>
            {formatNumber(size / 10)}
          </text>
        </g>
      ))}
    </svg>
  );
}

type Drawing = NonNullable<GarageCalculatorData['drawing']>;

/**
 * Where the file of a view lies, so that the car in it has its published size, to the millimetre. Its mirrors stand out beyond
 * the body.
 */
function placeOf(
  { side, front }: Drawing,
  view: 'side' | 'front',
  { size, height, middle, ground }: Record<'size' | 'height' | 'middle' | 'ground', number>,
) {
  const drawn = layOut(side, front);
  const [body, centre] = view === 'side' ? [WIDE.side - 2 * EDGE, WIDE.side / 2] : [front.body * drawn.scale, MIDDLE];
  const [across, up] = [size / body, height / (drawn.ground - TOP)];
  return {
    x: Math.round(middle - centre * across),
    y: Math.round(ground - drawn.ground * up),
    width: Math.round(WIDE[view] * across),
    height: Math.round((drawn.ground + EDGE) * up),
  };
}
