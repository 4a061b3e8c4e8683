/**
 * Alternative texts of the pictures of the about page: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/about/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const aboutPictures: PictureTexts = {
  showroom: {
    mn: 'Өдрийн шоурүм: цонхон хананы өмнө, толигор шалан дээр Voyah Dreamer, Aeolus Huge, Forthing T5 EVO.',
    en: 'The showroom by day: a Voyah Dreamer, an Aeolus Huge and a Forthing T5 EVO on a polished floor before a wall of windows.',
  },
  office: {
    mn: 'Шоурүмийн булан дахь ажлын хэсэг: дэлгэцтэй модон ширээ, гурван сандал, хоёр дүүжин гэрэл. Ард нь Voyah Free.',
    en: 'An office corner in the showroom: a wooden desk with a screen, three chairs, two pendant lamps, and a Voyah Free behind it.',
  },
};
