import { type Locale, localePath } from '#/language/locales.ts';
import { getBrand } from './brands.ts';
import { content } from './checked-content.ts';
import { comparison } from './comparison.ts';
import { homeModels } from './home-models.ts';
import { inLocale } from './in-locale.ts';
import { getModelById } from './models.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type HomePage = ReturnType<typeof homePage>;

export function homePage(locale: Locale) {
  const { home } = content.pages;
  return {
    head: pageHead({ ...home, picture: 'home/welcome', path: '/home' }, locale),
    ...inLocale(home, locale),
    hero: getPicture('home/welcome', locale),
    heroTall: getPicture('home/welcome-tall', locale),
    tiles: home.tiles.map((id) => {
      const brand = getBrand(id);
      return {
        id,
        name: brand.name,
        line: brand.line[locale],
        address: localePath(brand.path, locale),
        picture: getPicture(`home/tile-${id}`, locale),
      };
    }),
    ...homeModels(locale),
    teasers: home.tools.examples.map(({ id, question, figure, unit, text }) => ({
      id,
      question: question[locale],
      figure: figure[locale],
      unit: content.units[unit]?.[locale],
      text: text[locale],
      address: `${localePath(getModelById(home.tools.model).path, locale)}#${id}`,
    })),
    comparison: comparison(locale),
    aboutPicture: getPicture('home/about', locale),
    aboutAddress: localePath('/voyah/about', locale),
  };
}
