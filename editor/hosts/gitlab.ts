import { askHost } from './ask.ts';
import type { RequestState } from './host.ts';
import { type RemoteApi, type RemoteFile, textFrom } from './remote.ts';

/** As many entries as GitLab gives at once. */
const PAGE = 100;

/** A project at GitLab, through its REST API (version 4) with a project access token. */
export function gitLab(project: string, base: string, origin = 'https://gitlab.com'): RemoteApi {
  let token = '';
  const ask = <T>(path: string, body?: unknown) =>
    askHost<T>(
      'GitLab',
      `${origin}/api/v4/projects/${encodeURIComponent(project)}/${path}`,
      { 'PRIVATE-TOKEN': token },
      body,
    );
  type Merge = {
    iid: number;
    state: string;
    sha: string;
    source_branch: string;
    web_url: string;
    head_pipeline: { status: string } | null;
  };
  async function below(folder: string, commit: string): Promise<RemoteFile[]> {
    const found: RemoteFile[] = [];
    for (let page = 1; ; page += 1) {
      const entries = await ask<{ id: string; path: string; type: string }[]>(
        `repository/tree?path=${folder}&ref=${commit}&recursive=true&per_page=${PAGE}&page=${page}`,
      );
      found.push(...entries.filter(({ type }) => type === 'blob'));
      if (entries.length < PAGE) return found;
    }
  }
  return {
    name: 'GitLab',
    makeToken: `${origin}/${project}/-/settings/access_tokens`,
    setToken: (given) => {
      token = given;
    },
    head: async (branch) =>
      (await ask<{ commit: { id: string } }>(`repository/branches/${encodeURIComponent(branch)}`)).commit.id,
    files: async (commit) => (await Promise.all([below('content', commit), below('media', commit)])).flat(),
    read: async ({ id }) => textFrom((await ask<{ content: string }>(`repository/blobs/${id}`)).content),
    async commit({ branch, base: parent, isNew, message, files }) {
      const actions = files.map(({ path, text, bytes, before }) => ({
        action: text === undefined && bytes === undefined ? 'delete' : before === undefined ? 'create' : 'update',
        file_path: path,
        ...(text !== undefined && { content: text, encoding: 'text' }),
        ...(bytes !== undefined && { content: bytes, encoding: 'base64' }),
      }));
      // A new branch begins at what has been read, whatever has come since: then the two meet when they are merged.
      await ask('repository/commits', {
        branch,
        ...(isNew && { start_sha: parent }),
        commit_message: message,
        actions,
      });
    },
    async request(branch, title, body) {
      const merge = await ask<Merge>('merge_requests', {
        source_branch: branch,
        target_branch: base,
        title,
        description: body,
        remove_source_branch: true,
      });
      return { number: merge.iid, address: merge.web_url };
    },
    async stateOf(number): Promise<RequestState> {
      const merge = await ask<Merge>(`merge_requests/${number}`);
      if (merge.state === 'merged') return 'merged';
      if (merge.state !== 'opened') return 'closed';
      const status = merge.head_pipeline?.status;
      if (status === 'failed' || status === 'canceled') return 'failed';
      return status === 'success' || status === 'skipped' ? 'waiting' : 'checking';
    },
    async openBranches() {
      const merges = await ask<Merge[]>('merge_requests?state=opened&per_page=100');
      return merges.map(({ source_branch, sha }) => ({ branch: source_branch, commit: sha }));
    },
  };
}
