import type { ModelId } from '#/content/ids.ts';
import { type Locale, localePath } from '#/language/locales.ts';
import { calculators } from './calculators.ts';
import { cabinViewOf, carPage } from './car.ts';
import { content } from './checked-content.ts';
import { drawingOf } from './drawings.ts';
import { getFact, placedSource, shownRow, sourceIdsOf, sourceOf, tableRows } from './fact-row.ts';
import { inLocale } from './in-locale.ts';
import { keyFigure } from './key-figure.ts';
import { getModelAt } from './models.ts';
import { getPicture } from './picture.ts';

export type ModelPage = ReturnType<typeof modelPage>;

/** The full page of the model at `path` (any spelling, without locale); throws where there is none. */
export function modelPage(path: string, locale: Locale) {
  const model = getModelAt(path, 'full');
  const { interior, specification, highlights } = model;
  const sourceIds = sourceIdsOf(model, [
    ...specification.tabs.flatMap(({ facts }) => facts),
    ...model.figures.map(({ fact }) => fact),
    ...highlights.facts,
  ]);
  const placed = (name: string) => placedSource(content, getFact(model, name), sourceIds, locale);
  return {
    ...carPage(model, locale),
    promotions: inLocale(model.promotions, locale),
    figures: model.figures.map((figure) => ({
      ...keyFigure(content, model, figure, locale),
      source: placed(figure.fact),
    })),
    interior: {
      heading: interior.heading[locale],
      text: interior.text[locale],
      slides: inLocale(interior.slides, locale),
      link: { label: interior.link.label[locale], address: localePath(interior.link.address, locale) },
    },
    cabin: cabinViewOf(model, locale),
    exterior: inLocale(model.exterior, locale),
    gallery: inLocale(model.gallery, locale),
    specification: {
      note: specification.note[locale],
      tabs: specification.tabs.map((tab) => ({
        id: tab.id,
        label: tab.label[locale],
        rows: tableRows(content, model, tab.facts, sourceIds, locale),
      })),
      sources: sourceIds.map((id) => sourceOf(content, id, locale)),
      drawing: drawingOf(model, locale),
    },
    highlights: {
      heading: highlights.heading[locale],
      text: highlights.text[locale],
      rows: highlights.facts.map((name) => ({
        ...shownRow(content, getFact(model, name), locale),
        source: placed(name),
      })),
    },
    calculators: calculators(model, locale),
    homeAddress: localePath('/home', locale),
    features: inLocale(model.features, locale),
    video: {
      ...inLocale(model.video, locale),
      poster: getPicture(`${model.id}/video-poster`, locale),
      sources: videoSources(model.id),
    },
  };
}

function videoSources(id: ModelId): { src: string; type: string }[] {
  return (content.manifest.videos[id] ?? []).map(({ src, type }) => ({ src, type }));
}
