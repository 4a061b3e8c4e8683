import type { z } from 'zod';
import type { Library } from '../library.ts';
import * as schema from '../schema.ts';

/** A file of the content below `content/`, the shape that it must have, and what stands in it. */
export type ContentFile = [file: string, shape: z.ZodType, value: unknown];

/** The files of the content with what each must look like. */
export function contentFiles(library: Library): ContentFile[] {
  const { pages, tools } = library;
  const each = (values: Record<string, unknown>, shape: z.ZodType, nameOf = (key: string) => key) =>
    Object.entries(values).map(([key, value]): ContentFile => [nameOf(key), shape, value]);
  return [
    ['dealer.ts', schema.Dealer, library.dealer],
    ['messages.ts', schema.Messages, library.messages],
    ['colours.ts', schema.Colours, library.paints],
    ...each(library.brands, schema.Brand),
    ...each(library.models, schema.Model),
    ['pages/home.ts', schema.HomePage, pages.home],
    ['pages/about.ts', schema.AboutPage, pages.about],
    ['pages/not-found.ts', schema.NotFoundPage, pages.notFound],
    ['pages/offline.ts', schema.OfflinePage, pages.offline],
    ['pages/short-about.ts', schema.ShortAboutPage.array(), pages.shortAbout],
    ['pages/voyah-free-interior.ts', schema.InteriorPage, pages.interior],
    ['pages/voyah-free-features.ts', schema.FeaturesPage, pages.features],
    ['tools/winter.ts', schema.Winter, tools.winter],
    ['tools/towns.ts', schema.Towns, tools.towns],
    ['tools/charging.ts', schema.Charging, tools.charging],
    ...each(tools.messages, schema.ToolMessages, (tool) => `tools/messages.ts › ${tool}`),
    ...each(library.pictures, schema.PictureTexts, (owner) => `pictures/${owner}.ts`),
    ...each(library.sources, schema.Source, (id) => `sources.ts › ${id}`),
    ...each(library.units, schema.Unit, (id) => `units.ts › ${id}`),
    ...each(library.versions, schema.Text, (id) => `versions.ts › ${id}`),
    ...each(library.cycles, schema.Text, (id) => `cycles.ts › ${id}`),
    ...each(library.specs, schema.Spec, (id) => `specs.ts › ${id}`),
  ];
}
