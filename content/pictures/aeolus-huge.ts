/**
 * Alternative texts of the pictures of the Aeolus Huge: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/aeolus-huge/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const aeolusHugePictures: PictureTexts = {
  hero: {
    mn: 'Бараан студид гэрлээ асаасан Dark Green өнгийн Aeolus Huge, ташуу урдаас. Толигор шалан дээр тусжээ.',
    en: 'The Aeolus Huge in Dark Green in a dark studio, from the front at an angle, lights on, reflected in a glossy floor.',
  },
  'hero-tall': {
    mn: 'Бараан студид гэрлээ асаасан Dark Green өнгийн Aeolus Huge, ташуу урдаас. Дээр нь харанхуй орон зай.',
    en: 'The Aeolus Huge in Dark Green in a dark studio, from the front at an angle, lights on, the dark room above it.',
  },
  'stage-1': {
    mn: 'Snow White өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in Snow White, from the front at an angle, with a soft shadow.',
  },
  'stage-2': {
    mn: 'Cloud Blue өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in Cloud Blue, from the front at an angle, with a soft shadow.',
  },
  'stage-3': {
    mn: 'Cloud Gray өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in Cloud Gray, from the front at an angle, with a soft shadow.',
  },
  'stage-4': {
    mn: 'Dark Green өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in Dark Green, from the front at an angle, with a soft shadow.',
  },
  'stage-5': {
    mn: 'Sky Blue өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in Sky Blue, from the front at an angle, with a soft shadow.',
  },
  'stage-6': {
    mn: 'Star Night өнгийн Aeolus Huge, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Huge in Star Night, from the front at an angle, with a soft shadow.',
  },
  card: {
    mn: 'Dark Green өнгийн Aeolus Huge хажуугаас.',
    en: 'The Aeolus Huge in Dark Green from the side.',
  },
  'view-front': {
    mn: 'Үдшийн бүрийд талын зам дээр Star Night өнгийн Aeolus Huge, зүүн урдаас. Гэрэл нь асаалттай.',
    en: 'The Aeolus Huge in Star Night on a steppe road at dusk from the front left, lights on.',
  },
  'view-rear': {
    mn: 'Үдшийн бүрийд талын зам дээр Snow White өнгийн Aeolus Huge, зүүн ар талаас. Арын гэрэл нь асаалттай.',
    en: 'The Aeolus Huge in Snow White on a steppe road at dusk from the rear left, tail lights on.',
  },
};
