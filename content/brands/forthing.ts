/** The Forthing brand: its landing page, its tile on the home page and its sub-banner. Staff may change every text. */
import type { Brand } from '../schema.ts';

export const forthing = {
  id: 'forthing',
  name: 'Forthing',
  path: '/forthing',
  about: '/forthing/about',
  subBanner: { picture: 'brand/forthing-strip' },
  line: {
    mn: 'T5 EVO, Yacht: турбо бензин хөдөлгүүртэй хоёр загвар',
    en: 'T5 EVO and Yacht: two cars with turbo petrol engines',
  },
  description: {
    mn: 'Forthing T5 EVO, Forthing Yacht: {forthing-t5-evo.displacement} литрийн турбо бензин хөдөлгүүр, {forthing-t5-evo.gears} шатлалт хос шүүрэлттэй (DCT) хурдны хайрцаг.',
    en: 'Forthing T5 EVO and Forthing Yacht: a {forthing-t5-evo.displacement}-litre turbo petrol engine and a {forthing-t5-evo.gears.word}-speed dual-clutch gearbox.',
  },
  introduction: {
    heading: { mn: 'Нэг хөдөлгүүр, хоёр машин', en: 'One engine, two cars' },
    text: [
      {
        mn: 'Forthing бол Dongfeng Motor-ын охин компани Dongfeng Liuzhou-гийн брэнд. Бид хоёр загварыг нь танилцуулж байна: T5 EVO нь {forthing-t5-evo.seats.word} суудалтай SUV, Yacht нь таван эсвэл долоон суудалтай минивэн.',
        en: 'Forthing is a brand of Dongfeng Liuzhou, a subsidiary of Dongfeng Motor. We present two of its cars: the T5 EVO, a {forthing-t5-evo.seats.word}-seat SUV, and the Yacht, an MPV with five or seven seats.',
      },
      {
        mn: 'Хоёулаа {forthing-t5-evo.displacement} литрийн турбо бензин хөдөлгүүр, {forthing-t5-evo.gears} шатлалт хос шүүрэлттэй (DCT) хурдны хайрцаг, урд хөтлөгчтэй. Цэнэглэх станцгүй газар ч явна.',
        en: 'Both have a {forthing-t5-evo.displacement}-litre turbo petrol engine, a {forthing-t5-evo.gears.word}-speed dual-clutch gearbox and front-wheel drive. They also go where there is nowhere to charge.',
      },
    ],
  },
} satisfies Brand;
