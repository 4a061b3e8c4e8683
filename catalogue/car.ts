import { localePath } from '#/language/locales.ts';
import type { LocalContent } from './in-locale.ts';
import type { AnyModel, FullModel } from './models.ts';
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

type Messages = LocalContent['tools']['messages'];
/** Those of every view and those of one kind. */
type ViewMessages<Name extends 'carView' | 'cabinView'> = Record<
  keyof Messages['viewer'] | keyof Messages[Name],
  string
>;

/** What every page of a car shows of it: its name, its three pages, its paints, and how to order it. */
export function car(content: LocalContent, model: AnyModel) {
  const { locale } = content;
  return {
    id: model.id,
    name: model.name,
    title: model.title,
    address: localePath(model.path, locale),
    /** The paint in which pictures show the car, 1 to 6. */
    leadColour: model.leadColour,
    subNavigation: model.subNavigation.map(({ label, address }) => ({
      label,
      address: localePath(address, locale),
    })),
    colours: model.colours.map((colour) => ({
      ...colour,
      picture: getPicture(content, `${model.id}/stage-${colour.index}`),
    })),
    order: model.order,
    offer: offer(content, model.id),
    picture: getPicture(content, `${model.id}/card`),
  };
}

/** The 3D view of a car: its file and the messages around it. Undefined where the studio has made none. */
function carViewOf(
  { manifest, tools }: LocalContent,
  { id, title, colours: [first] }: AnyModel,
): CarViewData | undefined {
  const file = manifest.models[id]?.src;
  if (file === undefined || first === undefined) return undefined;
  const { viewer, carView } = tools.messages;
  return { file, title, firstPaint: first.name, messages: { ...viewer, ...carView } };
}

/** The view from a car's seats: its picture and the messages around it. Undefined where there is no such picture. */
export function cabinViewOf({ tools }: LocalContent, { title, interior }: FullModel): CabinViewData | undefined {
  if (interior.around === undefined) return undefined;
  const { viewer, cabinView } = tools.messages;
  return { title, picture: interior.around.picture, messages: { ...viewer, ...cabinView } };
}

/** What full and partial model pages share. */
export function carPage(content: LocalContent, model: AnyModel) {
  return {
    ...car(content, model),
    head: pageHead(content, { ...model, title: `${model.title}: ${model.kind}`, picture: `${model.id}/hero` }),
    tagline: model.tagline,
    hero: getPicture(content, `${model.id}/hero`),
    heroTall: getPicture(content, `${model.id}/hero-tall`),
    colourLabel: model.colourLabel,
    view: carViewOf(content, model),
  };
}
