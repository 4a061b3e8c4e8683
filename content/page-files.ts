import type { z } from 'zod';
import * as schema from './schema.ts';

type PageFile = {
  /** Below `content/`. */
  file: string;
  shape: z.ZodType;
  /** Where the page stands, without locale; search engines list no page without one. */
  path?: string;
  /** The parts of it to which an address in the content may lead: `/home#compare`. */
  parts?: readonly string[];
};

/** The pages that are neither a brand's nor a car's, by the names under which the catalogue finds them. */
export const PAGE_FILES = {
  home: { file: 'pages/home.json', shape: schema.HomePage, path: '/home', parts: ['models', 'compare'] },
  about: {
    file: 'pages/about.json',
    shape: schema.AboutPage,
    path: '/voyah/about',
    parts: ['contact', 'location', 'faq', 'accessibility'],
  },
  notFound: { file: 'pages/not-found.json', shape: schema.NotFoundPage },
  offline: { file: 'pages/offline.json', shape: schema.OfflinePage },
  /** One of each brand that names it. */
  shortAbout: { file: 'pages/short-about.json', shape: schema.ShortAboutPage.array() },
  interior: {
    file: 'pages/voyah-free-interior.json',
    shape: schema.InteriorPage,
    path: '/voyah/free/inter',
    parts: ['details', 'grid'],
  },
  features: {
    file: 'pages/voyah-free-features.json',
    shape: schema.FeaturesPage,
    path: '/voyah/free/feature',
    parts: ['infotainment', 'sustainability', 'safety', 'assistant', 'comfort', 'equipment'],
  },
} satisfies Record<string, PageFile>;

export type Pages = { [Name in keyof typeof PAGE_FILES]: z.input<(typeof PAGE_FILES)[Name]['shape']> };

/** Those that stand at a path of their own, with their parts. */
export const OWN_PAGES: { path: string; parts: readonly string[] }[] = Object.values<PageFile>(PAGE_FILES).flatMap(
  ({ path, parts = [] }) => (path === undefined ? [] : [{ path, parts }]),
);
