/** The Voyah brand: its landing page, its tile on the home page and its sub-banner. Staff may change every text but the tagline. */
import { both } from '#/language/both.ts';
import type { Brand } from '../schema.ts';

export const voyah = {
  id: 'voyah',
  name: 'Voyah',
  path: '/voyah',
  about: '/voyah/about',
  subBanner: { tagline: both('High-end new energy brand of the national team') },
  line: { mn: 'Free, Dreamer: бүрэн цахилгаан хоёр загвар', en: 'Free and Dreamer: two fully electric cars' },
  description: {
    mn: 'Voyah Free, Voyah Dreamer: хоёр мотортой, бүх дугуйн хөтлөгчтэй бүрэн цахилгаан хоёр загвар.',
    en: 'Voyah Free and Voyah Dreamer: two fully electric cars with two motors and four-wheel drive.',
  },
  introduction: {
    heading: { mn: 'Цахилгаан хүч бүх дугуйд', en: 'Electric, on all four wheels' },
    text: [
      {
        mn: 'Voyah бол Dongfeng-ийн шинэ эрчим хүчний автомашины брэнд. Та түүний хоёр загвартай эндээс танилцана: Free нь таван суудалтай SUV, Dreamer нь долоон суудалтай минивэн.',
        en: 'Voyah is the new energy brand of Dongfeng. We present two of its cars: the Free, an SUV with five seats, and the Dreamer, an MPV with seven.',
      },
      {
        mn: 'Хоёулаа урд, хойноо нэг нэг цахилгаан мотортой. Дөрвөн дугуй зэрэг татах нь цастай гудамж, шороон замд дэм болно.',
        en: 'Both have one electric motor at the front and one at the rear. Four driven wheels help on a snowy street and on a dirt road.',
      },
    ],
  },
} satisfies Brand;
