import './design/styles/site.ts';
import { type ReactNode, useEffect } from 'react';
import {
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { shell } from '#/content/catalogue.ts';
import type { Route } from './+types/root';
import cyrillicFont from './design/styles/fonts/manrope-cyrillic.woff2?url';
import latinFont from './design/styles/fonts/manrope-latin.woff2?url';
import { brandOf, editionOf } from './language/edition.ts';
import { ErrorScreen } from './pages/ErrorScreen/ErrorScreen.tsx';
import { pagePlace } from './pages/page-place.ts';
import { SiteFrame } from './pages/SiteFrame/SiteFrame.tsx';
import { scrollKey } from './pages/scroll-key.ts';
import { paintStyles } from './showroom/ColourPicker/paint-styles.ts';
import { PageScripts } from './start/PageScripts.tsx';
import { PageStyles } from './start/PageStyles.tsx';
import { StructuredData } from './start/StructuredData.tsx';
import { useIsFromBuild } from './start/use-is-from-build.ts';

/** What every page shows around its content, in the page's language, and the mark of the build that it is from. */
export function loader({ request }: Route.LoaderArgs) {
  return { ...shell(pagePlace(request).language), build: import.meta.env.BUILD };
}

/** Every page's data holds the frame's too, so it costs nothing, and its mark says whether the site was published anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The document of every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { language, path } = editionOf(pathname);
  const data = useRouteLoaderData<typeof loader>('root');
  const isFromBuild = useIsFromBuild();
  return (
    <html lang={language} data-brand={brandOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <meta name="theme-color" content="#0a0c0e" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={latinFont} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={cyrillicFont} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <PageStyles />
        {data !== undefined && <style>{paintStyles(data.paints)}</style>}
        <StructuredData />
      </head>
      <body>
        {data === undefined ? (
          children
        ) : (
          <SiteFrame shell={data} language={language} path={path}>
            {children}
          </SiteFrame>
        )}
        <PageScripts />
        {isFromBuild && <ScrollRestoration getKey={scrollKey} />}
      </body>
    </html>
  );
}

/** The page that the address stands for. */
export default function Root() {
  return <Outlet />;
}

/** What no page answers for. An address that is none, opened inside the document, gets the host's answer to it. */
export function ErrorBoundary() {
  const isFramed = useRouteLoaderData('root') !== undefined;
  useEffect(() => {
    if (!isFramed) window.location.reload();
  }, [isFramed]);
  return isFramed ? <ErrorScreen /> : null;
}
