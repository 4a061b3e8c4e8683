/**
 * The Forthing Yacht: its figures, its texts, its colours and the pictures of its short page (`/forthing/yacht`). Staff may
 * change every text, figure and picture here. Every figure stands once, in `facts`, with its source (`content/sources.ts`);
 * label and unit of a row stand in `content/specs.ts`. To give the car a full page, copy the shape of `forthing-t5-evo.ts`.
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { Fact, PartialModel } from '../schema.ts';

/** Every published figure of the car, once. Texts name one as `{forthing-yacht.length}`; how, is told in `content/README.md`. */
const facts = {
  body: { spec: 'body', value: { mn: 'Минивэн', en: 'MPV' }, source: 'autoMoto' },
  seats: {
    spec: 'seats',
    value: { mn: '5 эсвэл 7', en: '5 or 7' },
    note: { mn: '7 суудалтай хувилбар: 2+2+3', en: 'Seven-seater: 2+2+3' },
    source: 'autoMoto',
  },
  length: { spec: 'length', value: 4850, source: 'nvl5' },
  width: { spec: 'width', value: 1900, source: 'nvl5' },
  height: { spec: 'height', value: 1715, source: 'nvl5' },
  wheelbase: { spec: 'wheelbase', value: 2900, source: 'nvl5' },
  boot: { spec: 'boot', value: { from: 234, to: 2032 }, source: 'alVolanteUTour' },
  engine: {
    spec: 'engine',
    value: {
      mn: '{forthing-yacht.displacement} л, дөрвөн цилиндр, турбо',
      en: '{forthing-yacht.displacement} L, four cylinders, turbo',
    },
    source: 'aquelaMaquina',
  },
  displacement: { spec: 'displacement', value: 1.5, source: 'aquelaMaquina' },
  fuel: { spec: 'fuel', value: { mn: 'Бензин', en: 'Petrol' }, source: 'aquelaMaquina' },
  power: {
    spec: 'power',
    value: 197,
    version: 'portugal',
    note: { mn: 'Италид {forthing-yacht.powerItaly}', en: '{forthing-yacht.powerItaly} in Italy' },
    source: 'aquelaMaquina',
  },
  powerItaly: { spec: 'power', value: 177, version: 'italy', source: 'businessOnline' },
  torque: { spec: 'torque', value: 285, version: 'portugal', source: 'aquelaMaquina' },
  acceleration: { spec: 'acceleration', value: 10.2, version: 'portugal', source: 'aquelaMaquina' },
  topSpeed: { spec: 'topSpeed', value: 180, source: 'aquelaMaquina' },
  fuelConsumption: { spec: 'fuelConsumption', value: 7.5, version: 'portugal', source: 'aquelaMaquina' },
  fuelConsumptionWltp: {
    spec: 'fuelConsumption',
    value: 6.8,
    cycle: 'wltp',
    version: 'czechia',
    source: 'autoCz',
  },
  gearbox: {
    spec: 'gearbox',
    value: {
      mn: '{forthing-yacht.gears} шатлалт хос шүүрэлттэй (DCT)',
      en: '{forthing-yacht.gears}-speed dual-clutch (DCT)',
    },
    source: 'aquelaMaquina',
  },
  gears: { spec: 'gears', value: 7, source: 'aquelaMaquina' },
  drive: { spec: 'drive', value: { mn: 'Урд хөтлөгч', en: 'Front-wheel drive' }, source: 'aquelaMaquina' },
  rims: { spec: 'rims', value: 18, source: 'nvl5' },
  otherNames: {
    spec: 'otherNames',
    value: both('U-Tour'),
    note: { mn: 'Европт', en: 'In Europe' },
    source: 'alVolanteUTour',
  },
} satisfies Record<string, Fact>;

