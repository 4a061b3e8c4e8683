import type { Config } from '@react-router/dev/config';
import { finishBuild } from './deploy/finish-build.ts';

export default {
  appDirectory: 'src',
  // No server: every address of the site map is a file that any host can serve.
  ssr: false,
  prerender: { paths: ({ getStaticPaths }) => getStaticPaths(), concurrency: 2 },
  routeDiscovery: { mode: 'initial' },
  buildEnd: finishBuild,
} satisfies Config;
