/**
 * Which scripts share a file. Left to itself, the bundler makes a file of every few lines that two pages share: twenty
 * files for a page, each compressed alone and each asked for alone. Here the framework is one file, what pages share is
 * one file, what the calculators share is one file that comes with the first of them, and a page, the dialogs or the search
 * stay their own.
 */
const TOOLS = String.raw`showroom[\\/](?:Tool[\\/](?!ToolBox|ToolTable|use-tools)|OrderSheet[\\/]order-|Compare[\\/]compare-)`;

export const scriptFiles = {
  groups: [
    { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
    {
      name: 'showroom',
      test: new RegExp(String.raw`[\\/]src[\\/](?!${TOOLS})(?:design|showroom|pages|language|start)[\\/]`),
      minShareCount: 2,
      priority: 2,
    },
    // A group takes what its modules import along, so what everything shares has to be gone by now.
    { name: 'tools', test: new RegExp(String.raw`[\\/]src[\\/]${TOOLS}`), minShareCount: 2, priority: 1 },
  ],
};
