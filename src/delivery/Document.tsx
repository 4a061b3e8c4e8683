import '../design/styles/site.ts';
import type { ReactNode } from 'react';
import { brandOf } from '#/content/catalogue/brand-of.ts';
import { jsonLdFor } from '#/content/catalogue/json-ld.ts';
import { paintStyles } from '../cars/ColourPicker/paint-styles.ts';
import { carStyles } from '../cars/ModelCard/car-styles.ts';
import { Button } from '../design/Button/Button.tsx';
import { earlyCarouselHands } from '../design/Carousel/early-hands.ts';
import { quietTransitions } from '../design/quiet-transitions.ts';
import { FailureNotice } from '../design/SectionBoundary/FailureNotice.tsx';
import layers from '../design/styles/layers.css?raw';
import { SiteFrame } from '../site/SiteFrame/SiteFrame.tsx';
import { StructuredData } from './DocumentHead.tsx';
import { FontPreloads } from './FontPreloads.tsx';
import { type PageAround, PageProvider } from './PageContext.tsx';
import { scriptJson } from './script-json.ts';
import { FAILURE_TEMPLATE } from './show-load-failure.ts';

type DocumentProps = PageAround & {
  /** URL of the file with what every page of the locale shares. */
  siteUrl: string;
  /** The page's path without locale. */
  localPath: string;
  /** URL of the script that hydrates the islands, which only the build (or the development server) knows. */
  script: string;
  head: ReactNode;
  /** The page begins with a picture, over which the header stands. */
  isOverPicture: boolean;
  children: ReactNode;
};

/**
 * Browsers that know speculation rules fetch the documents of links in view and render the one under the pointer or finger
 * ahead. They do neither where the visitor saves data or energy.
 */
const LINKS = {
  where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[hreflang],[download],[target]' } }] },
};
const SPECULATION_RULES = {
  prefetch: [{ ...LINKS, eagerness: 'eager' }],
  prerender: [{ ...LINKS, eagerness: 'moderate' }],
};

/**
 * The document of every page, but for its styles, which are known once it is rendered (`page-styles.ts`). What stands inline
 * is the same on all pages, so that few hashes name it.
 */
export function Document({ path, localPath, site, siteUrl, script, head, isOverPicture, children }: DocumentProps) {
  const failure = site.messages.sectionBoundary;
  return (
    <html lang={site.locale} data-brand={brandOf(localPath)} data-path={path} data-site={siteUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {head}
        <meta name="theme-color" content="#0a0c0e" />
        <FontPreloads locale={site.locale} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <style>{layers}</style>
        <style>{paintStyles(site.paints) + carStyles(site.brands.flatMap(({ models }) => models))}</style>
        <StructuredData things={jsonLdFor(localPath, site.locale)} />
        <script dangerouslySetInnerHTML={{ __html: `(${quietTransitions})()` }} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: scriptJson(SPECULATION_RULES) }} />
        <script type="module" async={import.meta.env.PROD} fetchPriority="low" src={script} />
      </head>
      <body>
        <PageProvider path={path} site={site}>
          <SiteFrame path={localPath} isOverPicture={isOverPicture}>
            {children}
          </SiteFrame>
        </PageProvider>
        <template id={FAILURE_TEMPLATE}>
          <FailureNotice messages={failure} text="">
            <Button look="secondary">{failure.retry}</Button>
          </FailureNotice>
        </template>
        <script dangerouslySetInnerHTML={{ __html: `(${earlyCarouselHands})()` }} />
      </body>
    </html>
  );
}
