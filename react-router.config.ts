import type { Config } from '@react-router/dev/config';
import { drawingPaths } from './content/catalogue/drawing-paths.ts';
import { modelPaths } from './content/catalogue/model-paths.ts';
import { finishBuild } from './deploy/finish-build.ts';
import { LOCALES } from './language/locales.ts';
import { buildMark } from './setup/build-mark.ts';
import { shellAddress } from './src/start/shell-address.ts';

const drawings = modelPaths()
  .filter(({ coverage }) => coverage === 'full')
  .flatMap(({ id }) => Object.values(drawingPaths(id)));

const shells = LOCALES.map((locale) => shellAddress(locale, buildMark()));

export default {
  appDirectory: 'src',
  // No server: every address of the site map is a file that any host can serve.
  ssr: false,
  prerender: { paths: ({ getStaticPaths }) => [...getStaticPaths(), ...drawings, ...shells], concurrency: 2 },
  routeDiscovery: { mode: 'initial' },
  // One script for each page: `src/entry.server.tsx` names it in the page.
  splitRouteModules: false,
  buildEnd: finishBuild,
} satisfies Config;
