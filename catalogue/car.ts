import type { FullModel } from '#/content/schema.ts';
import { type Locale, localePath } from '#/language/locales.ts';
import { content } from './checked-content.ts';
import { inLocale } from './in-locale.ts';
import type { AnyModel } from './models.ts';
import { offer } from './offer.ts';
import { pageHead } from './page-head.ts';
import { getPicture } from './picture.ts';
import type { Picture } from './resolve.ts';

export type CarViewData = {
  /** The .glb file. */
  file: string;
  title: string;
  /** In which the file itself shows the car. */
  firstPaint: string;
  messages: ViewMessages<'carView'>;
};

export type CabinViewData = {
  title: string;
  /** Equirectangular, straight ahead in its middle. */
  picture: Picture;
  messages: ViewMessages<'cabinView'>;
};

type Messages = typeof content.tools.messages;
/** Those of every view and those of one kind. */
type ViewMessages<Name extends 'carView' | 'cabinView'> = Record<
  keyof Messages['viewer'] | keyof Messages[Name],
  string
>;

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
function carViewOf({ id, title, colours: [first] }: AnyModel, locale: Locale): CarViewData | undefined {
  const file = content.manifest.models[id]?.src;
  if (file === undefined || first === undefined) return undefined;
  const { viewer, carView } = content.tools.messages;
  return { file, title, firstPaint: first.name[locale], messages: inLocale({ ...viewer, ...carView }, locale) };
}

/** The view from a car's seats: its picture and the messages around it. Undefined where there is no such picture. */
export function cabinViewOf({ title, interior }: FullModel, locale: Locale): CabinViewData | undefined {
  if (interior.around === undefined) return undefined;
  const { viewer, cabinView } = content.tools.messages;
  const picture = getPicture(interior.around.picture, locale);
  return { title, picture, messages: inLocale({ ...viewer, ...cabinView }, locale) };
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
    view: carViewOf(model, locale),
  };
}
