import type { ComponentType, ReactElement, ReactNode } from 'react';
import { aboutPage } from '#/content/catalogue/about-page.ts';
import { brandPage } from '#/content/catalogue/brand-page.ts';
import { featuresPage } from '#/content/catalogue/features-page.ts';
import { homePage } from '#/content/catalogue/home-page.ts';
import { interiorPage } from '#/content/catalogue/interior-page.ts';
import { modelPage } from '#/content/catalogue/model-page.ts';
import { modelPaths } from '#/content/catalogue/model-paths.ts';
import { notFoundPage } from '#/content/catalogue/not-found-page.ts';
import { offlinePage } from '#/content/catalogue/offline-page.ts';
import type { PageHead as HeadData } from '#/content/catalogue/page-head.ts';
import { partialModelPage } from '#/content/catalogue/partial-model-page.ts';
import { redirectPage } from '#/content/catalogue/redirect-page.ts';
import { shortAboutPage } from '#/content/catalogue/short-about-page.ts';
import type { BrandId } from '#/content/ids.ts';
import type { Locale } from '#/language/locales.ts';
import { PageHead, RedirectHead, UnlistedHead } from './delivery/DocumentHead.tsx';
import { AboutPage } from './pages/AboutPage/AboutPage.tsx';
import { BrandPage } from './pages/BrandPage/BrandPage.tsx';
import { FeaturesPage } from './pages/FeaturesPage/FeaturesPage.tsx';
import { HomePage } from './pages/HomePage/HomePage.tsx';
import { InteriorPage } from './pages/InteriorPage/InteriorPage.tsx';
import { ModelPage } from './pages/ModelPage/ModelPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage/NotFoundPage.tsx';
import { OfflinePage } from './pages/OfflinePage/OfflinePage.tsx';
import { PartialModelPage } from './pages/PartialModelPage/PartialModelPage.tsx';
import { RedirectPage } from './pages/RedirectPage/RedirectPage.tsx';
import { ShortAboutPage } from './pages/ShortAboutPage/ShortAboutPage.tsx';

/** Where a page is asked for: its URL path without locale, and the locale. */
type Place = { path: string; locale: Locale };

/** What a page's document is filled with. */
type Content = {
  head: ReactNode;
  body: ReactElement<unknown, ComponentType>;
  isOverPicture?: boolean;
  status?: 200 | 404;
};

type PageKind<Data> = {
  load: (place: Place) => Data;
  Page: ComponentType<{ page: Data }>;
  /** The page begins with a picture, over which the header stands. */
  isOverPicture?: boolean;
};

/** A page that search engines may list. What `load` gives is what `Page` and the head take. */
function page<Data extends { head: HeadData }>({ load, Page, isOverPicture = false }: PageKind<Data>) {
  return (place: Place): Content => {
    const data = load(place);
    return { head: <PageHead head={data.head} locale={place.locale} />, body: <Page page={data} />, isOverPicture };
  };
}

const brand = (id: BrandId) => page({ load: ({ locale }) => brandPage(id, locale), Page: BrandPage });
const shortAbout = (id: BrandId) => page({ load: ({ locale }) => shortAboutPage(id, locale), Page: ShortAboutPage });
const model = page({ load: ({ path, locale }) => modelPage(path, locale), Page: ModelPage });
const partialModel = page({ load: ({ path, locale }) => partialModelPage(path, locale), Page: PartialModelPage });

/** Answers every unknown URL below it, in its locale; `near` is the brand whose models it offers first. */
const notFound =
  (near?: BrandId) =>
  ({ locale }: Place): Content => {
    const data = notFoundPage(locale);
    return { head: <UnlistedHead title={data.title} />, body: <NotFoundPage page={data} near={near} />, status: 404 };
  };

/** Stands in for a page that was never visited, when there is no network (`src/offline`). */
const offline = ({ locale }: Place): Content => {
  const data = offlinePage(locale);
  return { head: <UnlistedHead title={data.title} />, body: <OfflinePage page={data} /> };
};

/** Hosts answer `/` and `/en` with a redirect; where a host cannot, this page sends the visitor on. */
const redirect = ({ locale }: Place): Content => {
  const to = redirectPage(locale);
  return { head: <RedirectHead {...to} />, body: <RedirectPage address={to.address} /> };
};

/** The site map: every URL path of a locale and its page. */
const PAGES: Record<string, (place: Place) => Content> = {
  '/': redirect,
  '/home': page({ load: ({ locale }) => homePage(locale), Page: HomePage, isOverPicture: true }),
  '/voyah': brand('voyah'),
  '/voyah/free': model,
  '/voyah/free/inter': page({ load: ({ locale }) => interiorPage(locale), Page: InteriorPage }),
  '/voyah/free/feature': page({ load: ({ locale }) => featuresPage(locale), Page: FeaturesPage }),
  '/voyah/dreamer': model,
  '/voyah/about': page({ load: ({ locale }) => aboutPage(locale), Page: AboutPage }),
  '/voyah/404': notFound('voyah'),
  '/forthing': brand('forthing'),
  '/forthing/T5evo': model,
  '/forthing/yacht': partialModel,
  '/forthing/about': shortAbout('forthing'),
  '/forthing/404': notFound('forthing'),
  '/aeolus': brand('aeolus'),
  '/aeolus/shinegs': model,
  '/aeolus/huge': partialModel,
  '/aeolus/about': shortAbout('aeolus'),
  '/aeolus/404': notFound('aeolus'),
  '/offline': offline,
  '/404': notFound(),
};

/** Other spellings of a model's path (`/forthing/t5evo`), each with the one that is in the site map. */
const ALIASES: Record<string, string> = Object.fromEntries(
  modelPaths().flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path])),
);

/** The path of every page of a locale. */
export const PATHS = [...Object.keys(PAGES), ...Object.keys(ALIASES)];

/** The page at a path, or the nearest not-found page; `path` is the one in the site map. */
export function findPage(asked: string, locale: Locale): Required<Content> & { path: string } {
  const path = ALIASES[asked] ?? asked;
  const area = path.slice(0, path.indexOf('/', 1));
  const known = [path, `${area}/404`, '/404'].find((each) => each in PAGES) ?? '/404';
  const content = PAGES[known]?.({ path: known, locale });
  if (content === undefined) throw new Error('The site map has no not-found page.');
  return { isOverPicture: false, status: 200, ...content, path: known };
}
