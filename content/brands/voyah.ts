/** The Voyah brand: its landing page, its tile on the home page and its sub-banner. Staff may change every text but the tagline. */
import { both } from '#/language/both.ts';
import type { Brand } from '../schema.ts';

export const voyah = {
  id: 'voyah',
  name: 'Voyah',
  path: '/voyah',
  about: '/voyah/about',
  subBanner: { tagline: both('High-end new energy brand of the national team') },
  line: {
    mn: 'Free, Dreamer: бүх дугуйн хөтлөгчтэй хоёр цахилгаан загвар',
    en: 'Free and Dreamer: two electric cars with four-wheel drive',
  },
  description: {
    mn: 'Voyah Free, Voyah Dreamer: хоёр мотор, бүх дугуйн хөтлөгчтэй хоёр цахилгаан загвар.',
    en: 'Voyah Free and Voyah Dreamer: two electric cars, each with two motors and four-wheel drive.',
  },
  introduction: {
    heading: { mn: 'Цахилгаан хүч бүх дугуйд', en: 'Electric drive for all four wheels' },
    text: [
      {
        mn: 'Voyah бол Dongfeng-ийн шинэ эрчим хүчний автомашины брэнд. Бид хоёр загварыг нь танилцуулж байна: Free нь {voyah-free.seats.word} суудалтай SUV, Dreamer нь {voyah-dreamer.seats.word} суудалтай минивэн.',
        en: 'Voyah is the new energy brand of Dongfeng. We present two of its cars: the Free, a {voyah-free.seats.word}-seat SUV, and the Dreamer, a {voyah-dreamer.seats.word}-seat MPV.',
      },
      {
        mn: 'Хоёулаа урд, хойноо нэг нэг цахилгаан мотортой. Дөрвөн дугуй зэрэг татах нь цастай гудамж, шороон замд дэм болно.',
        en: 'Both have one electric motor at the front and one at the rear. Four driven wheels help on snowy streets and dirt roads.',
      },
    ],
  },
} satisfies Brand;
