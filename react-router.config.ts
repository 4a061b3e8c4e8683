import type { Config } from '@react-router/dev/config';
import { drawingAddresses } from './content/drawing-addresses.ts';
import { library } from './content/library.ts';
import { finishBuild } from './deploy/finish-build.ts';
import { buildMark } from './setup/build-mark.ts';
import { shellAddress } from './src/start/shell-address.ts';

const drawings = Object.values(library.models)
  .filter(({ coverage }) => coverage === 'full')
  .flatMap(({ id }) => Object.values(drawingAddresses(id)));

const shells = (['mn', 'en'] as const).map((language) => shellAddress(language, buildMark()));

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
