/**
 * Alternative texts of the pictures of the Forthing Yacht: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/forthing-yacht/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const forthingYachtPictures: PictureTexts = {
  hero: {
    mn: 'Оройн наранд талын зам дээр гэрлээ асаасан {paint.3} өнгийн Forthing Yacht, баруун урдаас. Цаана нь толгод.',
    en: 'The Forthing Yacht in {paint.3} on a steppe road in the evening sun, from the front right, lights on, hills behind it.',
  },
  'hero-tall': {
    mn: 'Оройн наранд талын зам дээр гэрлээ асаасан {paint.3} өнгийн Forthing Yacht, баруун урдаас. Дээр нь толгод, тэнгэр.',
    en: 'The Forthing Yacht in {paint.3} on a steppe road in the evening sun, from the front right, lights on, hills and sky above it.',
  },
  'stage-1': {
    mn: '{paint.1} өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in {paint.1}, from the front at an angle, with a soft shadow.',
  },
  'stage-2': {
    mn: '{paint.2} өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in {paint.2}, from the front at an angle, with a soft shadow.',
  },
  'stage-3': {
    mn: '{paint.3} өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in {paint.3}, from the front at an angle, with a soft shadow.',
  },
  'stage-4': {
    mn: '{paint.4} өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in {paint.4}, from the front at an angle, with a soft shadow.',
  },
  'stage-5': {
    mn: '{paint.5} өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in {paint.5}, from the front at an angle, with a soft shadow.',
  },
  'stage-6': {
    mn: '{paint.6} өнгийн Forthing Yacht, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing Yacht in {paint.6}, from the front at an angle, with a soft shadow.',
  },
  card: {
    mn: '{paint.3} өнгийн Forthing Yacht хажуугаас.',
    en: 'The Forthing Yacht in {paint.3} from the side.',
  },
  'view-front': {
    mn: 'Орой талын зам дээр {paint.1} өнгийн Forthing Yacht, зүүн урдаас. Гэрэл нь асаалттай.',
    en: 'The Forthing Yacht in {paint.1} on a steppe road in the evening, from the front left, lights on.',
  },
  'view-rear': {
    mn: 'Нар жаргасны дараа талын зам дээр {paint.5} өнгийн Forthing Yacht, зүүн ар талаас. Арын гэрэл нь асаалттай.',
    en: 'The Forthing Yacht in {paint.5} on a steppe road after sunset, from the rear left, tail lights on.',
  },
};
