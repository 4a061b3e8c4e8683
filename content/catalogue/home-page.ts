import { type Locale, localePath } from '#/language/locales.ts';
import { getBrand } from './brands.ts';
import { content } from './checked-content.ts';
import { comparison } from './comparison.ts';
import { inLocale } from './in-locale.ts';
import { modelCard } from './model-card.ts';
import { models } from './models.ts';
import { offer } from './offer.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type HomePage = ReturnType<typeof homePage>;

export function homePage(locale: Locale) {
  const { home } = content.pages;
  return {
    head: pageHead({ ...home, picture: 'home/welcome', path: '/home' }, locale),
    ...inLocale(home, locale),
    address: localePath('/home', locale),
    hero: getPicture('home/welcome', locale),
    heroTall: getPicture('home/welcome-tall', locale),
    tiles: (['aeolus', 'voyah', 'forthing'] as const).map((id) => {
      const brand = getBrand(id);
      return {
        id,
        name: brand.name,
        line: brand.line[locale],
        address: localePath(brand.path, locale),
        picture: getPicture(`home/tile-${id}`, locale),
      };
    }),
    models: models.map((model) => ({
      ...modelCard(model, locale),
      picture: getPicture(`${model.id}/hero`, locale),
      summary: model.summary[locale],
      points: model.points.map((point) => point[locale]),
      price: offer(model.id, locale).price,
    })),
    choices: models.map(({ id, title, path, colours }) => ({
      id,
      title,
      address: localePath(path, locale),
      colours: colours.map(({ index, name }) => ({ index, name: name[locale] })),
    })),
    comparison: comparison(locale),
    modelsAddress: localePath('/models.json', locale),
    aboutPicture: getPicture('home/about', locale),
    aboutAddress: localePath('/voyah/about', locale),
  };
}
