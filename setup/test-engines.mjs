/**
 * `npm run test:engines`: the built site in Firefox and WebKit, which are installed where this is Debian and we are root.
 * Words after `--` go to Playwright: `npm run test:engines -- --project webkit`.
 */
import { buildIfStale } from './build-if-stale.mjs';
import { installEngines, missingEngines } from './engines.mjs';
import { installPackages, runTool, say } from './install.mjs';
import { installBrowser } from './install-browser.mjs';

installPackages();
await installBrowser();
installEngines();
const missing = missingEngines();
if (missing === undefined) {
  buildIfStale();
  say('Building the editor');
  runTool('node', ['editor/build.ts']);
  say('The built site in Firefox and WebKit');
  runTool('playwright', ['test', '--config', 'playwright-engines.config.ts', ...process.argv.slice(2)]);
} else {
  say(`${missing} The tests in Firefox and WebKit were skipped.`);
}
