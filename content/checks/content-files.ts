import { z } from 'zod';
import type { Library } from '../library.ts';
import { PAGE_FILES } from '../page-files.ts';
import * as schema from '../schema.ts';

/** A file below `content/`, the shape that it must have, and what stands in it. */
export type ContentFile = [file: string, shape: z.ZodType, value: unknown];

/** The file and the shape of what the calculators are told. */
const TOOLS = {
  winter: ['tools/winter.json', schema.Winter],
  towns: ['tools/towns.json', schema.Towns],
  charging: ['tools/charging.json', schema.Charging],
  country: ['tools/country.json', schema.Country],
  messages: ['tools/messages.json', schema.ToolMessages],
} satisfies Record<keyof Library['tools'], [string, z.ZodType]>;

/** The files of the content with what each must look like. */
export function contentFiles(library: Library): ContentFile[] {
  const pages: Record<string, unknown> = library.pages;
  const tools: Record<string, unknown> = library.tools;
  return [
    ['dealer.json', schema.Dealer, library.dealer],
    ['messages.json', schema.Messages, library.messages],
    ['colours.json', schema.Colours, library.paints],
    ...Object.entries(library.brands).map(([file, brand]): ContentFile => [file, schema.Brand, brand]),
    ...Object.entries(library.models).map(([file, car]): ContentFile => [file, schema.Car, withoutPaints(car)]),
    ...Object.entries(PAGE_FILES).map(([name, { file, shape }]): ContentFile => [file, shape, pages[name]]),
    ...Object.entries(TOOLS).map(([name, [file, shape]]): ContentFile => [file, shape, tools[name]]),
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
