/**
 * `npm test`: installs what is missing (a browser included), then runs every test, the quick ones first, on every kind of
 * page. With `--every-page` it looks at every page and builds the site with mistakes and changes as well (`npm run test:every`).
 * With words it gives Playwright these alone: `node setup/test.mjs --every-page pages hosts` visits every page once.
 */
import { buildIfStale } from './build-if-stale.mjs';
import { installHosts, missingHosts } from './hosts.mjs';
import { installPackages, runTool, runTools, say } from './install.mjs';
import { installBrowser } from './install-browser.mjs';

const EVERY = '--every-page';
// Not set by the script of package.json, whose words for that no shell of Windows knows.
if (process.argv.includes(EVERY)) process.env.EVERY_PAGE = '1';
const words = process.argv.slice(2).filter((word) => word !== EVERY);

installPackages();
await installBrowser();
if (process.env.EVERY_PAGE === '1') installHosts();

if (words.length === 0) {
  say('Format, lint, types, what nothing uses, and pictures');
  await runTools([
    ['tsc'],
    ['biome', 'check', '--error-on-warnings'],
    ['node', 'studio/layout.ts'],
    ['knip'],
    ['node', 'media/pictures.ts', '--check'],
  ]);

  // In one run: the processors reckon for the content while components wait for what moves, a seventh less than one after the other.
  say('Content, and components in a real browser');
  runTool('vitest', ['run', '--project=content', '--project=components']);
}

buildIfStale();

say(process.env.EVERY_PAGE === '1' ? 'Every page of the built site' : 'Every kind of page of the built site');
runTool('playwright', ['test', ...words]);

const missing = missingHosts();
if (missing !== undefined)
  say(`${missing} The tests of nginx were skipped: deploy/nginx.conf is not checked by this run.`);
