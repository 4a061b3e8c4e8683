import { TRIP_LIMITS, type Trip } from '#/formulas/range.ts';
import { readNumber } from '../../design/Field/read-number.ts';

/** The parameter of the URL: `?winter=…`. */
export const PARAMETER = 'winter';

/** A trip and its goal, as the URL carries them: `?winter=-25,road,90,100,15,back,erdenet`. */
export type WinterQuestion = Trip & { town: string | undefined };

/** The same as it stands in the fields. `isReturn` and `town` are empty where nothing is chosen. */
export type WinterFields = Record<
  'temperature' | 'where' | 'speed' | 'start' | 'reserve' | 'isReturn' | 'town',
  string
>;

/** A night in January, °C: what is asked at first, and one of the buttons. */
export const JANUARY = -25;

const FIRST_QUESTION: WinterQuestion = {
  temperature: JANUARY,
  where: 'road',
  speed: 90,
  start: 100,
  reserve: 15,
  isReturn: false,
  town: undefined,
};

/** The value of the field for the way back while it is ticked. */
export const RETURN = 'back';

const fieldsOf = ({ temperature, where, speed, start, reserve, isReturn, town }: WinterQuestion): WinterFields => ({
  temperature: String(temperature),
  where,
  speed: String(speed),
  start: String(start),
  reserve: String(reserve),
  isReturn: isReturn ? RETURN : '',
  town: town ?? '',
});

export const FIRST_TRIP = fieldsOf(FIRST_QUESTION);

/** The question that the fields ask; undefined while one of them cannot be read. */
export function winterQuestion({
  temperature,
  where,
  isReturn,
  town,
  ...fields
}: WinterFields): WinterQuestion | undefined {
  const isRoad = where === 'road';
  const speed = isRoad ? readNumber(fields.speed, TRIP_LIMITS.speed).value : FIRST_QUESTION.speed;
  const start = readNumber(fields.start, TRIP_LIMITS.start).value;
  const reserve = readNumber(fields.reserve, TRIP_LIMITS.reserve).value;
  if (speed === undefined || start === undefined || reserve === undefined || reserve >= start) return undefined;
  return {
    temperature: Number(temperature),
    where: isRoad ? 'road' : 'city',
    speed,
    start,
    reserve,
    isReturn: isReturn === RETURN,
    town: town === '' ? undefined : town,
  };
}

/**
 * Reads a question from the query of a URL, which is untrusted input: what is no whole number within the limits becomes its
 * own default, and so does a town that is not among those known.
 *
 * @returns undefined where the URL asks nothing.
 */
export function readWinter(query: string, towns: string[]): WinterFields | undefined {
  const text = new URLSearchParams(query).get(PARAMETER);
  if (text === null) return undefined;
  const [temperature, where, speed, start, reserve, back, town = ''] = text.slice(0, 80).split(',');
  return fieldsOf({
    temperature: wholeNumber(temperature, 'temperature'),
    where: where === 'city' ? 'city' : 'road',
    speed: wholeNumber(speed, 'speed'),
    start: wholeNumber(start, 'start'),
    reserve: wholeNumber(reserve, 'reserve'),
    isReturn: back === RETURN,
    town: towns.includes(town) ? town : undefined,
  });
}

function wholeNumber(text: string | undefined, key: keyof typeof TRIP_LIMITS): number {
  const { from, to } = TRIP_LIMITS[key];
  const value = /^-?\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : FIRST_QUESTION[key];
}

/** The value of `winter` in the URL that asks this question again; undefined while a field cannot be read. */
export function winterValue(fields: WinterFields): string | undefined {
  const question = winterQuestion(fields);
  if (question === undefined) return undefined;
  const { temperature, where, speed, start, reserve, isReturn, town } = question;
  return [temperature, where, speed, start, reserve, isReturn ? RETURN : '', town ?? ''].join(',').replace(/,+$/, '');
}
