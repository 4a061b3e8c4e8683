/** `npm test`: installs what is missing (a browser included), then runs every test, the quick ones first. */
import { buildIfStale } from './build-if-stale.mjs';
import { installPackages, runTool, say } from './install.mjs';
import { installBrowser } from './install-browser.mjs';

installPackages();
await installBrowser();

say('Format, lint, types and content');
runTool('biome', ['check', '--error-on-warnings']);
runTool('tsc', []);
runTool('node', ['media/pictures.ts', '--check']);
runTool('vitest', ['run', '--project', 'content']);

say('Components in a real browser');
runTool('vitest', ['run', '--project', 'components']);

buildIfStale();

say('Every page of the built site, and what visitors do');
runTool('playwright', ['test']);
