/**
 * The Aeolus Huge: words, figures, colours and the pictures of its short page (`/aeolus/huge`).
 * Staff may change every text, figure and picture here. A figure names its source (`content/sources.ts`); the label and unit
 * of a row stand in `content/specs.ts`. To give the car a full page, copy the shape of `aeolus-shine-gs.ts`.
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { PartialModel } from '../schema.ts';

export const aeolusHuge = {
  id: 'aeolus-huge',
  brand: 'aeolus',
  path: '/aeolus/huge',
  drivetrain: 'hybrid',
  coverage: 'partial',
  name: 'Huge',
  title: 'Aeolus Huge',
  tagline: { mn: 'Хайбрид эсвэл бензин хөдөлгүүртэй том кроссовер', en: 'The large crossover, hybrid or petrol' },
  description: {
    mn: 'Aeolus Huge: 4,720 мм урт, 1,910 мм өргөн, таван суудалтай кроссовер. Хайбрид эсвэл 1.5 литрийн турбо бензин. Зургаан өнгө.',
    en: 'Aeolus Huge: a five-seat crossover, 4,720 mm long and 1,910 mm wide. Hybrid or 1.5-litre turbo petrol. Six colours.',
  },
  summary: {
    mn: 'Huge бол 4,720 мм урт, 1,910 мм өргөн, таван суудалтай кроссовер. Хайбрид болон 1.5 литрийн турбо бензин хувилбартай.',
    en: 'The Huge is a five-seat crossover, 4,720 mm long and 1,910 mm wide. It comes as a hybrid or with a 1.5-litre turbo petrol engine.',
  },
  points: [
    { mn: 'Хайбрид эсвэл 1.5 л турбо бензин', en: 'Hybrid or 1.5 L turbo petrol' },
    { mn: '4,720 × 1,910 мм, таван суудал', en: '4,720 × 1,910 mm, five seats' },
    { mn: '19 инчийн обуд', en: '19-inch wheels' },
  ],
  colours: paints,
  leadColour: 4,
  colourLabel: { mn: 'Зургаан өнгөөс сонгоно уу', en: 'Choose one of six colours' },
  subNavigation: [
    { label: both('Overview'), address: '/aeolus/huge' },
    { label: both('Interior'), address: '/aeolus/huge#views' },
    { label: both('Feature'), address: '/aeolus/huge#facts' },
  ],
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
      mn: 'Huge загварыг Хятадад Haoji гэдэг. Урт нь 4,720 мм, өргөн нь 1,910 мм, таван хүн сууна. Хайбрид (HEV) эсвэл 1.5 литрийн турбо бензин хөдөлгүүртэй, алийг нь ч залгуураас цэнэглэх шаардлагагүй. Сонгосон хувилбарынхаа чадал, зарцуулалтыг биднээс лавлаарай.',
      en: 'In China the Huge is called Haoji. It is 4,720 mm long, 1,910 mm wide and seats five. It comes as a hybrid (HEV) or with a 1.5-litre turbo petrol engine; neither needs to be plugged in. Ask us for the power and consumption of the version you have in mind.',
    },
  },
  facts: [
    { spec: 'body', value: { mn: 'Кроссовер', en: 'Crossover' }, source: 'ax4' },
    { spec: 'seats', value: 5, source: 'visor' },
    { spec: 'length', value: 4720, source: 'topGear' },
    { spec: 'width', value: 1910, source: 'topGear' },
    { spec: 'rims', value: { mn: '19 инч', en: '19 inches' }, source: 'topGear' },
    {
      spec: 'engine',
      value: { mn: 'Хайбрид эсвэл 1.5 л турбо бензин', en: 'Hybrid or 1.5 L turbo petrol' },
      source: 'ax4',
    },
    { spec: 'platform', value: both('DSMA'), source: 'ax4' },
    { spec: 'otherNames', value: both('Haoji'), note: { mn: 'Хятадад', en: 'In China' }, source: 'topGear' },
  ],
  views: [
    {
      picture: 'aeolus-huge/view-front',
      caption: { mn: 'Star Night өнгө, асаалттай гэрэл', en: 'Star Night, lights on' },
    },
    {
      picture: 'aeolus-huge/view-rear',
      caption: { mn: 'Snow White өнгө, үдшийн замд', en: 'Snow White on the evening road' },
    },
  ],
} satisfies PartialModel;
