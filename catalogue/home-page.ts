import { localePath } from '#/language/locales.ts';
import { getBrand } from './brands.ts';
import { comparison } from './comparison.ts';
import { homeModels } from './home-models.ts';
import type { LocalContent } from './in-locale.ts';
import { getModelById } from './models.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type HomePage = ReturnType<typeof homePage>;

export function homePage(content: LocalContent) {
  const { locale, units } = content;
  const { home } = content.pages;
  return {
    head: pageHead(content, { ...home, picture: 'home/welcome', path: '/home' }),
    ...home,
    hero: getPicture(content, 'home/welcome'),
    heroTall: getPicture(content, 'home/welcome-tall'),
    tiles: home.tiles.map((id) => {
      const brand = getBrand(content, id);
      return {
        id,
        name: brand.name,
        line: brand.line,
        address: localePath(brand.path, locale),
        picture: getPicture(content, `home/tile-${id}`),
      };
    }),
    ...homeModels(content),
    teasers: home.tools.examples.map(({ id, question, figure, unit, text }) => ({
      id,
      question,
      figure,
      unit: units[unit],
      text,
      address: `${localePath(getModelById(content, home.tools.model).path, locale)}#${id}`,
    })),
    comparison: comparison(content),
    aboutPicture: getPicture(content, 'home/about'),
    aboutAddress: localePath('/voyah/about', locale),
  };
}
