/** The Aeolus brand: its landing page, its tile on the home page and its sub-banner. Staff may change every text. */
import type { Brand } from '../schema.ts';

export const aeolus = {
  id: 'aeolus',
  name: 'Aeolus',
  path: '/aeolus',
  about: '/aeolus/about',
  subBanner: { picture: 'brand/aeolus-strip' },
  line: {
    mn: 'Shine GS, Huge: бензин, хайбрид хөдөлгүүртэй хоёр кроссовер',
    en: 'Shine GS and Huge: crossovers, petrol and hybrid',
  },
  description: {
    mn: 'Aeolus Shine GS: {aeolus-shine-gs.power} м.х., {aeolus-shine-gs.displacement} литрийн турбо бензин хөдөлгүүр. Aeolus Huge: хайбрид эсвэл бензин.',
    en: 'Aeolus Shine GS: {aeolus-shine-gs.power} hp from a {aeolus-shine-gs.displacement}-litre turbo petrol engine. Aeolus Huge: hybrid or petrol.',
  },
  introduction: {
    heading: { mn: 'Салхины эзний нэртэй', en: 'Named after the keeper of the winds' },
    text: [
      {
        mn: 'Aeolus бол Dongfeng-ийн суудлын автомашины брэнд. Нэр нь эртний Грекийн домогт гардаг салхины эзнээс гаралтай. Хятадад Fengshen гэдэг. Бид Shine GS, Huge хоёрыг нь танилцуулж байна.',
        en: 'Aeolus is a passenger car brand of Dongfeng. It is named after the keeper of the winds in Greek myth; in China it is called Fengshen. We present two of its cars, the Shine GS and the Huge.',
      },
      {
        mn: 'Алийг нь ч залгуураас цэнэглэх шаардлагагүй. Shine GS нь авсаархан, Huge нь том бөгөөд хайбрид хувилбартай.',
        en: 'Neither needs to be plugged in. The Shine GS is the compact one; the Huge is the large one and also comes as a hybrid.',
      },
    ],
  },
} satisfies Brand;
