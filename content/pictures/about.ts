/**
 * Alternative texts of the pictures of the about page: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/about/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const aboutPictures: PictureTexts = {
  showroom: {
    mn: 'Өдрийн шоурүүм: цонхон хананы дэргэд, толигор шалан дээр эгнэсэн Voyah Dreamer, Forthing T5 EVO, Aeolus Huge.',
    en: 'The showroom by day: a Voyah Dreamer, a Forthing T5 EVO and an Aeolus Huge in a row on a polished floor beside a wall of windows.',
  },
  office: {
    mn: 'Шоурүүмийн булан дахь ажлын хэсэг: дэлгэцтэй модон ширээ, гурван сандал, хоёр дүүжин гэрэл. Хажууд нь Voyah Free.',
    en: 'An office corner in the showroom: a wooden desk with a screen, three chairs and two pendant lamps, and a Voyah Free beside it.',
  },
};
