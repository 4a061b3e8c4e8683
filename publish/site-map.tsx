import type { ComponentType, ReactElement, ReactNode } from 'react';
import { aboutPage } from '#/catalogue/about-page.ts';
import { brandPage } from '#/catalogue/brand-page.ts';
import { featuresPage } from '#/catalogue/features-page.ts';
import { homePage } from '#/catalogue/home-page.ts';
import type { LocalContent } from '#/catalogue/in-locale.ts';
import { interiorPage } from '#/catalogue/interior-page.ts';
import { modelPage } from '#/catalogue/model-page.ts';
import { modelPaths } from '#/catalogue/model-paths.ts';
import { notFoundPage } from '#/catalogue/not-found-page.ts';
import { offlinePage } from '#/catalogue/offline-page.ts';
import type { PageHead as HeadData } from '#/catalogue/page-head.ts';
import { partialModelPage } from '#/catalogue/partial-model-page.ts';
import { redirectPage } from '#/catalogue/redirect-page.ts';
import { shortAboutPage } from '#/catalogue/short-about-page.ts';
import type { BrandId } from '#/content/ids.ts';
import { AboutPage } from '#/src/pages/AboutPage/AboutPage.tsx';
import { BrandPage } from '#/src/pages/BrandPage/BrandPage.tsx';
import { FeaturesPage } from '#/src/pages/FeaturesPage/FeaturesPage.tsx';
import { HomePage } from '#/src/pages/HomePage/HomePage.tsx';
import { InteriorPage } from '#/src/pages/InteriorPage/InteriorPage.tsx';
import { ModelPage } from '#/src/pages/ModelPage/ModelPage.tsx';
import { NotFoundPage } from '#/src/pages/NotFoundPage/NotFoundPage.tsx';
import { OfflinePage } from '#/src/pages/OfflinePage/OfflinePage.tsx';
import { PartialModelPage } from '#/src/pages/PartialModelPage/PartialModelPage.tsx';
import { RedirectPage } from '#/src/pages/RedirectPage/RedirectPage.tsx';
import { ShortAboutPage } from '#/src/pages/ShortAboutPage/ShortAboutPage.tsx';
import { PageHead, RedirectHead, UnlistedHead } from './DocumentHead.tsx';

/** Where a page is asked for: its URL path without locale, and all content in that locale. */
type Place = { path: string; content: LocalContent };

/** What a page's document is filled with. */
type Filling = {
  head: ReactNode;
  body: ReactElement;
  /** Its component's name, which is that of the component's file: it leads to the page's styles. */
  component: string;
  isOverPicture?: boolean;
  isText?: boolean;
  status?: 200 | 404;
};

type PageKind<Data> = {
  /** What the page shows, from the catalogue. */
  load: (content: LocalContent, path: string) => Data;
  /** The page's component, by its name: `{ HomePage }`. A key stays what it is when names of functions are shortened. */
  shows: Record<string, ComponentType<{ page: Data }>>;
  /** The page begins with a picture, over which the header stands. */
  isOverPicture?: boolean;
  /** The largest thing of its first view is text, not a picture. */
  isText?: boolean;
};

/** A page that search engines may list. What `load` gives is what `Page` and the head take. */
function page<Data extends { head: HeadData }>({ load, shows, isOverPicture = false, isText = false }: PageKind<Data>) {
  const [component, Page] = nameAndPage(shows);
  return ({ content, path }: Place): Filling => {
    const data = load(content, path);
    const head = <PageHead head={data.head} locale={content.locale} />;
    return { head, body: <Page page={data} />, component, isOverPicture, isText };
  };
}

function nameAndPage<Props>(shows: Record<string, ComponentType<Props>>): [name: string, Page: ComponentType<Props>] {
  const [only] = Object.entries(shows);
  if (only === undefined) throw new Error('A page in publish/site-map.tsx shows no component.');
  return only;
}

const brand = (id: BrandId) => page({ load: (content) => brandPage(content, id), shows: { BrandPage } });
const shortAbout = (id: BrandId) => page({ load: (content) => shortAboutPage(content, id), shows: { ShortAboutPage } });
const model = page({ load: modelPage, shows: { ModelPage } });
const partialModel = page({ load: partialModelPage, shows: { PartialModelPage } });

/** Answers every unknown URL below it, in its locale; `near` is the brand whose models it offers first. */
const notFound =
  (near?: BrandId) =>
  ({ content }: Place): Filling => {
    const data = notFoundPage(content);
    return {
      head: <UnlistedHead title={data.title} />,
      body: <NotFoundPage page={data} near={near} />,
      component: 'NotFoundPage',
      isText: true,
      status: 404,
    };
  };

/** Stands in for a page that was never visited, when there is no network (`src/offline`). */
const offline = ({ content }: Place): Filling => {
  const data = offlinePage(content);
  return {
    head: <UnlistedHead title={data.title} />,
    body: <OfflinePage page={data} />,
    component: 'OfflinePage',
    isText: true,
  };
};

/** Hosts answer `/` and `/en` with a redirect; where a host cannot, this page sends the visitor on. */
const redirect = ({ content }: Place): Filling => {
  const to = redirectPage(content);
  return {
    head: <RedirectHead {...to} />,
    body: <RedirectPage address={to.address} />,
    component: 'RedirectPage',
    isText: true,
  };
};

/** The site map: every URL path of a locale and its page. */
const PAGES: Record<string, (place: Place) => Filling> = {
  '/': redirect,
  '/home': page({ load: homePage, shows: { HomePage }, isOverPicture: true }),
  '/voyah': brand('voyah'),
  '/voyah/free': model,
  '/voyah/free/inter': page({ load: interiorPage, shows: { InteriorPage } }),
  '/voyah/free/feature': page({ load: featuresPage, shows: { FeaturesPage } }),
  '/voyah/dreamer': model,
  '/voyah/about': page({ load: aboutPage, shows: { AboutPage }, isText: true }),
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
export function findPage(asked: string, content: LocalContent): Required<Filling> & { path: string } {
  const path = ALIASES[asked] ?? asked;
  const area = path.slice(0, path.indexOf('/', 1));
  const known = [path, `${area}/404`, '/404'].find((each) => each in PAGES) ?? '/404';
  const filling = PAGES[known]?.({ path: known, content });
  if (filling === undefined) throw new Error('The site map has no not-found page.');
  return { isOverPicture: false, isText: false, status: 200, ...filling, path: known };
}
