import type { Files, Library } from '#/content/library-of.ts';
import type { Locale } from '#/language/locales.ts';
import { titleOf } from '../words/names.ts';
import type { Word } from '../words/words.ts';

/** Files as staff think of them; the first group that a file fits is its own. */
export const GROUPS: readonly { word: Word; fits: RegExp }[] = [
  { word: 'cars', fits: /^models\// },
  { word: 'pages', fits: /^pages\// },
  { word: 'brands', fits: /^brands\// },
  { word: 'interface', fits: /messages\.json$/ },
  { word: 'calculators', fits: /^tools\// },
  { word: 'pictures', fits: /^pictures\// },
  { word: 'lists', fits: /./ },
];

/** The page on which a file that has no path of its own is seen best. */
const SEEN_ON: Record<string, string> = {
  'dealer.json': '/voyah/about',
  'pages/about.json': '/voyah/about',
  'pages/not-found.json': '/404',
  'pages/offline.json': '/offline',
  'pages/short-about.json': '/forthing/about',
  'pages/voyah-free-interior.json': '/voyah/free/inter',
  'pages/voyah-free-features.json': '/voyah/free/feature',
  'pictures/about.json': '/voyah/about',
};

const HOME = '/home';

/** The page on which a file is seen. */
export function pageOf(files: Files, file: string): string {
  const own = (of: string) => (files[of] as { path?: string } | undefined)?.path;
  const car = file.replace(/^pictures\//, 'models/');
  if (file.startsWith('tools/')) return own('models/voyah-free.json') ?? HOME;
  return own(file) ?? own(car) ?? SEEN_ON[file] ?? HOME;
}

/** The files that a page is mostly made of. */
export const ownFiles = (files: Files, path: string): string[] =>
  Object.keys(files).filter((file) => pageOf(files, file) === path);

/** The pages that can be looked at, by their titles. */
export function pagesOf(files: Files, library: Library, language: Locale): { path: string; title: string }[] {
  const paths = new Map<string, string>();
  for (const [file, value] of Object.entries(files)) {
    const path = pageOf(files, file);
    if (!paths.has(path) || (value as { path?: string }).path === path || file.startsWith('pages/'))
      paths.set(path, titleOf(library, file, language));
  }
  return [...paths]
    .map(([path, title]) => ({ path, title }))
    .toSorted((one, other) => one.path.localeCompare(other.path));
}
