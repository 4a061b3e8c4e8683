/**
 * Alternative texts of the pictures of the home page: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/home/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const homePictures: PictureTexts = {
  welcome: {
    mn: 'Бараан студид гэрлээ асаасан гурван машин: урд нь Voyah Free, ард нь Aeolus Shine GS, Forthing T5 EVO.',
    en: 'Three cars in a dark studio with their lights on: a Voyah Free in front, an Aeolus Shine GS and a Forthing T5 EVO behind it.',
  },
  'welcome-tall': {
    mn: 'Бараан студид гэрлээ асааж ар араасаа зогссон гурван машин: Voyah Free, Forthing T5 EVO, Aeolus Shine GS.',
    en: 'Three cars one behind the other in a dark studio with their lights on: a Voyah Free, a Forthing T5 EVO, an Aeolus Shine GS.',
  },
  'tile-aeolus': {
    mn: 'Харанхуйд гэрлээ асаасан {paint.6} өнгийн Aeolus Huge-ийн урд тал.',
    en: 'The front of the Aeolus Huge in {paint.6}, lights on in the dark.',
  },
  'tile-voyah': {
    mn: 'Шөнийн хотын гудамжинд {paint.1} өнгийн Voyah Dreamer-ийн урд тал.',
    en: 'The front of a Voyah Dreamer in {paint.1} in a city street at night.',
  },
  'tile-forthing': {
    mn: 'Үдшийн бүрийд тал дээр {paint.4} өнгийн Forthing T5 EVO-гийн ар тал.',
    en: 'The rear of a Forthing T5 EVO in {paint.4} on the steppe at dusk.',
  },
  about: {
    mn: 'Оройн шоурүүм дэх гурван машин: урд нь Voyah Free, цонхны өмнө Forthing Yacht, Aeolus Shine GS.',
    en: 'Three cars in a showroom in the evening: a Voyah Free in front, a Forthing Yacht and an Aeolus Shine GS before the windows.',
  },
};
