import { type Locale, localePath } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';
import type { AnyModel } from './models.ts';
import { offer } from './offer.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';

export type CarViewData = {
  /** The .glb file. */
  file: string;
  title: string;
  /** In which the file itself shows the car. */
  firstPaint: string;
  messages: Record<keyof typeof content.tools.messages.carView, string>;
};

/** What every page of a car shows of it: its name, its three pages, its paints, and how to order it. */
export function car(model: AnyModel, locale: Locale) {
  return {
    id: model.id,
    name: model.name,
    title: model.title,
    address: localePath(model.path, locale),
    /** The paint in which pictures show the car, 1 to 6. */
    leadColour: model.leadColour,
    subNavigation: model.subNavigation.map(({ label, address }) => ({
      label: label[locale],
      address: localePath(address, locale),
    })),
    colours: model.colours.map((colour) => ({
      ...inLocale(colour, locale),
      picture: getPicture(`${model.id}/stage-${colour.index}`, locale),
    })),
    order: inLocale(model.order, locale),
    offer: offer(model.id, locale),
    picture: getPicture(`${model.id}/card`, locale),
  };
}

/** The 3D view of a car: its file and the messages around it. Undefined where the studio has made none. */
function carView({ id, title, colours: [first] }: AnyModel, locale: Locale): CarViewData | undefined {
  const file = content.manifest.models[id]?.src;
  if (file === undefined || first === undefined) return undefined;
  const messages = inLocale(content.tools.messages.carView, locale);
  return { file, title, firstPaint: first.name[locale], messages };
}

/** What full and partial model pages share. */
export function carPage(model: AnyModel, locale: Locale) {
  return {
    ...car(model, locale),
    head: pageHead({ ...model, title: `${model.title}: ${model.kind[locale]}`, picture: `${model.id}/hero` }, locale),
    tagline: model.tagline[locale],
    hero: getPicture(`${model.id}/hero`, locale),
    heroTall: getPicture(`${model.id}/hero-tall`, locale),
    colourLabel: model.colourLabel[locale],
    view: carView(model, locale),
  };
}
