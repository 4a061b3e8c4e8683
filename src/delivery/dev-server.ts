import { extname } from 'node:path';
import {
  type DevEnvironment,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { RENDERER, START } from './pages-plugin.ts';

type Renderer = typeof import('./render-page.tsx');

const TYPES: Record<string, string> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

/** Reads everything that renders pages anew at the next request: old and new modules do not know each other's contexts. */
export function forgetModules(pages: DevEnvironment): void {
  runnable(pages).runner.clearCache();
}

function runnable(pages: DevEnvironment | undefined): RunnableDevEnvironment {
  if (pages === undefined || !isRunnableDevEnvironment(pages)) throw new Error('The pages cannot be rendered here.');
  return pages;
}

/** Answers every URL with the page or the file that the build would write there, rendered at each request. */
export function serveFiles(server: ViteDevServer): void {
  const pages = runnable(server.environments.pages);
  server.middlewares.use(async (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    try {
      const { renderPage, files, propsFiles }: Renderer = await pages.runner.import(`/${RENDERER}`);
      const file = files[pathname] ?? propsFiles[pathname];
      if (file !== undefined) {
        response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'text/plain');
        response.end(file());
        return;
      }
      const { status, html } = await renderPage(pathname, `/${START}`);
      const page = await server.transformIndexHtml(pathname, html);
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(page.replace('</head>', `${await stylesOf(pages)}</head>`));
    } catch (error) {
      // Vite answers with its overlay; the page comes back by itself when the mistake is mended.
      next(error);
    }
  });
}

/** All styles of what was rendered, each in an element that Vite's client knows as its own should a script bring it too. */
async function stylesOf(pages: RunnableDevEnvironment): Promise<string> {
  const root = await pages.moduleGraph.getModuleByUrl(`/${RENDERER}`);
  const seen = new Set<EnvironmentModuleNode>();
  const files: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.id?.endsWith('.css')) files.push(module.id);
  };
  if (root !== undefined) visit(root);
  const texts = await Promise.all(
    files.map(async (file) => [file, (await pages.runner.import<{ default: string }>(`${file}?inline`)).default]),
  );
  return texts.map(([file, text]) => `<style type="text/css" data-vite-dev-id="${file}">${text}</style>`).join('');
}

/** Whether something that has changed is part of a page other than inside an island. */
export function servesStatically(modules: EnvironmentModuleNode[]): boolean {
  const seen = new Set<EnvironmentModuleNode>();
  const reachesPage = (module: EnvironmentModuleNode): boolean => {
    if (seen.has(module) || module.file?.endsWith('/src/islands.ts')) return false;
    seen.add(module);
    if (module.file?.endsWith(RENDERER)) return true;
    return [...module.importers].some(reachesPage);
  };
  return modules.some(reachesPage);
}
