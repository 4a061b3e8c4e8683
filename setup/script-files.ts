/**
 * Which scripts share a file. Left to itself, the bundler makes a file of every few lines that two pages share: twenty
 * files for a page, each compressed alone and each asked for alone. Here the framework is one file; what every page has
 * around it and what pages share is one file, because together they compress to 1.2 kB less than apart; what the
 * calculators share is one file that comes with the first of them; and a page, the dialogs or the search stay their own.
 */
const TOOLS = String.raw`showroom[\\/](?:Tool[\\/](?!ToolBox|ToolTable|use-tools)|OrderSheet[\\/]order-|Compare[\\/]compare-)`;

/** The routes that stand around every page. */
const FRAME = /[\\/]src[\\/](?:root|pages[\\/]PageOutlet[\\/]route)\.tsx/;

type Modules = {
  getModuleInfo: (
    id: string,
  ) => { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

/** Whether every page needs the module, or more than one script that is loaded by itself brings it along. */
function isShared(id: string, modules: Modules): boolean {
  const loaded = new Set<string>();
  const above = new Set([id]);
  for (const each of above) {
    const module = modules.getModuleInfo(each);
    if (module === null) continue;
    if (FRAME.test(each)) return true;
    if (module.isEntry || module.dynamicImporters.length > 0) loaded.add(each);
    for (const importer of module.importers) above.add(importer);
  }
  return loaded.size > 1;
}

export const scriptFiles = {
  groups: [
    { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
    {
      name: (id: string, modules: Modules) => (isShared(id, modules) ? 'showroom' : null),
      test: new RegExp(String.raw`[\\/]src[\\/](?!${TOOLS})(?:root|(?:design|showroom|pages|language|start)[\\/])`),
      priority: 2,
    },
    // A group takes what its modules import along, so what everything shares has to be gone by now.
    { name: 'tools', test: new RegExp(String.raw`[\\/]src[\\/]${TOOLS}`), minShareCount: 2, priority: 1 },
  ],
};
