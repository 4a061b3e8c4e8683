/** Everything that a build is made of: another file does not change it. Masters of pictures lie in `media`, but are not read. */
export const BUILD_SOURCES = [
  'catalogue',
  'content',
  'editor',
  'formulas',
  'language',
  'media',
  'public',
  'publish',
  'setup',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies of files of `media`, which the build itself puts there (`.gitignore` has the same list). */
export const COPIES = ['public/drawings', 'public/models', 'public/video'];
