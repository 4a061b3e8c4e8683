import { LOCALES, type Locale, type Text } from '#/language/locales.ts';

/** A picture as the page needs it: files, size and what is seen, in one language. */
export type Picture = {
  /** Folder of the files, content-hashed: `${path}/${width}.avif`. */
  path: string;
  width: number;
  height: number;
  widths: number[];
  fallback: number;
  alt: string;
  alpha?: boolean;
  dark?: boolean;
  bright?: boolean;
};

/** A shape of the content with every text in one language and every picture name replaced by its picture. */
export type Resolved<T> = T extends Text
  ? string
  : T extends object
    ? {
        [Key in keyof T]: Key extends 'picture'
          ? undefined extends T[Key]
            ? Picture | undefined
            : Picture
          : Resolved<T[Key]>;
      }
    : T;

/**
 * Content in one language: a text in all locales becomes its text in one, `picture: 'owner/name'` becomes the picture. Everything else
 * keeps its shape, so that pages hold nothing of another language.
 *
 * @param findPicture Looks a picture up by `owner/name`, for content that names some; throws where there is none.
 */
export function resolve<T>(value: T, locale: Locale, findPicture: (id: string) => Picture = noPicture): Resolved<T> {
  const walk = (part: unknown, key?: string): unknown => {
    if (key === 'picture' && typeof part === 'string') return findPicture(part);
    if (Array.isArray(part)) return part.map((item) => walk(item));
    if (part === null || typeof part !== 'object') return part;
    if (isText(part)) return part[locale];
    return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, walk(item, name)]));
  };
  return walk(value) as Resolved<T>;
}

function isText(part: object): part is Text {
  return Object.keys(part).length === LOCALES.length && LOCALES.every((locale) => locale in part);
}

function noPicture(id: string): never {
  throw new Error(`A picture is named where none was expected: "${id}".`);
}
