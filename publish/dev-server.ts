import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import {
  type DevEnvironment,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { lineIn } from '#/content/checks/line-in.ts';
import { ContentError, tellProblems } from '#/content/checks/problem.ts';
import { ISLANDS, RENDERER, START } from './rooms.ts';

type Renderer = typeof import('./render-page.tsx');

const TYPES: Record<string, string> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

/** Reads everything that renders pages anew at the next request: old and new modules do not know each other's contexts. */
export function forgetModules(pages: DevEnvironment): Promise<void> {
  return inTurn(async () => runnable(pages).runner.clearCache());
}

let turns: Promise<unknown> = Promise.resolve();

/** One after the other: modules are forgotten between two pages, never in the middle of one. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = turns.then(work);
  turns = turn.catch(() => {});
  return turn;
}

function runnable(pages: DevEnvironment | undefined): RunnableDevEnvironment {
  if (pages === undefined || !isRunnableDevEnvironment(pages)) throw new Error('The pages cannot be rendered here.');
  return pages;
}

/** Answers every URL with the page or the file that the build would write there, rendered at each request. */
export function serveFiles(server: ViteDevServer): void {
  const pages = runnable(server.environments.pages);
  // Of every page since the start: one that is open asks for its own also after an edit.
  const dataFiles = new Map<string, string>();
  const answer = (pathname: string, response: ServerResponse) =>
    inTurn(async () => {
      const { renderPage, files }: Renderer = await pages.runner.import(`/${RENDERER}`);
      const file = files[pathname]?.() ?? dataFiles.get(pathname);
      if (file !== undefined) {
        response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'text/plain');
        response.end(file);
        return;
      }
      const rendered = await renderPage(pathname, {
        script: `/${START}`,
        styles: async () => ({ head: await stylesOf(pages) }),
      });
      for (const [url, text] of rendered.used.dataFiles) dataFiles.set(url, text);
      const page = await server.transformIndexHtml(pathname, rendered.html);
      response.writeHead(rendered.status, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(page);
    });
  server.middlewares.use(async (request, response, next) => {
    try {
      await answer(new URL(request.originalUrl ?? '/', 'http://localhost').pathname, response);
    } catch (error) {
      // Vite answers with its overlay; the page comes back by itself when the mistake is mended.
      next(withLines(error));
    }
  });
}

/** A mistake in the content, told with the lines on which it stands. Each reading of the modules has a class of its own. */
function withLines(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== ContentError.name) return error;
  return new Error(tellProblems((error as ContentError).problems, lineIn));
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
    const isIsland = [...module.importers].some(({ file }) => file?.endsWith(`/${ISLANDS}`));
    if (seen.has(module) || isIsland) return false;
    seen.add(module);
    if (module.file?.endsWith(RENDERER)) return true;
    return [...module.importers].some(reachesPage);
  };
  return modules.some(reachesPage);
}
