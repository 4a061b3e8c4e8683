/**
 * Alternative texts of the pictures of the three brand pages and their sub-banners: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/brand/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const brandPictures: PictureTexts = {
  voyah: {
    mn: 'Үдшийн бүрийд талын нойтон зам дээр Voyah Free, Voyah Dreamer хоёр.',
    en: 'A Voyah Free and a Voyah Dreamer on a wet steppe road at dusk.',
  },
  forthing: {
    mn: 'Нар жаргасны дараа талын зам дээр гэрлээ асаасан Forthing T5 EVO, Forthing Yacht хоёр.',
    en: 'A Forthing T5 EVO and a Forthing Yacht on the steppe road after sunset, lights on.',
  },
  'forthing-strip': {
    mn: 'Харанхуйд зэрэгцэн асаалттай хоёр Forthing машины гэрэл.',
    en: 'The lights of two Forthing cars, side by side in the dark.',
  },
  'aeolus-strip': {
    mn: 'Харанхуйд зэрэгцэн асаалттай хоёр Aeolus машины гэрэл.',
    en: 'The lights of two Aeolus cars, side by side in the dark.',
  },
  aeolus: {
    mn: 'Шөнийн хотын нойтон гудамжинд Aeolus Shine GS, Aeolus Huge хоёр.',
    en: 'An Aeolus Shine GS and an Aeolus Huge in a wet city street at night.',
  },
};
