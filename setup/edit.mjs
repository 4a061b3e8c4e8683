/**
 * `npm run edit`: installs what is missing and opens the editor in the browser; nothing leaves this computer. The dealer's staff read what
 * it says, so it says it in Mongolian too.
 */
import { installPackages, runTool, say } from './install.mjs';

installPackages();
say('Засварлагчийг нээж байна; Ctrl+C дарж хаана. Opening the editor; Ctrl+C ends it.');
runTool('node', ['editor/server/edit.ts', ...process.argv.slice(2)]);
