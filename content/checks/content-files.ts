import type { z } from 'zod';
import type { Library } from '../library.ts';
import * as schema from '../schema.ts';

/** A file of the content below `content/`, the shape that it must have, and what stands in it. */
export type ContentFile = [file: string, shape: z.ZodType, value: unknown];

/** The file and the shape of each page that is not a car. */
const PAGES = {
  home: ['pages/home.ts', schema.HomePage],
  about: ['pages/about.ts', schema.AboutPage],
  notFound: ['pages/not-found.ts', schema.NotFoundPage],
  offline: ['pages/offline.ts', schema.OfflinePage],
  shortAbout: ['pages/short-about.ts', schema.ShortAboutPage.array()],
  interior: ['pages/voyah-free-interior.ts', schema.InteriorPage],
  features: ['pages/voyah-free-features.ts', schema.FeaturesPage],
} satisfies Record<keyof Library['pages'], [string, z.ZodType]>;

/** The same of what the calculators are told; their messages stand in one file. */
const TOOLS = {
  winter: ['tools/winter.ts', schema.Winter],
  towns: ['tools/towns.ts', schema.Towns],
  charging: ['tools/charging.ts', schema.Charging],
} satisfies Record<Exclude<keyof Library['tools'], 'messages'>, [string, z.ZodType]>;

/** The files of the content with what each must look like. */
export function contentFiles(library: Library): ContentFile[] {
  const { pages, tools } = library;
  const each = (values: Record<string, unknown>, shape: z.ZodType, nameOf = (key: string) => key) =>
    Object.entries(values).map(([key, value]): ContentFile => [nameOf(key), shape, value]);
  const named = (files: Record<string, [string, z.ZodType]>, values: Record<string, unknown>) =>
    Object.entries(files).map(([name, [file, shape]]): ContentFile => [file, shape, values[name]]);
  return [
    ['dealer.ts', schema.Dealer, library.dealer],
    ['messages.ts', schema.Messages, library.messages],
    ['colours.ts', schema.Colours, library.paints],
    ...each(library.brands, schema.Brand),
    ...each(library.models, schema.Model),
    ...named(PAGES, pages),
    ...named(TOOLS, tools),
    ...each(tools.messages, schema.ToolMessages, (tool) => `tools/messages.ts › ${tool}`),
    ...each(library.pictures, schema.PictureTexts, (owner) => `pictures/${owner}.ts`),
    ...each(library.sources, schema.Source, (id) => `sources.ts › ${id}`),
    ...each(library.units, schema.Unit, (id) => `units.ts › ${id}`),
    ...each(library.versions, schema.Text, (id) => `versions.ts › ${id}`),
    ...each(library.cycles, schema.Text, (id) => `cycles.ts › ${id}`),
    ...each(library.specs, schema.Spec, (id) => `specs.ts › ${id}`),
  ];
}
