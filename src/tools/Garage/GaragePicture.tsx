import type { GarageCalculatorData } from '#/catalogue/calculators.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import { EDGE, layOut, MIDDLE, TOP, tenth, WIDE } from '../../cars/DimensionDrawing/lay-out.ts';
import styles from './GaragePicture.module.css';
import type { Garage } from './garage-room.ts';

type GaragePictureProps = { data: GarageCalculatorData; garage: Garage | undefined };

/**
 * A user unit is so many millimetres, about a pixel of a wide screen: the lines in the drawings' files are as wide as one or two units.
 */
const UNIT = 12;
/** Air around the drawing, in mm. */
const AIR = 140;
/** Room below the ground for the car's measure, and between the two views, in mm. */
const FOOT = 480;
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
      viewBox={`0 0 ${inUnits(total)} ${inUnits(ground + FOOT)}`}
      role="img"
      aria-label={fillIn(messages.drawing, { model: title })}
    >
      {placed.map(({ view, size, room, across, middle }) => (
        <g key={view}>
          {room !== undefined && garage !== undefined && (
            <rect
              className={styles.garage}
              data-short={room < size || garage.height < height || undefined}
              x={inUnits(middle - room / 2)}
              y={inUnits(ground - garage.height)}
              width={inUnits(room)}
              height={inUnits(garage.height)}
            />
          )}
          {drawing === undefined ? (
            <rect
              className={styles.car}
              x={inUnits(middle - size / 2)}
              y={inUnits(ground - height)}
              width={inUnits(size)}
              height={inUnits(height)}
            />
          ) : (
            <image
              href={drawing[view].src}
              preserveAspectRatio="none"
              {...placeOf(drawing, view, { size, height, middle, ground })}
            />
          )}
          <line
            x1={inUnits(middle - across / 2 - AIR)}
            x2={inUnits(middle + across / 2 + AIR)}
            y1={inUnits(ground)}
            y2={inUnits(ground)}
          />
          <text className={styles.number} x={inUnits(middle)} y={inUnits(ground + FOOT * 0.82)}>
            {formatNumber(size / 10)}
          </text>
        </g>
      ))}
    </svg>
  );
}

const inUnits = (mm: number) => tenth(mm / UNIT);

type Drawing = NonNullable<GarageCalculatorData['drawing']>;

/**
 * Where the file of a view lies, in user units, so that the car in it has its published size. Its mirrors stand out beyond the body.
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
    x: inUnits(middle - centre * across),
    y: inUnits(ground - drawn.ground * up),
    width: inUnits(WIDE[view] * across),
    height: inUnits((drawn.ground + EDGE) * up),
  };
}
