import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** Files by path; bytes in base64 where they are no text. */
type Tree = Map<string, string>;
type Pull = {
  number: number;
  branch: string;
  title: string;
  state: 'open' | 'merged' | 'closed';
  checks: 'running' | 'success' | 'failure';
};

/** What GitHub, GitLab and Forgejo answer to the editor, over one small repository in memory: shapes and statuses of their documented APIs. */
export type ImitatedHost = {
  origin: string;
  branches: Map<string, Tree>;
  pulls: Pull[];
  /** As somebody with the right to would. */
  merge: (number: number) => void;
  stop: () => void;
};

export const TOKEN = 'a-token';
export const REPOSITORY = 'dealer/showroom';

const shas = new Map<string, string>();
function shaOf(text: string): string {
  const sha = shas.get(text) ?? createHash('sha1').update(text).digest('hex');
  shas.set(text, sha);
  return sha;
}
/** The commit of a state of all files. */
const shaOfTree = (tree: Tree) =>
  shaOf(
    [...tree]
      .map(([path, text]) => `${path} ${shaOf(text)}`)
      .sort()
      .join('\n'),
  );

type Given = { path: string; query: URLSearchParams; method: string; body: never; token: string };
type Answer = [status: number, body: unknown];

export async function imitate(kind: 'github' | 'gitlab' | 'forgejo', files: Tree): Promise<ImitatedHost> {
  const branches = new Map([['main', files]]);
  const commits = new Map<string, Tree>();
  const pulls: Pull[] = [];
  const commitOf = (branch: string) => {
    const tree = branches.get(branch);
    if (tree === undefined) return undefined;
    const sha = shaOfTree(tree);
    commits.set(sha, tree);
    return sha;
  };
  const textOf = (sha: string) => {
    const trees = [...commits.values(), ...branches.values()];
    return trees.flatMap((tree) => [...tree.values()]).find((text) => shaOf(text) === sha) ?? '';
  };
  const entries = (commit: string) =>
    [...(commits.get(commit) ?? [])].map(([path, text]) => ({
      path,
      type: 'blob',
      sha: shaOf(text),
      id: shaOf(text),
      mode: '100644',
    }));
  const content = (sha: string) => {
    const text = textOf(sha);
    return { content: isBase64(text) ? text : Buffer.from(text).toString('base64'), encoding: 'base64' };
  };
  const open = (branch: string, title: string) => {
    const pull: Pull = { number: pulls.length + 1, branch, title, state: 'open', checks: 'running' };
    pulls.push(pull);
    return pull;
  };

  const hosts: Record<typeof kind, (given: Given) => Answer> = { github, gitlab, forgejo };
  const made = new Map<string, string>();

  function github({ path, query, method, body, token }: Given): Answer {
    if (token !== `Bearer ${TOKEN}`) return [401, { message: 'Bad credentials' }];
    const rest = path.replace(`/repos/${REPOSITORY}/`, '');
    const [, branch] = rest.match(/^git\/ref\/heads\/(.+)$/) ?? [];
    if (branch !== undefined) return commitOf(branch) ? [200, { object: { sha: commitOf(branch) } }] : [404, {}];
    const [, tree] = rest.match(/^git\/trees\/(\w+)/) ?? [];
    if (tree !== undefined) return [200, { tree: entries(tree), truncated: false }];
    const [, blob] = rest.match(/^git\/blobs\/(\w+)/) ?? [];
    if (blob !== undefined) return [200, content(blob)];
    if (rest === 'git/blobs') {
      const { content: bytes } = body as { content: string };
      made.set(shaOf(bytes), bytes);
      return [201, { sha: shaOf(bytes) }];
    }
    if (rest === 'git/trees') {
      const { base_tree, tree: changed } = body as {
        base_tree: string;
        tree: { path: string; content?: string; sha?: string | null }[];
      };
      const next = new Map(commits.get(base_tree));
      for (const each of changed) {
        if (each.sha === null) next.delete(each.path);
        else next.set(each.path, each.content ?? made.get(each.sha ?? '') ?? '');
      }
      const sha = shaOfTree(next);
      commits.set(sha, next);
      return [201, { sha }];
    }
    if (rest === 'git/commits') return [201, { sha: (body as { tree: string }).tree }];
    if (rest === 'git/refs' && method === 'POST') {
      const { ref, sha } = body as { ref: string; sha: string };
      branches.set(ref.replace('refs/heads/', ''), commits.get(sha) ?? new Map());
      return [201, {}];
    }
    const [, moved] = rest.match(/^git\/refs\/heads\/(.+)$/) ?? [];
    if (moved !== undefined) {
      branches.set(moved, commits.get((body as { sha: string }).sha) ?? new Map());
      return [200, {}];
    }
    if (rest === 'pulls' && method === 'POST') {
      const { head, title } = body as { head: string; title: string };
      const { number } = open(head, title);
      return [201, { number, html_url: `https://github.example/${number}` }];
    }
    if (rest === 'pulls')
      return [
        200,
        pulls
          .filter(({ state }) => state === 'open')
          .map((pull) => ({ head: { ref: pull.branch, sha: commitOf(pull.branch) } })),
      ];
    const [, number] = rest.match(/^pulls\/(\d+)$/) ?? [];
    const pull = pulls[Number(number) - 1];
    if (pull !== undefined) {
      return [
        200,
        {
          state: pull.state === 'open' ? 'open' : 'closed',
          merged: pull.state === 'merged',
          head: { sha: commitOf(pull.branch) ?? '' },
        },
      ];
    }
    if (rest === 'actions/runs' && query.get('head_sha') === commitOf(pulls.at(-1)?.branch ?? '')) {
      const { checks } = pulls.at(-1) ?? { checks: 'running' };
      return [
        200,
        {
          workflow_runs: [
            {
              status: checks === 'running' ? 'in_progress' : 'completed',
              conclusion: checks === 'running' ? null : checks,
            },
          ],
        },
      ];
    }
    return [404, {}];
  }

  function gitlab({ path, query, method, body, token }: Given): Answer {
    if (token !== TOKEN) return [401, { message: '401 Unauthorized' }];
    const rest = path.replace(`/api/v4/projects/${encodeURIComponent(REPOSITORY)}/`, '');
    const [, branch] = rest.match(/^repository\/branches\/(.+)$/) ?? [];
    if (branch !== undefined) {
      const sha = commitOf(decodeURIComponent(branch));
      return sha ? [200, { commit: { id: sha } }] : [404, {}];
    }
    if (rest === 'repository/tree') {
      const all = entries(query.get('ref') ?? '').filter((entry) => entry.path.startsWith(`${query.get('path')}/`));
      const page = Number(query.get('page'));
      return [200, all.slice((page - 1) * 100, page * 100)];
    }
    const [, blob] = rest.match(/^repository\/blobs\/(\w+)$/) ?? [];
    if (blob !== undefined) return [200, { ...content(blob), sha: blob }];
    if (rest === 'repository/commits' && method === 'POST') {
      type Action = { action: string; file_path: string; content?: string };
      const given = body as { branch: string; start_sha?: string; actions: Action[] };
      const next = new Map(given.start_sha === undefined ? branches.get(given.branch) : commits.get(given.start_sha));
      for (const { action, file_path, content: text } of given.actions) {
        if ((action === 'create') === next.has(file_path))
          return [400, { message: 'A file with this name already exists' }];
        if (action === 'delete') next.delete(file_path);
        else next.set(file_path, text ?? '');
      }
      branches.set(given.branch, next);
      return [201, { id: commitOf(given.branch) }];
    }
    const shown = (pull: Pull) => ({
      iid: pull.number,
      state: pull.state === 'open' ? 'opened' : pull.state,
      sha: commitOf(pull.branch),
      source_branch: pull.branch,
      web_url: `https://gitlab.example/${pull.number}`,
      head_pipeline:
        pull.checks === 'running'
          ? { status: 'running' }
          : { status: pull.checks === 'failure' ? 'failed' : 'success' },
    });
    if (rest === 'merge_requests' && method === 'POST') {
      const { source_branch, title } = body as { source_branch: string; title: string };
      return [201, shown(open(source_branch, title))];
    }
    if (rest === 'merge_requests') return [200, pulls.filter(({ state }) => state === 'open').map(shown)];
    const pull = pulls[Number(rest.match(/^merge_requests\/(\d+)$/)?.[1]) - 1];
    return pull === undefined ? [404, {}] : [200, shown(pull)];
  }

  function forgejo({ path, query, method, body, token }: Given): Answer {
    if (token !== `token ${TOKEN}`) return [401, { message: 'invalid username, password or token' }];
    const rest = path.replace(`/api/v1/repos/${REPOSITORY}/`, '');
    const [, branch] = rest.match(/^branches\/(.+)$/) ?? [];
    if (branch !== undefined) {
      const sha = commitOf(decodeURIComponent(branch));
      return sha ? [200, { commit: { id: sha } }] : [404, {}];
    }
    const [, tree] = rest.match(/^git\/trees\/(\w+)$/) ?? [];
    if (tree !== undefined) {
      const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
      const all = entries(tree);
      return [200, { tree: all.slice((page - 1) * size, page * size), truncated: page * size < all.length }];
    }
    const [, blob] = rest.match(/^git\/blobs\/(\w+)$/) ?? [];
    if (blob !== undefined) return [200, content(blob)];
    if (rest === 'contents' && method === 'POST') {
      type File = { operation: string; path: string; content?: string; sha?: string };
      const given = body as { branch: string; new_branch?: string; files: File[] };
      const next = new Map(branches.get(given.branch));
      for (const { operation, path: at, content: bytes = '', sha } of given.files) {
        if (operation !== 'create' && sha !== shaOf(next.get(at) ?? ''))
          return [422, { message: 'sha does not match' }];
        if (operation === 'delete') next.delete(at);
        else next.set(at, at.endsWith('.json') ? Buffer.from(bytes, 'base64').toString() : bytes);
      }
      branches.set(given.new_branch ?? given.branch, next);
      return [201, {}];
    }
    const shown = (pull: Pull) => ({
      number: pull.number,
      html_url: `https://forgejo.example/${pull.number}`,
      state: pull.state === 'open' ? 'open' : 'closed',
      merged: pull.state === 'merged',
      head: { ref: pull.branch, sha: commitOf(pull.branch) },
    });
    if (rest === 'pulls' && method === 'POST') {
      const { head, title } = body as { head: string; title: string };
      return [201, shown(open(head, title))];
    }
    if (rest === 'pulls') return [200, pulls.filter(({ state }) => state === 'open').map(shown)];
    if (/^commits\/\w+\/status$/.test(rest)) {
      const { checks } = pulls.at(-1) ?? { checks: 'running' };
      return [200, { state: checks === 'running' ? 'pending' : checks }];
    }
    const pull = pulls[Number(rest.match(/^pulls\/(\d+)$/)?.[1]) - 1];
    return pull === undefined ? [404, {}] : [200, shown(pull)];
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const [status, body] = hosts[kind]({
      path: url.pathname,
      query: url.searchParams,
      method: request.method ?? '',
      token: request.headers.authorization ?? String(request.headers['private-token']),
      body: (await bodyOf(request)) as never,
    });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    branches,
    pulls,
    merge(number) {
      const pull = pulls[number - 1];
      if (pull === undefined) throw new Error(`There is no request ${number}.`);
      pull.state = 'merged';
      branches.set('main', branches.get(pull.branch) ?? new Map());
    },
    stop: () => server.close(),
  };
}

/** Pictures are kept as they come. */
const isBase64 = (text: string) => text.length > 1000 && /^[A-Za-z0-9+/]+=*$/.test(text);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text === '' ? undefined : JSON.parse(text);
}
