/**
 * The Forthing Yacht: words, figures, colours and the pictures of its short page (`/forthing/yacht`).
 * Staff may change every text, figure and picture here. A figure names its source (`content/sources.ts`); the label and unit
 * of a row stand in `content/specs.ts`. To give the car a full page, copy the shape of `forthing-t5-evo.ts`.
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { PartialModel } from '../schema.ts';

const inPortugal = { mn: 'Португалийн хувилбар', en: 'Portuguese version' };

export const forthingYacht = {
  id: 'forthing-yacht',
  brand: 'forthing',
  path: '/forthing/yacht',
  drivetrain: 'petrol',
  coverage: 'partial',
  name: 'Yacht',
  title: 'Forthing Yacht',
  tagline: {
    mn: 'Тавуулаа ч, долуулаа ч багтах бензин хөдөлгүүртэй минивэн',
    en: 'The petrol MPV for five or seven',
  },
  description: {
    mn: 'Forthing Yacht: 4,850 мм урт, таван эсвэл долоон суудалтай, 1.5 литрийн турбо бензин хөдөлгүүртэй минивэн. Зургаан өнгө.',
    en: 'Forthing Yacht: a petrol MPV, 4,850 mm long, with five or seven seats and a 1.5-litre turbo engine. Six colours.',
  },
  summary: {
    mn: 'Yacht нь 4,850 мм урт, тэнхлэг хоорондын зай нь 2,900 мм. Таван эсвэл долоон (2+2+3) суудалтай, 1.5 литрийн турбо бензин хөдөлгүүртэй.',
    en: 'The Yacht is 4,850 mm long on a wheelbase of 2,900 mm. It has five seats or seven (2+2+3) and a 1.5-litre turbo petrol engine.',
  },
  points: [
    { mn: '5 эсвэл 7 суудал (2+2+3)', en: '5 or 7 seats (2+2+3)' },
    { mn: 'Тээш 234–2,032 л', en: 'Boot of 234–2,032 L' },
    { mn: '1.5 л турбо бензин, 7 шатлалт DCT', en: '1.5 L turbo petrol, 7-speed DCT' },
  ],
  colours: paints,
  leadColour: 3,
  colourLabel: { mn: 'Зургаан өнгөөс сонгоно уу', en: 'Choose one of six colours' },
  subNavigation: [
    { label: both('Overview'), address: '/forthing/yacht' },
    { label: both('Interior'), address: '/forthing/yacht#views' },
    { label: both('Feature'), address: '/forthing/yacht#facts' },
  ],
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
      mn: 'Долоон суудалтай хувилбарын урд, дунд эгнээнд хоёр хоёр, ард гурван хүн сууна. Бүх суудлыг ашиглахад тээш 234 л, хоёр, гурав дахь эгнээг эвхвэл 2,032 л болно. Хүүхдээ сургуульд хүргэхээс хөдөө амрахаар гарах хүртэл нэг машин хүрнэ.',
      en: 'In the seven-seater, the first two rows have two seats each and the third is a bench for three. With all seats in use the boot holds 234 L; with the second and third rows folded, 2,032 L. One car for the school run and for the long weekend in the country.',
    },
  },
  facts: [
    { spec: 'body', value: { mn: 'Минивэн', en: 'MPV' }, source: 'autoMoto' },
    {
      spec: 'seats',
      value: { mn: '5 эсвэл 7', en: '5 or 7' },
      note: { mn: '7 суудалтай хувилбар: 2+2+3', en: 'Seven-seater: 2+2+3' },
      source: 'autoMoto',
    },
    { spec: 'length', value: 4850, source: 'nvl5' },
    { spec: 'width', value: 1900, source: 'nvl5' },
    { spec: 'height', value: 1715, source: 'nvl5' },
    { spec: 'wheelbase', value: 2900, source: 'nvl5' },
    { spec: 'boot', value: { from: 234, to: 2032 }, source: 'alVolanteUTour' },
    {
      spec: 'engine',
      value: { mn: '1.5 л, дөрвөн цилиндр, турбо', en: '1.5 L, four cylinders, turbo' },
      source: 'aquelaMaquina',
    },
    { spec: 'fuel', value: { mn: 'Бензин', en: 'Petrol' }, source: 'aquelaMaquina' },
    {
      spec: 'power',
      value: 197,
      note: { mn: 'Португалийн хувилбар; Италид 177', en: 'Portuguese version; 177 in Italy' },
      source: 'aquelaMaquina',
    },
    { spec: 'torque', value: 285, note: inPortugal, source: 'aquelaMaquina' },
    { spec: 'acceleration', value: 10.2, note: inPortugal, source: 'aquelaMaquina' },
    { spec: 'topSpeed', value: 180, source: 'aquelaMaquina' },
    { spec: 'fuelConsumption', value: 7.5, note: inPortugal, source: 'aquelaMaquina' },
    {
      spec: 'fuelConsumption',
      value: 6.8,
      note: { mn: 'WLTP, Чехийн хувилбар', en: 'WLTP, Czech version' },
      source: 'autoCz',
    },
    {
      spec: 'gearbox',
      value: { mn: '7 шатлалт хос шүүрэлттэй (DCT)', en: '7-speed dual-clutch (DCT)' },
      source: 'aquelaMaquina',
    },
    { spec: 'drive', value: { mn: 'Урд хөтлөгч', en: 'Front-wheel drive' }, source: 'aquelaMaquina' },
    { spec: 'rims', value: { mn: '18 инч', en: '18 inches' }, source: 'nvl5' },
    {
      spec: 'otherNames',
      value: both('U-Tour'),
      note: { mn: 'Европт', en: 'In Europe' },
      source: 'alVolanteUTour',
    },
  ],
  views: [
    {
      picture: 'forthing-yacht/view-front',
      caption: { mn: 'Snow White өнгө, үдшийн тал', en: 'Snow White, dusk on the steppe' },
    },
    {
      picture: 'forthing-yacht/view-rear',
      caption: { mn: 'Зүүн ар талаас, арын гэрэл асаалттай', en: 'From the rear left, tail lights on' },
    },
  ],
} satisfies PartialModel;
