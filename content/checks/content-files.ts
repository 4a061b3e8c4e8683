import { z } from 'zod';
import type { Library } from '../library.ts';
import * as schema from '../schema.ts';

/** A file below `content/`, the shape that it must have, and what stands in it. */
export type ContentFile = [file: string, shape: z.ZodType, value: unknown];

/** The file and the shape of each page that is not a car. */
const PAGES = {
  home: ['pages/home.json', schema.HomePage],
  about: ['pages/about.json', schema.AboutPage],
  notFound: ['pages/not-found.json', schema.NotFoundPage],
  offline: ['pages/offline.json', schema.OfflinePage],
  shortAbout: ['pages/short-about.json', schema.ShortAboutPage.array()],
  interior: ['pages/voyah-free-interior.json', schema.InteriorPage],
  features: ['pages/voyah-free-features.json', schema.FeaturesPage],
} satisfies Record<keyof Library['pages'], [string, z.ZodType]>;

/** The same of what the calculators are told. */
const TOOLS = {
  winter: ['tools/winter.json', schema.Winter],
  towns: ['tools/towns.json', schema.Towns],
  charging: ['tools/charging.json', schema.Charging],
  country: ['tools/country.json', schema.Country],
  messages: ['tools/messages.json', schema.ToolMessages],
} satisfies Record<keyof Library['tools'], [string, z.ZodType]>;

/** The files of the content with what each must look like. */
export function contentFiles(library: Library): ContentFile[] {
  const { pages, tools } = library;
  const named = (files: Record<string, [string, z.ZodType]>, values: Record<string, unknown>) =>
    Object.entries(files).map(([name, [file, shape]]): ContentFile => [file, shape, values[name]]);
  return [
    ['dealer.json', schema.Dealer, library.dealer],
    ['messages.json', schema.Messages, library.messages],
    ['colours.json', schema.Colours, library.paints],
    ...Object.entries(library.brands).map(([file, brand]): ContentFile => [file, schema.Brand, brand]),
    ...Object.entries(library.models).map(([file, car]): ContentFile => [file, schema.Car, withoutPaints(car)]),
    ...named(PAGES, pages),
    ...named(TOOLS, tools),
    ...Object.entries(library.pictures).map(
      ([owner, texts]): ContentFile => [`pictures/${owner}.json`, schema.PictureTexts, texts],
    ),
    ['sources.json', z.record(z.string(), schema.Source), library.sources],
    ['units.json', z.record(z.string(), schema.Unit), library.units],
    ['versions.json', z.record(z.string(), schema.Text), library.versions],
    ['cycles.json', z.record(z.string(), schema.Text), library.cycles],
    ['specs.json', z.record(z.string(), schema.Spec), library.specs],
    ['synonyms.json', schema.Synonyms, library.synonyms],
    ['search-questions.json', schema.SearchQuestion.array(), library.searchQuestions],
    ['before-publishing.json', schema.OpenPoint.array(), library.openPoints],
    ['read-sentences.json', schema.ReadSentences, library.readSentences],
  ];
}

/** What the file of a car holds, which may be anything: its paints stand in a file that all cars share. */
function withoutPaints(car: unknown): unknown {
  if (typeof car !== 'object' || car === null) return car;
  const { colours: _, ...own } = car as { colours?: unknown };
  return own;
}
