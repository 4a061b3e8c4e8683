import type { Plugin } from 'vite';
import { buildScript } from './build-script.ts';

const MARK = '?script';

/** `import text from './x.script.ts?script'`: a script of its own, built and minified, as text to stand inline in a document. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(MARK)) return undefined;
      const entry = id.slice(0, -MARK.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await buildScript(entry))};`;
    },
  };
}
