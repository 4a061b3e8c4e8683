import { readFile } from 'node:fs/promises';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { jsonLdFor } from '#/content/catalogue/json-ld.ts';
import { siteData } from '#/content/catalogue/site-data.ts';
import { splitLocale } from '#/language/locales.ts';
import { ShellContext } from './pages/ShellContext.ts';
import { NO_DOCUMENT, type PageDocument, PageDocumentContext } from './start/PageDocument.ts';
import { shellAddress } from './start/shell-address.ts';

const OUTPUT = 'build/client';

/** Renders one page to HTML, at build (and while developing, on request). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // React Router also asks for a fallback page for addresses that are not prerendered, and looks for its own script in it.
  // The site has none (`deploy/finish-build.ts` makes the not-found pages), so this text is thrown away.
  if (context.isSpaMode) return new Response('window.__reactRouterContext = window.__reactRouterRouteModules =');
  const { pathname } = new URL(request.url);
  const page = import.meta.env.DEV ? undefined : await pageDocument(context, status, pathname);
  if (page !== undefined) {
    // The page carries its data itself (`PageScripts.tsx`).
    await context.serverHandoffStream?.cancel();
    context.serverHandoffStream = undefined;
  }
  let failure: unknown;
  const html = await renderToReadableStream(
    <PageDocumentContext value={page ?? NO_DOCUMENT}>
      <ShellContext value={siteData(splitLocale(pathname).locale)}>
        <ServerRouter context={context} url={request.url} />
      </ShellContext>
    </PageDocumentContext>,
    {
      // Whole sections in their place: a page must not need a script to put late parts where they belong.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failure ??= error;
        console.error(error);
      },
    },
  );
  await html.allReady;
  // React leaves the place of a section that throws empty and goes on; such a page is not to be published.
  if (failure !== undefined && !import.meta.env.DEV) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { headers, status });
}

/** Reports what goes wrong at build; an address that is no page is what the not-found pages are made of. */
export function handleError(error: unknown): void {
  if (!(isRouteErrorResponse(error) && error.status === 404)) console.error(error);
}

async function pageDocument(context: EntryContext, status: number, pathname: string): Promise<PageDocument> {
  const { locale: language, path } = splitLocale(pathname);
  const { manifest, staticHandlerContext, serverHandoffString = '{}' } = context;
  const stylesheets = manifest.routes.root?.css ?? [];
  const styles = await Promise.all(stylesheets.map((address) => readFile(`${OUTPUT}${address}`, 'utf8')));
  if (status === 404) {
    // No route answered, so no loader ran: the frame is told to stand all the same, and the page stays plain HTML.
    staticHandlerContext.loaderData = { root: {} };
    return { ...NO_DOCUMENT, styles: styles.join('') };
  }
  const routes = staticHandlerContext.matches
    .map(({ route }) => manifest.routes[route.id])
    .filter((route) => route !== undefined);
  return {
    styles: styles.join(''),
    structuredData: jsonLdFor(path, language),
    state: JSON.stringify({ loaderData: staticHandlerContext.loaderData, actionData: null, errors: null }),
    start: {
      context: JSON.parse(serverHandoffString),
      manifest: manifest.url,
      entry: manifest.entry.module,
      shell: shellAddress(language, import.meta.env.BUILD),
      routes: Object.fromEntries(routes.map((route) => [route.id, route.module])),
      preload: [...new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])])],
    },
  };
}
