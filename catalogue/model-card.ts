import type { BrandId, ModelId } from '#/content/ids.ts';
import { localePath } from '#/language/locales.ts';
import type { LocalContent } from './in-locale.ts';
import { type AnyModel, allModels } from './models.ts';
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

export function modelCard(content: LocalContent, model: AnyModel): ModelCardData {
  const { locale } = content;
  const { id, brand, coverage, title, name, path, aliases = [], tagline } = model;
  return {
    id,
    brand,
    coverage,
    title,
    name,
    address: localePath(path, locale),
    menuAddress: localePath(aliases[0] ?? path, locale),
    line: tagline,
    picture: getPicture(content, `${id}/card`),
    length: relativeLength(id),
  };
}

/** The cards of a brand's models. */
export const modelCardsOf = (content: LocalContent, brand: BrandId) =>
  allModels(content)
    .filter((model) => model.brand === brand)
    .map((model) => modelCard(content, model));
