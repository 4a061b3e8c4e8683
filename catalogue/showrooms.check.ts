import { describe, expect, test } from 'vitest';
import { contentWith, dealerWith } from '#/tests/catalogue/sample-content.ts';
import { countryMap } from './country-map.ts';
import type { LocalContent } from './in-locale.ts';
import { MAP_SIZE, onMap, outlineOf } from './on-map.ts';
import { mainAndOthers, showrooms } from './showrooms.ts';

type Showroom = LocalContent['dealer']['showrooms'][number];
const showroom = (parts: Partial<Showroom> = {}): Showroom => ({
  phone: '+976 1111 1111',
  postalAddress: { street: '1 Street', city: 'Darkhan' },
  hours: [{ days: ['Mo'], opens: '10:00', closes: '19:00' }],
  ...parts,
});

describe('a showroom', () => {
  const { days } = contentWith({}).messages;
  const shown = (parts: Partial<Showroom>) => showrooms(dealerWith({ showrooms: [showroom(parts)] }))[0];

  test('its hours from the first to the last of the days, or on one day', () => {
    const hours: Showroom['hours'] = [
      { days: ['Mo', 'Tu', 'We'], opens: '10:00', closes: '19:00' },
      { days: ['Sa'], opens: '11:00', closes: '17:00' },
    ];
    expect(shown({ hours })?.hours).toEqual([
      { days: `${days.Mo}–${days.We}`, time: '10:00–19:00' },
      { days: days.Sa, time: '11:00–17:00' },
    ]);
  });

  test.each([
    [['Mo', 'We', 'Th', 'Fr'], `${days.Mo}, ${days.We}–${days.Fr}`],
    [['Tu', 'Th', 'Sa'], `${days.Tu}, ${days.Th}, ${days.Sa}`],
    [['Su', 'Sa', 'Mo'], `${days.Mo}, ${days.Sa}–${days.Su}`],
    [['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], `${days.Mo}–${days.Su}`],
  ] as [Showroom['hours'][number]['days'], string][])('on %s it is open on no other day', (open, text) => {
    expect(shown({ hours: [{ days: open, opens: '10:00', closes: '19:00' }] })?.hours[0]?.days).toBe(text);
  });

  test('its address on one line, with a postal code where there is one', () => {
    expect(shown({})?.postalAddress).toBe('1 Street, Darkhan');
    expect(shown({ postalAddress: { street: '1 Street', city: 'Darkhan', postalCode: '45000' } })?.postalAddress).toBe(
      '1 Street, Darkhan 45000',
    );
  });

  test('its own link to a map, else one to its position, else none', () => {
    const position = { latitude: 49.5, longitude: 105.9 };
    const own = 'https://maps.example';
    expect(shown({ map: own, position })?.map).toBe(own);
    expect(shown({ position })?.map).toBe('https://www.openstreetmap.org/?mlat=49.5&mlon=105.9#map=17/49.5/105.9');
    expect(shown({})?.map).toBeUndefined();
  });

  test('the first is the main one, and a dealer has one', () => {
    expect(mainAndOthers(['one', 'two', 'three'])).toEqual({ main: 'one', others: ['two', 'three'] });
    expect(() => mainAndOthers([])).toThrow('The dealer has no showroom.');
  });
});

describe('the map', () => {
  test('a degree is as wide and as high as the map says, from its north-western corner', () => {
    expect(onMap(87.3, 52.5)).toEqual({ x: 0, y: 0 });
    expect(onMap(97.3, 51.5)).toEqual({ x: 220, y: 32 });
    expect(onMap(107.31, 47.51)).toEqual({ x: 440, y: 160 });
  });

  test('an outline goes from point to point', () => {
    const outline: [number, number][] = [
      [88.3, 51.5],
      [89.3, 50.5],
      [88.3, 50.5],
    ];
    expect(outlineOf({ outline })).toBe('m22 32 22 32-22 0z');
  });
});

describe('the country on the story', () => {
  const { tools } = contentWith({});
  const label = tools.towns.from.label;
  const source = 'any';
  const town = (id: string, name: string, km: number, latitude: number, longitude: number) => ({
    id,
    name,
    km,
    latitude,
    longitude,
    label,
    source,
  });
  const from = { ...tools.towns.from, latitude: 47.9, longitude: 106.9 };
  const towns = [
    town('near', 'Near', 50, 47.95, 107.5),
    town('west', 'West (about)', 300, 47.9, 100.9),
    town('beside', 'Beside', 310, 47.9, 101.9),
    town('east', 'East', 600, 47.9, 114.9),
  ];
  const mapWith = (rooms: Showroom[]) =>
    countryMap({
      ...dealerWith({ showrooms: rooms }),
      tools: { ...tools, towns: { ...tools.towns, from, towns } },
      units: { km: 'km' },
    });

  test('shows the towns that stand apart, the nearer of two, by their plain names', () => {
    const { main, others, towns: shown, unit, width, height } = mapWith([showroom()]);
    expect(main).toEqual({ name: 'Darkhan', ...onMap(from.longitude, from.latitude), isEastern: false });
    expect(others).toEqual([]);
    expect(shown).toEqual([
      { name: 'West', km: 300, ...onMap(100.9, 47.9) },
      { name: 'East', km: 600, ...onMap(114.9, 47.9) },
    ]);
    expect({ unit, width, height }).toEqual({ unit: 'km', ...MAP_SIZE });
  });

  test('shows another showroom that stands elsewhere in the place of its town, and none that stands beside the main one', () => {
    const {
      main,
      others,
      towns: shown,
    } = mapWith([
      showroom({ name: 'Centre', position: { latitude: 47.9, longitude: 106.8 } }),
      showroom({ name: 'Airport', position: { latitude: 47.9, longitude: 106.6 } }),
      showroom({ name: 'Eastern', position: { latitude: 47.9, longitude: 114.8 } }),
    ]);
    expect(main).toEqual({ name: 'Centre', ...onMap(106.8, 47.9), isEastern: false });
    // Seven letters do not fit between its place and the border.
    expect(others).toEqual([{ name: 'Eastern', ...onMap(114.8, 47.9), isEastern: true }]);
    expect(shown.map(({ name }) => name)).toEqual(['West']);
  });

  test('lines begin where distances do: at the showroom that stands there, else at the town by its name', () => {
    const near = { name: 'Near', position: { latitude: 47.9, longitude: 106.8 } };
    const far = { name: 'Far', position: { latitude: 47.9, longitude: 92.9 } };
    expect(mapWith([showroom()]).hub).toEqual(onMap(from.longitude, from.latitude));
    expect(mapWith([showroom(near), showroom(far)]).hub).toEqual(onMap(106.8, 47.9));
    expect(mapWith([showroom(far), showroom(near)]).hub).toEqual(onMap(106.8, 47.9));
    expect(mapWith([showroom(far)]).hub).toEqual({ ...onMap(from.longitude, from.latitude), name: from.name });
    expect(mapWith([showroom(far)]).origin).toBe(from.name);
  });
});
