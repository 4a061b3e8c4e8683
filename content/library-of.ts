import type { Text } from '#/language/locales.ts';
import type { Manifest } from '../media/manifest.ts';
import { BRAND_IDS, MODEL_IDS } from './ids.ts';
import type messages from './messages.json';
import { PAGE_FILES, type Pages } from './page-files.ts';
import type * as schema from './schema.ts';
import type specs from './specs.json';
import type toolMessages from './tools/messages.json';

/** What can be known of a car: the names in `specs.json`. */
export type SpecId = keyof typeof specs;

/** The names and parts of a file of texts, each text in every language: what a new language lacks, the content check tells. */
type TextsOf<File> = File extends { mn: string; en: string } ? Text : { [Name in keyof File]: TextsOf<File[Name]> };

/** All content, joined from its files. */
export type Library = {
  dealer: schema.Dealer;
  messages: TextsOf<typeof messages>;
  paints: schema.Colour[];
  /** By their files, in the order of the menus. */
  brands: Record<string, schema.Brand>;
  /** By their files, in the order of the menus and of the vehicles section. */
  models: Record<string, schema.FullModel | schema.PartialModel>;
  pages: Pages;
  /** Alternative texts by owner. */
  pictures: Record<string, schema.PictureTexts>;
  sources: Record<string, schema.Source>;
  specs: Record<string, schema.Spec>;
  units: Record<string, Text>;
  versions: Record<string, Text>;
  cycles: Record<string, Text>;
  /** Words that mean the same to somebody who searches, a list for each meaning. */
  synonyms: schema.Synonyms;
  /** What visitors ask, in their words, and what answers it. */
  searchQuestions: schema.SearchQuestion[];
  openPoints: schema.OpenPoint[];
  readSentences: schema.ReadSentences;
  /** Comparison, calculators and the 3D view. */
  tools: {
    winter: schema.Winter;
    towns: schema.Towns;
    charging: schema.Charging;
    country: schema.Country;
    messages: TextsOf<typeof toolMessages>;
  };
  manifest: Manifest;
};

/** Content files by their path below `content/`, as they were read. */
export type Files = Readonly<Record<string, unknown>>;

/**
 * The content that stands in these files. Nothing is checked here: `checkContent` tells whether what was read has the shape
 * that the types promise. A brand or car without its file is left out, for the check to report.
 */
export function libraryOf(files: Files, manifest: Manifest): Library {
  const read = <T>(file: string) => files[file] as T;
  const paints = read<schema.Colour[]>('colours.json');
  const each = <T>(folder: string, ids: readonly string[]): [file: string, value: T][] =>
    ids.map((id) => `${folder}/${id}.json`).flatMap((file) => (file in files ? [[file, read<T>(file)]] : []));
  const owners = Object.keys(files).flatMap((file) => /^pictures\/(.+)\.json$/.exec(file)?.[1] ?? []);
  return {
    dealer: read('dealer.json'),
    messages: read('messages.json'),
    paints,
    brands: Object.fromEntries(each<schema.Brand>('brands', BRAND_IDS)),
    // Every car is offered in the same paints.
    models: Object.fromEntries(
      each<schema.FullModel>('models', MODEL_IDS).map(([file, car]) => [file, { ...car, colours: paints }]),
    ),
    pages: Object.fromEntries(Object.entries(PAGE_FILES).map(([name, { file }]) => [name, read(file)])) as Pages,
    pictures: Object.fromEntries(owners.map((owner) => [owner, read(`pictures/${owner}.json`)])),
    sources: read('sources.json'),
    specs: read('specs.json'),
    units: read('units.json'),
    versions: read('versions.json'),
    cycles: read('cycles.json'),
    synonyms: read('synonyms.json'),
    searchQuestions: read('search-questions.json'),
    openPoints: read('before-publishing.json'),
    readSentences: read('read-sentences.json'),
    tools: {
      winter: read('tools/winter.json'),
      towns: read('tools/towns.json'),
      charging: read('tools/charging.json'),
      country: read('tools/country.json'),
      messages: read('tools/messages.json'),
    },
    manifest,
  };
}
