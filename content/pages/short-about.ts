/**
 * The two short about pages. Their main text is fixed, spelling included, and is the same in every language.
 * Staff may change titles and descriptions.
 */
import type { ShortAboutPage } from '../schema.ts';

export const forthingAbout = {
  brand: 'forthing',
  title: { mn: 'Forthing-ийн тухай', en: 'About Forthing' },
  description: {
    mn: 'Forthing брэндийн тухай товч хуудас. T5 EVO, Yacht загварын мэдээлэл брэндийн үндсэн хуудсанд бий.',
    en: 'A short page about the Forthing brand. The T5 EVO and the Yacht are presented on the brand’s main page.',
  },
  text: 'about forthing',
} satisfies ShortAboutPage;

export const aeolusAbout = {
  brand: 'aeolus',
  title: { mn: 'Aeolus-ын тухай', en: 'About Aeolus' },
  description: {
    mn: 'Aeolus брэндийн тухай товч хуудас. Shine GS, Huge загварын мэдээлэл брэндийн үндсэн хуудсанд бий.',
    en: 'A short page about the Aeolus brand. The Shine GS and the Huge are presented on the brand’s main page.',
  },
  text: 'about aeoulus',
} satisfies ShortAboutPage;
