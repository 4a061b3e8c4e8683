/** `npm start`: installs what is missing, builds the site and serves it on http://localhost:4173 (or `PORT`). */
import { buildIfStale } from './build-if-stale.mjs';
import { installPackages, runTool, say } from './install.mjs';

installPackages();
buildIfStale();
say('Serving the site; Ctrl+C ends it');
runTool('node', ['publish/hosts/serve.ts']);
