/**
 * Which scripts share a file. Left to itself, the bundler makes a file of every few lines that two pages share: twenty
 * files for a page, each compressed alone and each asked for alone. Here the framework is one file, what pages share is
 * one file, and a page, a dialog's tools or the search stay their own.
 */
export const scriptFiles = {
  groups: [
    { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    {
      name: 'showroom',
      test: /[\\/]src[\\/](?:design|showroom|pages|language|start)[\\/]/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};
