import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../setup/browser.mjs';
import { type Host, startHost } from './host.ts';
import { SCREEN } from './phone.ts';
import { startSlowLine } from './slow-line.ts';

/** What the browser did before the tap: nothing, fetch the document, or render it. */
const AHEAD = { cold: '', fetched: 'prefetch', rendered: 'prerender' } as const;

/** How long a document is left alone before it is left, so that what is fetched ahead is there, in milliseconds. */
const REST_MS = 5000;
const VISIT_TIMEOUT_MS = 60_000;
const RULES = /<script type="speculationrules">[^<]*<\/script>/;

/**
 * Milliseconds from a click on a link until the heading of the other document is painted, and from there back; without what
 * the browser did not do (not every browser renders ahead or keeps pages).
 */
export type Navigation = Partial<Record<keyof typeof AHEAD | 'back', number>>;

/** Pages that go their way by themselves, over the slow line: a browser that is driven from outside renders nothing ahead. */
export type Ways = { measure: (from: string, to: string) => Promise<Navigation>; stop: () => void };

/** Starts a host whose pages follow a link and come back by themselves, and say how long it took. */
export async function startWays(build: string): Promise<Ways> {
  let onReport: (report: URLSearchParams) => void = () => {};
  const host = await startHost(
    build,
    (html) => html.replace(RULES, '').replace('<head>', `<head><script>(${goThere})(${REST_MS})</script>`),
    (report) => onReport(report),
  );
  const line = await startSlowLine(host);
  return {
    stop: line.stop,
    measure: async (from, to) => {
      // Compresses both, which must not be part of what is measured.
      for (const page of [from, to]) await (await fetch(host.address + page)).arrayBuffer();
      const navigation: Navigation = {};
      for (const [kind, ahead] of Object.entries(AHEAD)) {
        const times = await visit(line, `${from}?${new URLSearchParams({ to, ahead })}`, (listener) => {
          onReport = listener;
        });
        if (times[kind] !== undefined) navigation[kind as keyof typeof AHEAD] = times[kind];
        if (kind === 'cold' && times.kept !== undefined) navigation.back = times.kept;
      }
      return navigation;
    },
  };
}

/** Opens a page in a browser that has never seen the site, and waits until it has gone there and back. */
async function visit(
  { address }: Host,
  path: string,
  listen: (listener: (report: URLSearchParams) => void) => void,
): Promise<Record<string, number>> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const { executablePath, args } = findBrowser();
  const size = `--window-size=${SCREEN.viewport.width},${SCREEN.viewport.height}`;
  const browser = spawn(
    executablePath,
    [...args, '--headless=new', size, `--user-data-dir=${profile}`, address + path],
    {
      stdio: 'ignore',
    },
  );
  const ended = new Promise((end) => browser.once('exit', end));
  const times: Record<string, number> = {};
  await new Promise<void>((done) => {
    const timer = setTimeout(done, VISIT_TIMEOUT_MS);
    listen((report) => {
      times[report.get('how') ?? ''] = Number(report.get('delay'));
      if (report.get('isBack') !== 'true') return;
      clearTimeout(timer);
      done();
    });
  });
  browser.kill();
  await ended;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  if ('missing' in times) throw new Error(`There is no link to be seen at ${path}.`);
  return times;
}

/** Runs in every document: follows a link after a rest, comes back after another, and reports how each document came. */
function goThere(rest: number): void {
  const now = () => performance.timeOrigin + performance.now();
  const { prerendering } = document as Document & { prerendering?: boolean };
  // The service worker fetches files while the page is measured.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const leave = (go: () => void) => {
    localStorage.setItem('left', String(now()));
    go();
  };
  const painted = (how: string, isBack: boolean) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const delay = now() - Number(localStorage.getItem('left'));
        void fetch(`/report?${new URLSearchParams({ how, isBack: String(isBack), delay: String(delay) })}`);
        if (!isBack) setTimeout(leave, rest, () => history.back());
      }),
    );

  const orders = new URLSearchParams(location.search);
  const to = orders.get('to');
  if (to !== null) {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted || localStorage.getItem('left') !== null) painted(persisted ? 'kept' : 'again', true);
    });
    addEventListener('load', () => {
      const ahead = orders.get('ahead');
      if (ahead !== null && ahead !== '') {
        const rules = document.createElement('script');
        rules.type = 'speculationrules';
        rules.text = JSON.stringify({ [ahead]: [{ urls: [to] }] });
        document.head.append(rules);
      }
      const links = [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)];
      const link = links.find((each) => each.checkVisibility({ visibilityProperty: true }));
      if (link === undefined)
        void fetch(`/report?${new URLSearchParams({ how: 'missing', isBack: 'true', delay: '0' })}`);
      else if (localStorage.getItem('left') === null) setTimeout(leave, rest, () => link.click());
    });
    return;
  }
  if (prerendering === true) {
    document.addEventListener('prerenderingchange', () => painted('rendered', false), { once: true });
    return;
  }
  const watcher = new MutationObserver(() => {
    if (document.querySelector('h1') === null) return;
    watcher.disconnect();
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType?: string })[];
    painted(entry?.deliveryType === 'navigational-prefetch' ? 'fetched' : 'cold', false);
  });
  watcher.observe(document, { childList: true, subtree: true });
}
