import type { ModelId } from '#/content/ids.ts';
import { localePath } from '#/language/locales.ts';
import { calculators } from './calculators.ts';
import { cabinViewOf, carPage } from './car.ts';
import { drawingOf } from './drawings.ts';
import { getFact, placedSource, shownRow, sourceIdsOf, sourceOf, tableRows } from './fact-row.ts';
import type { LocalContent } from './in-locale.ts';
import { keyFigure } from './key-figure.ts';
import { getModelAt } from './models.ts';
import { getPicture } from './picture.ts';

export type ModelPage = ReturnType<typeof modelPage>;

/** The full page of the model at `path` (any spelling, without locale); throws where there is none. */
export function modelPage(content: LocalContent, path: string) {
  const model = getModelAt(content, path, 'full');
  const { promotions, interior, exterior, gallery, specification, highlights, features } = model;
  const sourceIds = sourceIdsOf(model, [
    ...specification.tabs.flatMap(({ facts }) => facts),
    ...model.figures.map(({ fact }) => fact),
    ...highlights.facts,
  ]);
  const placed = (name: string) => placedSource(content, getFact(model, name), sourceIds);
  return {
    ...carPage(content, model),
    promotions,
    figures: model.figures.map((figure) => ({
      ...keyFigure(content, model, figure),
      source: placed(figure.fact),
    })),
    interior: {
      heading: interior.heading,
      text: interior.text,
      slides: interior.slides,
      link: { label: interior.link.label, address: localePath(interior.link.address, content.locale) },
    },
    cabin: cabinViewOf(content, model),
    exterior,
    gallery,
    specification: {
      note: specification.note,
      tabs: specification.tabs.map((tab) => ({
        id: tab.id,
        label: tab.label,
        rows: tableRows(content, model, tab.facts, sourceIds),
      })),
      sources: sourceIds.map((id) => sourceOf(content, id)),
      drawing: drawingOf(content, model),
    },
    highlights: {
      heading: highlights.heading,
      text: highlights.text,
      rows: highlights.facts.map((name) => ({
        ...shownRow(content, getFact(model, name)),
        source: placed(name),
      })),
    },
    calculators: calculators(content, model),
    homeAddress: localePath('/home', content.locale),
    features,
    video: {
      ...model.video,
      poster: getPicture(content, `${model.id}/video-poster`),
      sources: videoSources(content, model.id),
    },
  };
}

function videoSources({ manifest }: LocalContent, id: ModelId): { src: string; type: string }[] {
  return (manifest.videos[id] ?? []).map(({ src, type }) => ({ src, type }));
}
