/**
 * The two short about pages. Their main text is fixed, spelling included, and is the same in both editions.
 * Staff may change titles and descriptions.
 */
import type { ShortAboutPage } from '../schema.ts';

export const forthingAbout = {
  brand: 'forthing',
  title: { mn: 'Forthing-ийн тухай', en: 'About Forthing' },
  description: { mn: 'Forthing брэндийн тухай товч хуудас.', en: 'A short page about the Forthing brand.' },
  text: 'about forthing',
} satisfies ShortAboutPage;

export const aeolusAbout = {
  brand: 'aeolus',
  title: { mn: 'Aeolus-ын тухай', en: 'About Aeolus' },
  description: { mn: 'Aeolus брэндийн тухай товч хуудас.', en: 'A short page about the Aeolus brand.' },
  text: 'about aeoulus',
} satisfies ShortAboutPage;
