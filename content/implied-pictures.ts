import { BRAND_IDS, COLOUR_INDEXES } from './ids.ts';
import type { Model } from './schema.ts';

/** Pictures that a page shows because of what it is, without naming them: a model's hero, card, paints and poster. */
export function impliedPictures(model?: Pick<Model, 'id' | 'coverage'>): string[] {
  if (model === undefined) return SITE_PICTURES;
  const names = ['hero', 'hero-tall', 'card', ...COLOUR_INDEXES.map((index) => `stage-${index}`)];
  if (model.coverage === 'full') names.push('video-poster');
  return names.map((name) => `${model.id}/${name}`);
}

/** Pictures of pages that are not a car. */
const SITE_PICTURES = [
  'home/welcome',
  'home/welcome-tall',
  ...BRAND_IDS.map((id) => `home/tile-${id}`),
  'home/about',
  'about/showroom',
  'about/office',
  ...BRAND_IDS.map((id) => `brand/${id}`),
];
