import { asRouterState } from '../../src/start/as-router-state.ts';
import type { Variant } from './options.ts';

const SCRIPTS = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const BLOCK = (id: string) => new RegExp(`<script id="${id}"[^>]*>([\\s\\S]*?)</script>`);

/** A built page as its variant shows it. */
export function asVariant(html: string, variant: Variant): string {
  if (variant === 'limit') return limitPage(html);
  if (variant === 'client') return clientPage(html);
  return html;
}

/** The limit: the same words, styles and pictures, and no script or data at all. No page with scripts is faster. */
function limitPage(html: string): string {
  return html.replace(SCRIPTS, '');
}

/**
 * The usual single-page app: an empty document whose scripts preload, run at once and make the page. It is even given the
 * page's data, which such an app would fetch first.
 */
function clientPage(html: string): string {
  const start = html.match(BLOCK('page-start'));
  const state = html.match(BLOCK('page-state'));
  if (start === null || state === null) throw new Error('The page has no scripts.');
  const { context, manifest, entry, routes, preload } = JSON.parse(start[1] ?? '');
  const ids = Object.keys(routes);
  const imports = ids.map((id, at) => `import * as route${at} from ${JSON.stringify(routes[id])};`).join('');
  const modules = ids.map((id, at) => `${JSON.stringify(id)}:route${at}`).join(',');
  const scripts =
    preload.map((address: string) => `<link rel="modulepreload" href="${address}">`).join('') +
    `<script>window.__reactRouterContext=${JSON.stringify(context)};` +
    `__reactRouterContext.stream=new Response(${JSON.stringify(asRouterState(JSON.parse(state[1] ?? '')))}).body</script>` +
    `<script type="module">import ${JSON.stringify(manifest)};${imports}` +
    `window.__reactRouterRouteModules={${modules}};import(${JSON.stringify(entry)});</script>`;
  return html.replace(/<body[\s\S]*<\/body>/, () => `<body>${scripts}</body>`);
}
