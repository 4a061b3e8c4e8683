import '#/src/design/styles/site.ts';
import type { ReactNode } from 'react';
import { brandOf } from '#/catalogue/brand-of.ts';
import { plainContentIn } from '#/catalogue/checked-content.ts';
import { jsonLdFor } from '#/catalogue/json-ld.ts';
import { FAILURE_TEMPLATE } from '#/src/browser/show-load-failure.ts';
import { paintStyles } from '#/src/cars/ColourPicker/paint-styles.ts';
import { carStyles } from '#/src/cars/ModelCard/car-styles.ts';
import { Button } from '#/src/design/Button/Button.tsx';
import { from } from '#/src/design/breakpoints.ts';
import earlyGestures from '#/src/design/Carousel/early-gestures.script.ts?script';
import leavePopover from '#/src/design/Dialog/leave-popover.script.ts?script';
import { InlineStyle } from '#/src/design/InlineStyle/InlineStyle.tsx';
import quietTransitions from '#/src/design/quiet-transitions.script.ts?script';
import { FailureNotice } from '#/src/design/SectionBoundary/FailureNotice.tsx';
import layers from '#/src/design/styles/layers.css?raw';
import { type PageAround, PageProvider } from '#/src/page/PageContext.tsx';
import { scriptJson } from '#/src/page/script-json.ts';
import { SiteFrame } from '#/src/site/SiteFrame/SiteFrame.tsx';
import { StructuredData } from './DocumentHead.tsx';
import { FontPreloads } from './FontPreloads.tsx';
import { InlineScript, StyleSlot } from './inline.tsx';

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
  /** The largest thing of its first view is text. */
  isText: boolean;
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
 * The document of every page, with empty places for its styles, which are known once it is rendered. What stands inline
 * is the same on all pages, so that few hashes name it.
 */
export function Document({
  path,
  localPath,
  site,
  siteUrl,
  script,
  head,
  isOverPicture,
  isText,
  children,
}: DocumentProps) {
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
        {/* Before any other style: the order of the layers is that of their first mention. */}
        <InlineStyle text={layers} />
        <InlineStyle text={paintStyles(site.paints) + carStyles(site.brands.flatMap(({ models }) => models))} />
        <StyleSlot at="head" />
        {/* On a slow line the menus would come one by one and push each other aside: where they are shown, no frame before all. */}
        <link rel="expect" href="#content" blocking="render" media={from('menus')} />
        <InlineScript text={quietTransitions} />
        <InlineScript type="speculationrules" text={scriptJson(SPECULATION_RULES)} />
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
        <InlineScript text={earlyGestures} />
        <InlineScript text={leavePopover} />
        {/*
          Not in the head: asked for there it held up the first paint of long pages. A page of text is painted a frame earlier where
          the browser knows of no script to come, a page with pictures later (record 2). One that does not come is no error: the page is
          complete without it.
        */}
        {isText ? (
          <InlineScript text={`import(${JSON.stringify(script)}).catch(()=>{})`} />
        ) : (
          <script type="module" fetchPriority="low" src={script} />
        )}
        <StyleSlot at="foot" />
        {/* Last: visitors do not wait for what search engines read. */}
        <StructuredData things={jsonLdFor(plainContentIn(site.locale), localPath)} />
      </body>
    </html>
  );
}
