import { askHost } from './ask.ts';
import type { RequestState } from './host.ts';
import { type RemoteApi, textFrom } from './remote.ts';

/** A repository at GitHub, through its REST API (version 2022-11-28) with a fine-grained token for this repository alone. */
export function gitHub(repository: string, base: string, api = 'https://api.github.com'): RemoteApi {
  let token = '';
  const ask = <T>(path: string, body?: unknown, method?: string) =>
    askHost<T>(
      'GitHub',
      `${api}/repos/${repository}/${path}`,
      { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' },
      body,
      method,
    );
  return {
    name: 'GitHub',
    makeToken: 'https://github.com/settings/personal-access-tokens/new',
    setToken: (given) => {
      token = given;
    },
    head: async (branch) => (await ask<{ object: { sha: string } }>(`git/ref/heads/${branch}`)).object.sha,
    async files(commit) {
      const { tree } = await ask<{ tree: { path: string; sha: string; type: string }[] }>(
        `git/trees/${commit}?recursive=1`,
      );
      return tree
        .filter(({ path, type }) => type === 'blob' && /^(content|media)\//.test(path))
        .map(({ path, sha }) => ({ path, id: sha }));
    },
    read: async ({ id }) => textFrom((await ask<{ content: string }>(`git/blobs/${id}`)).content),
    async commit({ branch, base: parent, isNew, message, files }) {
      const entries = files.map(async ({ path, text, bytes }) => {
        const entry = { path, mode: '100644', type: 'blob' };
        if (text !== undefined) return { ...entry, content: text };
        if (bytes === undefined) return { ...entry, sha: null };
        return { ...entry, sha: (await ask<{ sha: string }>('git/blobs', { content: bytes, encoding: 'base64' })).sha };
      });
      const tree = await ask<{ sha: string }>('git/trees', { base_tree: parent, tree: await Promise.all(entries) });
      const { sha } = await ask<{ sha: string }>('git/commits', { message, tree: tree.sha, parents: [parent] });
      // Not forced: GitHub refuses where the branch has moved in between.
      if (isNew) await ask('git/refs', { ref: `refs/heads/${branch}`, sha });
      else await ask(`git/refs/heads/${branch}`, { sha, force: false }, 'PATCH');
    },
    async request(branch, title, body) {
      const { number, html_url } = await ask<{ number: number; html_url: string }>('pulls', {
        title,
        body,
        head: branch,
        base,
      });
      return { number, address: html_url };
    },
    async stateOf(number): Promise<RequestState> {
      const pull = await ask<{ state: string; merged: boolean; head: { sha: string } }>(`pulls/${number}`);
      if (pull.merged) return 'merged';
      if (pull.state !== 'open') return 'closed';
      // The runs of the pipeline, not the commit's checks: a fine-grained token cannot be given the right to read those.
      const { workflow_runs: runs } = await ask<{ workflow_runs: { status: string; conclusion: string | null }[] }>(
        `actions/runs?head_sha=${pull.head.sha}`,
      );
      if (runs.some(({ conclusion }) => conclusion !== null && !['success', 'skipped', 'neutral'].includes(conclusion)))
        return 'failed';
      return runs.length > 0 && runs.every(({ status }) => status === 'completed') ? 'waiting' : 'checking';
    },
    async openBranches() {
      const pulls = await ask<{ head: { ref: string; sha: string } }[]>('pulls?state=open&per_page=100');
      return pulls.map(({ head }) => ({ branch: head.ref, commit: head.sha }));
    },
  };
}
