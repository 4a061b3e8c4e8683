/** `npm run edit`: installs what is missing and opens the editor in the browser; nothing leaves this computer. */
import { installPackages, runTool, say } from './install.mjs';

installPackages();
say('Opening the editor; Ctrl+C ends it');
runTool('node', ['editor/server/edit.ts', ...process.argv.slice(2)]);
