import type { BrandId, ModelId } from '#/content/ids.ts';
import { type Locale, localePath } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import type { AnyModel } from './models.ts';
import { getPicture } from './picture.ts';
import { relativeLength } from './relative-length.ts';
import type { Picture } from './resolve.ts';

/** What menus, tiles and cards show of a model. */
export type ModelCardData = {
  id: ModelId;
  brand: BrandId;
  coverage: 'full' | 'partial';
  title: string;
  name: string;
  address: string;
  /** For the header's menus, which write some paths differently (`/forthing/t5evo`). */
  menuAddress: string;
  line: string;
  picture: Picture;
  /** Length beside the longest car's, 0 to 1: side views stand to one scale. */
  length: number;
};

export function modelCard(model: AnyModel, locale: Locale): ModelCardData {
  const { id, brand, coverage, title, name, path, aliases = [], tagline } = model;
  return {
    id,
    brand,
    coverage,
    title,
    name,
    address: localePath(path, locale),
    menuAddress: localePath(aliases[0] ?? path, locale),
    line: tagline[locale],
    picture: getPicture(`${id}/card`, locale),
    length: relativeLength(model),
  };
}

/** The cards of a brand's models. */
export const modelCardsOf = (brand: BrandId, locale: Locale) =>
  Object.values(content.models)
    .filter((model) => model.brand === brand)
    .map((model) => modelCard(model, locale));
