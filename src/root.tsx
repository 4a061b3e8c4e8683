import './design/styles/site.ts';
import { type ReactNode, useContext, useEffect } from 'react';
import { Meta, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useRouteLoaderData } from 'react-router';
import { brandOf } from '#/content/catalogue/brand-of.ts';
import { splitLocale } from '#/language/locales.ts';
import { ErrorScreen } from './pages/ErrorScreen/ErrorScreen.tsx';
import { KeepScroll } from './pages/KeepScroll.tsx';
import { ShellContext } from './pages/ShellContext.ts';
import { SiteFrame } from './pages/SiteFrame/SiteFrame.tsx';
import { paintStyles } from './showroom/ColourPicker/paint-styles.ts';
import { FontPreloads } from './start/FontPreloads.tsx';
import { PageScripts } from './start/PageScripts.tsx';
import { PageStyles } from './start/PageStyles.tsx';
import { StructuredData } from './start/StructuredData.tsx';

/** The mark of the build that the page is from. */
export function loader() {
  return { build: import.meta.env.BUILD };
}

/** Every page's data holds the mark too, so it costs nothing, and it says whether the site was published anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The document of every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { locale: language, path } = splitLocale(pathname);
  const shell = useContext(ShellContext);
  const isFramed = useIsFramed() && shell !== undefined;
  return (
    <html lang={language} data-brand={brandOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <meta name="theme-color" content="#0a0c0e" />
        <FontPreloads language={language} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <PageStyles />
        {isFramed && <style>{paintStyles(shell.paints)}</style>}
        <StructuredData />
      </head>
      <body>
        {isFramed ? (
          <SiteFrame shell={shell} language={language} path={path}>
            {children}
          </SiteFrame>
        ) : (
          children
        )}
        <PageScripts />
        <KeepScroll />
      </body>
    </html>
  );
}

/** Whether a page answers, or at least the not-found screen: for an address that is none, no loader has run. */
function useIsFramed(): boolean {
  return useRouteLoaderData('root') !== undefined;
}

/** The page that the address stands for. */
export default function Root() {
  return <Outlet />;
}

/** What no page answers for. An address that is none, opened inside the document, gets the host's answer to it. */
export function ErrorBoundary() {
  const isFramed = useIsFramed();
  useEffect(() => {
    if (!isFramed) window.location.reload();
  }, [isFramed]);
  return isFramed ? <ErrorScreen /> : null;
}
