import './without-eval.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './editor.css';
import { forgejo } from './hosts/forgejo.ts';
import { gitHub } from './hosts/github.ts';
import { gitLab } from './hosts/gitlab.ts';
import type { Host } from './hosts/host.ts';
import { localHost } from './hosts/local.ts';
import { remoteHost } from './hosts/remote.ts';
import type { Where } from './hosts/where.ts';

const APIS = { github: gitHub, gitlab: gitLab, forgejo };

/** Where the files are: on this computer, or in the repository that the build of the site named. */
async function findHost(): Promise<Host> {
  const { kind, repository, branch, origin }: Partial<Where> = await fetch('config.json').then((answer) =>
    answer.json(),
  );
  if (kind === undefined || repository === undefined || branch === undefined || origin === undefined) return localHost;
  return remoteHost(APIS[kind](repository, branch, origin), branch);
}

const root = document.getElementById('editor');
if (root !== null) createRoot(root).render(<App host={await findHost()} />);
