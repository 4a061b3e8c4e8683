import { expect, test } from 'vitest';
import { library } from '#/content/library.ts';
import { LOCALES } from '#/language/locales.ts';
import { inLocale } from './in-locale.ts';

const [first, second] = LOCALES;
const brand = Object.values(library.brands)[0];

test('a text of all languages is the one of the locale, at every depth, and everything else keeps its shape', () => {
  for (const locale of LOCALES) {
    const local = inLocale(library, locale);
    expect(local.locale).toBe(locale);
    expect(local.messages.days.Mo).toBe(library.messages.days.Mo[locale]);
    expect(local.pages.about.story.text).toEqual(library.pages.about.story.text.map((text) => text[locale]));
    expect(local.dealer.site).toBe(library.dealer.site);
    expect(local.tools.country.outline).toEqual(library.tools.country.outline);
    expect(Object.keys(local.models)).toEqual(Object.keys(library.models));
  }
});

test('the name of a picture becomes its files, with what is seen in the language of the locale', () => {
  const id = library.pages.features.picture;
  const [owner = '', name = ''] = id.split('/');
  for (const locale of LOCALES) {
    const { picture } = inLocale(library, locale).pages.features;
    expect(picture).toMatchObject({
      path: expect.stringContaining(`/pictures/${id}.`),
      alt: library.pictures[owner]?.[name]?.[locale],
    });
  }
});

test('content is resolved once for each locale, and anew for other content', () => {
  const other = { ...library };
  expect(inLocale(library, first)).toBe(inLocale(library, first));
  expect(inLocale(library, first)).not.toBe(inLocale(library, second));
  expect(inLocale(other, first)).not.toBe(inLocale(library, first));
});

test('a picture that there is none of is told by its name', () => {
  const brands = { any: { ...(brand as NonNullable<typeof brand>), subBanner: { picture: 'no/picture' } } };
  expect(() => inLocale({ ...library, brands }, first)).toThrow('There is no picture "no/picture".');
  const pictures = { any: { picture: 'no/picture' } } as unknown as typeof library.pictures;
  expect(() => inLocale({ ...library, pictures }, first)).toThrow('where none was expected: "no/picture"');
});