export const forthingYacht = {
  id: 'forthing-yacht',
  brand: 'forthing',
  path: '/forthing/yacht',
  drivetrain: 'petrol',
  coverage: 'partial',
  facts,
  name: 'Yacht',
  title: 'Forthing Yacht',
  tagline: {
    mn: 'Тавуулаа ч, долуулаа ч багтах бензин хөдөлгүүртэй минивэн',
    en: 'The petrol MPV for five or seven',
  },
  description: {
    mn: 'Forthing Yacht: {forthing-yacht.length} мм урт, таван эсвэл долоон суудалтай, {forthing-yacht.displacement} литрийн турбо бензин хөдөлгүүртэй минивэн. {site.colours.Word} өнгө.',
    en: 'Forthing Yacht: a petrol MPV, {forthing-yacht.length} mm long, with five or seven seats and a {forthing-yacht.displacement}-litre turbo engine. {site.colours.Word} colours.',
  },
  summary: {
    mn: 'Yacht нь {forthing-yacht.length} мм урт, тэнхлэг хоорондын зай нь {forthing-yacht.wheelbase} мм. Таван эсвэл долоон (2+2+3) суудалтай, {forthing-yacht.displacement} литрийн турбо бензин хөдөлгүүртэй.',
    en: 'The Yacht is {forthing-yacht.length} mm long on a wheelbase of {forthing-yacht.wheelbase} mm. It has five seats or seven (2+2+3) and a {forthing-yacht.displacement}-litre turbo petrol engine.',
  },
  points: [
    { mn: '{forthing-yacht.seats} суудал (2+2+3)', en: '{forthing-yacht.seats} seats (2+2+3)' },
    { mn: 'Тээш {forthing-yacht.boot} л', en: 'Boot of {forthing-yacht.boot} L' },
    {
      mn: '{forthing-yacht.displacement} л турбо бензин, {forthing-yacht.gears} шатлалт DCT',
      en: '{forthing-yacht.displacement} L turbo petrol, {forthing-yacht.gears}-speed DCT',
    },
  ],
  colours: paints,
  leadColour: 3,
  colourLabel: { mn: '{site.colours.Word} өнгөөс сонгоно уу', en: 'Choose one of {site.colours.word} colours' },
  subNavigation: [{ label: both('Overview'), address: '/forthing/yacht' }],
  order: {
    heading: both('Order Forthing Yacht'),
    text: {
      mn: 'Таван суудал уу, долоон суудал уу? Өнгөө бас хэлбэл аль нь бэлэн, алийг нь захиалах болохыг хэлж өгнө.',
      en: 'Five seats or seven? Tell us which, and the colour, and we will tell you what is in stock and what has to be ordered.',
    },
  },
  introduction: {
    heading: { mn: 'Гурван эгнээ, нэг аян', en: 'Three rows, one journey' },
    text: {
      mn: 'Долоон суудалтай хувилбарын урд, дунд эгнээнд хоёр хоёр, ард гурван хүн сууна. Бүх суудлыг ашиглахад тээш {forthing-yacht.boot.from} л, хоёр, гурав дахь эгнээг эвхвэл {forthing-yacht.boot.to} л болно. Хүүхдээ сургуульд хүргэхээс хөдөө амрахаар гарах хүртэл нэг машин хүрнэ.',
      en: 'In the seven-seater, the first two rows have two seats each and the third is a bench for three. With all seats in use the boot holds {forthing-yacht.boot.from} L; with the second and third rows folded, {forthing-yacht.boot.to} L. One car for the school run and for the long weekend in the country.',
    },
  },
  table: [
    'body',
    'seats',
    'length',
    'width',
    'height',
    'wheelbase',
    'boot',
    'engine',
    'fuel',
    'power',
    'torque',
    'acceleration',
    'topSpeed',
    'fuelConsumption',
    'fuelConsumptionWltp',
    'gearbox',
    'drive',
    'rims',
    'otherNames',
  ],
  views: [
    {
      picture: 'forthing-yacht/view-front',
      caption: { mn: '{paint.1} өнгө, үдшийн тал', en: '{paint.1}, dusk on the steppe' },
    },
    {
      picture: 'forthing-yacht/view-rear',
      caption: { mn: 'Зүүн ар талаас, арын гэрэл асаалттай', en: 'From the rear left, tail lights on' },
    },
  ],
} satisfies PartialModel;
