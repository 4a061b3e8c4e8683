import { askHost } from './ask.ts';
import { base64, type RequestState } from './host.ts';
import { type RemoteApi, textFrom } from './remote.ts';

/** A repository at a Forgejo or a Gitea, through their common API (version 1); the host must allow requests of the site's origin. */
export function forgejo(repository: string, base: string, origin: string): RemoteApi {
  let token = '';
  const ask = <T>(path: string, body?: unknown) =>
    askHost<T>('Forgejo', `${origin}/api/v1/repos/${repository}/${path}`, { Authorization: `token ${token}` }, body);
  type Pull = { number: number; html_url: string; state: string; merged: boolean; head: { ref: string; sha: string } };
  return {
    name: 'Forgejo',
    makeToken: `${origin}/user/settings/applications`,
    setToken: (given) => {
      token = given;
    },
    head: async (branch) => (await ask<{ commit: { id: string } }>(`branches/${encodeURIComponent(branch)}`)).commit.id,
    async files(commit) {
      const found: { path: string; sha: string; type: string }[] = [];
      for (let page = 1; ; page += 1) {
        const { tree, truncated } = await ask<{ tree: typeof found; truncated: boolean }>(
          `git/trees/${commit}?recursive=true&per_page=1000&page=${page}`,
        );
        found.push(...tree);
        if (!truncated || tree.length === 0) break;
      }
      return found
        .filter(({ path, type }) => type === 'blob' && /^(content|media)\//.test(path))
        .map(({ path, sha }) => ({ path, id: sha }));
    },
    read: async ({ id }) => textFrom((await ask<{ content: string }>(`git/blobs/${id}`)).content),
    async commit({ branch, isNew, message, files }) {
      const operations = files.map(async ({ path, text, bytes, before }) => ({
        operation: text === undefined && bytes === undefined ? 'delete' : before === undefined ? 'create' : 'update',
        path,
        content: text === undefined ? bytes : await base64(new Blob([text])),
        // Refused where somebody else has changed the file since.
        ...(before !== undefined && { sha: before }),
      }));
      await ask('contents', {
        ...(isNew ? { branch: base, new_branch: branch } : { branch }),
        message,
        files: await Promise.all(operations),
      });
    },
    async request(branch, title, body) {
      const { number, html_url } = await ask<Pull>('pulls', { title, body, head: branch, base });
      return { number, address: html_url };
    },
    async stateOf(number): Promise<RequestState> {
      const pull = await ask<Pull>(`pulls/${number}`);
      if (pull.merged) return 'merged';
      if (pull.state !== 'open') return 'closed';
      const { state } = await ask<{ state: string }>(`commits/${pull.head.sha}/status`);
      if (state === 'failure' || state === 'error') return 'failed';
      return state === 'success' || state === 'warning' ? 'waiting' : 'checking';
    },
    async openBranches() {
      const pulls = await ask<Pull[]>('pulls?state=open&limit=50');
      return pulls.map(({ head }) => ({ branch: head.ref, commit: head.sha }));
    },
  };
}
