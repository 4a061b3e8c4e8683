/**
 * The Aeolus Huge: its figures, its texts, its colours and the pictures of its short page (`/aeolus/huge`). Staff may change
 * every text, figure and picture here. Every figure stands once, in `facts`, with its source (`content/sources.ts`); label and
 * unit of a row stand in `content/specs.ts`. To give the car a full page, copy the shape of `aeolus-shine-gs.ts`.
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { Fact, PartialModel } from '../schema.ts';

/** Every published figure of the car, once. Texts name one as `{aeolus-huge.length}`; how, is told in `content/README.md`. */
const facts = {
  body: { spec: 'body', value: { mn: 'Кроссовер', en: 'Crossover' }, source: 'ax4' },
  seats: { spec: 'seats', value: 5, source: 'visor' },
  length: { spec: 'length', value: 4720, source: 'topGear' },
  width: { spec: 'width', value: 1910, source: 'topGear' },
  rims: { spec: 'rims', value: 19, source: 'topGear' },
  engine: {
    spec: 'engine',
    value: {
      mn: 'Хайбрид эсвэл {aeolus-huge.displacement} л турбо бензин',
      en: 'Hybrid or {aeolus-huge.displacement} L turbo petrol',
    },
    source: 'ax4',
  },
  displacement: { spec: 'displacement', value: 1.5, source: 'ax4' },
  platform: { spec: 'platform', value: both('DSMA'), source: 'ax4' },
  otherNames: { spec: 'otherNames', value: both('Haoji'), note: { mn: 'Хятадад', en: 'In China' }, source: 'topGear' },
} satisfies Record<string, Fact>;

export const aeolusHuge = {
  id: 'aeolus-huge',
  brand: 'aeolus',
  path: '/aeolus/huge',
  drivetrain: 'hybrid',
  coverage: 'partial',
  facts,
  name: 'Huge',
  title: 'Aeolus Huge',
  tagline: { mn: 'Хайбрид эсвэл бензин хөдөлгүүртэй том кроссовер', en: 'The large crossover, hybrid or petrol' },
  description: {
    mn: 'Aeolus Huge: {aeolus-huge.length} мм урт, {aeolus-huge.width} мм өргөн, {aeolus-huge.seats.word} суудалтай кроссовер. Хайбрид эсвэл {aeolus-huge.displacement} литрийн турбо бензин. {site.colours.Word} өнгө.',
    en: 'Aeolus Huge: a {aeolus-huge.seats.word}-seat crossover, {aeolus-huge.length} mm long and {aeolus-huge.width} mm wide. Hybrid or {aeolus-huge.displacement}-litre turbo petrol. {site.colours.Word} colours.',
  },
  summary: {
    mn: 'Huge бол {aeolus-huge.length} мм урт, {aeolus-huge.width} мм өргөн, {aeolus-huge.seats.word} суудалтай кроссовер. Хайбрид болон {aeolus-huge.displacement} литрийн турбо бензин хувилбартай.',
    en: 'The Huge is a {aeolus-huge.seats.word}-seat crossover, {aeolus-huge.length} mm long and {aeolus-huge.width} mm wide. It comes as a hybrid or with a {aeolus-huge.displacement}-litre turbo petrol engine.',
  },
  points: [
    {
      mn: 'Хайбрид эсвэл {aeolus-huge.displacement} л турбо бензин',
      en: 'Hybrid or {aeolus-huge.displacement} L turbo petrol',
    },
    {
      mn: '{aeolus-huge.length} × {aeolus-huge.width} мм, {aeolus-huge.seats.word} суудал',
      en: '{aeolus-huge.length} × {aeolus-huge.width} mm, {aeolus-huge.seats.word} seats',
    },
    { mn: '{aeolus-huge.rims} инчийн обуд', en: '{aeolus-huge.rims}-inch wheels' },
  ],
  colours: paints,
  leadColour: 4,
  colourLabel: { mn: '{site.colours.Word} өнгөөс сонгоно уу', en: 'Choose one of {site.colours.word} colours' },
  subNavigation: [{ label: both('Overview'), address: '/aeolus/huge' }],
  order: {
    heading: both('Order Aeolus Huge'),
    text: {
      mn: 'Хайбрид уу, бензин үү? Хувилбар, өнгөө хэлбэл аль машиныг, хэзээ авч болохыг тодруулж өгнө.',
      en: 'Hybrid or petrol? Tell us the version and the colour, and we will find out which one you can have, and when.',
    },
  },
  introduction: {
    heading: { mn: 'Хэмжээндээ таарсан нэр', en: 'A name that fits its size' },
    text: {
      mn: 'Huge загварыг Хятадад Haoji гэдэг. Урт нь {aeolus-huge.length} мм, өргөн нь {aeolus-huge.width} мм, {aeolus-huge.seats.word} хүн сууна. Хайбрид (HEV) эсвэл {aeolus-huge.displacement} литрийн турбо бензин хөдөлгүүртэй, алийг нь ч залгуураас цэнэглэх шаардлагагүй. Сонгосон хувилбарынхаа чадал, зарцуулалтыг биднээс лавлаарай.',
      en: 'In China the Huge is called Haoji. It is {aeolus-huge.length} mm long, {aeolus-huge.width} mm wide and seats {aeolus-huge.seats.word}. It comes as a hybrid (HEV) or with a {aeolus-huge.displacement}-litre turbo petrol engine; neither needs to be plugged in. Ask us for the power and consumption of the version you have in mind.',
    },
  },
  table: ['body', 'seats', 'length', 'width', 'rims', 'engine', 'platform', 'otherNames'],
  views: [
    {
      picture: 'aeolus-huge/view-front',
      caption: { mn: '{paint.6} өнгө, асаалттай гэрэл', en: '{paint.6}, lights on' },
    },
    {
      picture: 'aeolus-huge/view-rear',
      caption: { mn: '{paint.1} өнгө, үдшийн замд', en: '{paint.1} on the evening road' },
    },
  ],
} satisfies PartialModel;
