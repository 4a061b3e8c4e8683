import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

/**
 * The site map: every address of one edition and the page that answers it. There is no `*`: the rest is not found.
 * Other spellings (`/forthing/t5evo`) are the model's `aliases`; the build copies the page to them.
 */
const PAGES = {
  home: 'HomePage',
  voyah: 'BrandPage',
  forthing: 'BrandPage',
  aeolus: 'BrandPage',
  'voyah/free': 'ModelPage',
  'voyah/free/inter': 'InteriorPage',
  'voyah/free/feature': 'FeaturesPage',
  'voyah/dreamer': 'ModelPage',
  'voyah/about': 'AboutPage',
  'forthing/T5evo': 'ModelPage',
  'forthing/yacht': 'PartialModelPage',
  'forthing/about': 'ShortAboutPage',
  'aeolus/shinegs': 'ModelPage',
  'aeolus/huge': 'PartialModelPage',
  'aeolus/about': 'ShortAboutPage',
} as const;

/** Data that a widget fetches on first use; one file for each edition. */
const DATA = {
  'search.json': 'data/search.ts',
  'models.json': 'data/models.ts',
  'tools.json': 'data/tools.ts',
} as const;

/** One file each, for machines. */
const FILES = {
  'sitemap.xml': 'data/sitemap.ts',
  'robots.txt': 'data/robots.ts',
  'site.webmanifest': 'data/web-manifest.ts',
  'drawings/*': 'data/drawings.ts',
  'assets/shell/*': 'data/shell.ts',
} as const;

const edition = (prefix: string): RouteConfigEntry[] => [
  route(prefix || '/', 'pages/RedirectPage/route.tsx', { id: `${prefix}redirect` }),
  ...Object.entries(DATA).map(([path, file]) => route(`${prefix}${path}`, file, { id: `${prefix}${path}` })),
];

const pages = (prefix: string): RouteConfigEntry[] =>
  Object.entries(PAGES).map(([path, page]) =>
    route(`${prefix}${path}`, `pages/${page}/route.tsx`, { id: `${prefix}${path}` }),
  );

export default [
  layout('pages/PageOutlet/route.tsx', { id: 'page' }, [...pages(''), ...pages('en/')]),
  ...edition(''),
  ...edition('en/'),
  ...Object.entries(FILES).map(([path, file]) => route(path, file)),
] satisfies RouteConfigEntry[];
