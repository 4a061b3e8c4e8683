/**
 * Alternative texts of the pictures of the Forthing Yacht: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/forthing-yacht/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const forthingYachtPictures: PictureTexts = {
  hero: {
    mn: 'Бараан студид гэрлээ асаасан Cloud Gray өнгийн Forthing Yacht, ташуу урдаас. Толигор шалан дээр тусжээ.',
    en: 'The Forthing Yacht in Cloud Gray in a dark studio, from the front at an angle, lights on, reflected in a glossy floor.',
  },
  'hero-tall': {
    mn: 'Бараан студид гэрлээ асаасан Cloud Gray өнгийн Forthing Yacht, ташуу урдаас. Дээр нь харанхуй орон зай.',
    en: 'The Forthing Yacht in Cloud Gray in a dark studio, from the front at an angle, lights on, the dark room above it.',
  },
  'stage-1': {
    mn: 'Snow White өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in Snow White, from the front at an angle, with a soft shadow.',
  },
  'stage-2': {
    mn: 'Cloud Blue өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in Cloud Blue, from the front at an angle, with a soft shadow.',
  },
  'stage-3': {
    mn: 'Cloud Gray өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in Cloud Gray, from the front at an angle, with a soft shadow.',
  },
  'stage-4': {
    mn: 'Dark Green өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in Dark Green, from the front at an angle, with a soft shadow.',
  },
  'stage-5': {
    mn: 'Sky Blue өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in Sky Blue, from the front at an angle, with a soft shadow.',
  },
  'stage-6': {
    mn: 'Star Night өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in Star Night, from the front at an angle, with a soft shadow.',
  },
  card: {
    mn: 'Cloud Gray өнгийн Forthing Yacht хажуугаас.',
    en: 'The Forthing Yacht in Cloud Gray from the side.',
  },
  'view-front': {
    mn: 'Орой талын зам дээр Snow White өнгийн Forthing Yacht, зүүн урдаас. Гэрэл нь асаалттай.',
    en: 'The Forthing Yacht in Snow White on a steppe road in the evening, from the front left, lights on.',
  },
  'view-rear': {
    mn: 'Нар жаргасны дараа талын зам дээр Sky Blue өнгийн Forthing Yacht, зүүн ар талаас. Арын гэрэл нь асаалттай.',
    en: 'The Forthing Yacht in Sky Blue on a steppe road after sunset, from the rear left, tail lights on.',
  },
};
