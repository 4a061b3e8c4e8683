/**
 * Alternative texts of the pictures of the Aeolus Huge: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/aeolus-huge/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const aeolusHugePictures: PictureTexts = {
  hero: {
    mn: 'Бараан студид гэрлээ асаасан {paint.4} өнгийн Aeolus Huge, бараг эгц урдаас. Ард нь ногоон туяатай бүдэг гэрэл.',
    en: 'The Aeolus Huge in {paint.4} in a dark studio, almost head-on, lights on, a soft green light behind it.',
  },
  'hero-tall': {
    mn: 'Бараан студид гэрлээ асаасан {paint.4} өнгийн Aeolus Huge, бараг эгц урдаас. Дээр нь харанхуй орон зай.',
    en: 'The Aeolus Huge in {paint.4} in a dark studio, almost head-on, lights on, the dark room above it.',
  },
  'stage-1': {
    mn: '{paint.1} өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in {paint.1}, from the front at an angle, with a soft shadow.',
  },
  'stage-2': {
    mn: '{paint.2} өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in {paint.2}, from the front at an angle, with a soft shadow.',
  },
  'stage-3': {
    mn: '{paint.3} өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in {paint.3}, from the front at an angle, with a soft shadow.',
  },
  'stage-4': {
    mn: '{paint.4} өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in {paint.4}, from the front at an angle, with a soft shadow.',
  },
  'stage-5': {
    mn: '{paint.5} өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in {paint.5}, from the front at an angle, with a soft shadow.',
  },
  'stage-6': {
    mn: '{paint.6} өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in {paint.6}, from the front at an angle, with a soft shadow.',
  },
  card: {
    mn: '{paint.4} өнгийн Aeolus Huge хажуугаас.',
    en: 'The Aeolus Huge in {paint.4} from the side.',
  },
  'view-front': {
    mn: 'Үдшийн бүрийд талын зам дээр {paint.6} өнгийн Aeolus Huge, зүүн урдаас. Гэрэл нь асаалттай.',
    en: 'The Aeolus Huge in {paint.6} on a steppe road at dusk from the front left, lights on.',
  },
  'view-rear': {
    mn: 'Үдшийн бүрийд талын зам дээр {paint.1} өнгийн Aeolus Huge, зүүн ар талаас. Арын гэрэл нь асаалттай.',
    en: 'The Aeolus Huge in {paint.1} on a steppe road at dusk from the rear left, tail lights on.',
  },
};
