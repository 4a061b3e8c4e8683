import { type Files, libraryOf } from '#/content/library-of.ts';
import type { Manifest } from '#/media/manifest.ts';
import { withStaged } from '../pictures/staged.ts';
import { problemsIn } from '../state/problems.ts';
import { shapesOf, writtenText } from '../state/written.ts';
import { base64, type Host, type Opened, type Request, type RequestState, type Wanted } from './host.ts';

/** A file of a repository: its path, and what names its bytes. */
export type RemoteFile = { path: string; id: string };
/** A change of one file: its new text or its bytes in base64; neither takes it away. `before` is what stood there. */
export type RemoteChange = { path: string; text?: string; bytes?: string; before?: string };

/** What GitHub, GitLab and Forgejo can all do, each in its own way. */
export type RemoteApi = {
  name: string;
  /** Where a token is made. */
  makeToken: string;
  setToken: (token: string) => void;
  head: (branch: string) => Promise<string>;
  /** All files below `content/` and `media/` of a commit. */
  files: (commit: string) => Promise<RemoteFile[]>;
  read: (file: RemoteFile) => Promise<string>;
  /** Puts changes on a branch, which is made from `base` where it is new. */
  commit: (change: {
    branch: string;
    base: string;
    isNew: boolean;
    message: string;
    files: RemoteChange[];
  }) => Promise<void>;
  /** Asks for a branch to be merged. */
  request: (branch: string, title: string, body: string) => Promise<Omit<Request, 'branch'>>;
  stateOf: (number: number) => Promise<RequestState>;
  /** Branches for whose merging has been asked. */
  openBranches: () => Promise<{ branch: string; commit: string }[]>;
};

const CONTENT = 'content/';
const MANIFEST = 'media/manifest.json';
const OURS = 'editor/';
const TOKEN = 'editor token';
const REQUEST = 'editor request';

/** A repository at a host: one save is one commit on a branch, with a request to merge it. The token lives as long as the window. */
export function remoteHost(api: RemoteApi, branch: string): Host {
  const given = sessionStorage.getItem(TOKEN);
  if (given !== null) api.setToken(given);
  /** Blob ids by path, of the commit that was opened. */
  let opened = new Map<string, string>();

  const ownRequest = (): Request | undefined => JSON.parse(localStorage.getItem(REQUEST) ?? 'null') ?? undefined;
  const current = async () => {
    const request = ownRequest();
    if (request === undefined) return undefined;
    const state = await api.stateOf(request.number);
    if (state !== 'merged') return { request, state };
    return { request, state: (await isLive()) ? ('live' as const) : state };
  };
  /** The branch of the last save as long as it is not merged: what comes next belongs on top of it. */
  const branchToRead = async () => {
    const own = await current();
    return own !== undefined && ['checking', 'failed', 'waiting'].includes(own.state) ? own.request.branch : branch;
  };

  /** Texts by the id of their blob, which never has another. */
  const known = new Map<string, Promise<string>>();
  const textOf = (file: RemoteFile) => {
    const text = known.get(file.id) ?? api.read(file);
    known.set(file.id, text);
    text.catch(() => known.delete(file.id));
    return text;
  };

  async function read(commit: string): Promise<Opened> {
    const all = await api.files(commit);
    const files = all.filter(({ path }) => path.startsWith(CONTENT) && path.endsWith('.json'));
    const list = all.find(({ path }) => path === MANIFEST);
    if (list === undefined) throw new Error(`${api.name}: ${MANIFEST}?`);
    const texts = await Promise.all(
      files.map(async (file) => [file.path.slice(CONTENT.length), await textOf(file)] as const),
    );
    return { texts: Object.fromEntries(texts), manifest: JSON.parse(await textOf(list)) as Manifest };
  }

  const idsOf = async (commit: string) => new Map((await api.files(commit)).map(({ path, id }) => [path, id]));

  /** Which of these files another request that is still open changes. */
  async function waitingElsewhere(paths: readonly string[], own: string): Promise<string[]> {
    const main = await idsOf(await api.head(branch));
    const others = (await api.openBranches()).filter((each) => each.branch.startsWith(OURS) && each.branch !== own);
    const changed = await Promise.all(others.map(async ({ commit }) => idsOf(commit)));
    return paths.filter((path) => changed.some((ids) => ids.get(path) !== main.get(path)));
  }

  async function save({ values, pictures }: Wanted) {
    const target = await branchToRead();
    const base = await api.head(target);
    const ids = await idsOf(base);
    const paths = [
      ...Object.keys(values).map((file) => CONTENT + file),
      ...Object.keys(pictures).flatMap((id) => masterOf(ids, id) ?? []),
    ];
    const foreign = paths.filter((path) => ids.get(path) !== opened.get(path));
    if (foreign.length > 0) {
      opened = ids;
      return { kind: 'changed elsewhere', files: foreign.map(plainName), opened: await read(base) } as const;
    }
    const waiting = await waitingElsewhere(paths, target);
    if (waiting.length > 0) return { kind: 'waiting elsewhere', files: waiting.map(plainName) } as const;

    const now = await read(base);
    const files: Files = { ...parsed(now.texts), ...values };
    const shapes = shapesOf(files);
    const changes: RemoteChange[] = Object.entries(values).flatMap(([file, value]) => {
      const shape = shapes.get(file);
      const text = shape && writtenText(shape, value);
      const before = ids.get(CONTENT + file);
      return text === undefined || text === now.texts[file]
        ? []
        : [{ path: CONTENT + file, text, ...(before && { before }) }];
    });
    for (const [id, picture] of Object.entries(pictures)) {
      const path = masterOf(ids, id);
      const before = path && ids.get(path);
      // A browser that cannot write WebP (Safari) has made a PNG.
      const next = `media/pictures/${id}.${picture?.master.type === 'image/png' ? 'png' : 'webp'}`;
      if (path !== undefined && (picture === null || path !== next)) changes.push({ path, ...(before && { before }) });
      if (picture !== null)
        changes.push({ path: next, bytes: await base64(picture.master), ...(path === next && before && { before }) });
    }
    const problems = problemsIn(files, withStaged(now.manifest, pictures));
    if (problems.length > 0) return { kind: 'refused', problems } as const;
    if (changes.length === 0) return { kind: 'saved', opened: now } as const;

    const isNew = target === branch;
    const name = isNew ? `${OURS}${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}` : target;
    const names = changes.map(({ path }) => path);
    await api.commit({
      branch: name,
      base,
      isNew,
      message: `Change ${names.join(', ')} in the editor`,
      files: changes,
    });
    const body = names.map((path) => `- ${path}`).join('\n');
    const request = isNew ? { ...(await api.request(name, titleOf(files, names), body)), branch: name } : ownRequest();
    if (request !== undefined) localStorage.setItem(REQUEST, JSON.stringify(request));
    const head = await api.head(name);
    opened = await idsOf(head);
    return { kind: 'saved', opened: await read(head), ...(request && { request }) } as const;
  }

  return {
    name: api.name,
    token: {
      make: api.makeToken,
      isGiven: () => sessionStorage.getItem(TOKEN) !== null,
      give: (token) => {
        sessionStorage.setItem(TOKEN, token.trim());
        api.setToken(token.trim());
      },
    },
    async open() {
      const commit = await api.head(await branchToRead());
      opened = await idsOf(commit);
      return read(commit);
    },
    save,
    request: current,
  };

  /** Whether the site was published from the content that the branch has now. */
  async function isLive(): Promise<boolean> {
    const published: { [path: string]: string } = await fetch('published.json', { cache: 'no-store' }).then((answer) =>
      answer.json(),
    );
    const head = await api.head(branch);
    const ids = (await api.files(head)).filter(({ path }) => path in published);
    const texts = await Promise.all(ids.map(async (file) => [file.path, await sha256(await textOf(file))] as const));
    return texts.every(([path, hash]) => published[path] === hash);
  }
}

export const parsed = (texts: Opened['texts']): Files =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, JSON.parse(text)]));

const plainName = (path: string) => path.replace(CONTENT, '');

const masterOf = (ids: ReadonlyMap<string, string>, id: string) =>
  [...ids.keys()].find((path) => path.replace(/\.\w+$/, '') === `media/pictures/${id}`);

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a request is called: by the cars and pages that it changes. */
function titleOf(files: Files, paths: readonly string[]): string {
  const { models } = libraryOf(files, { pictures: {}, videos: {}, drawings: {}, models: {} });
  const names = paths.map((path) => models[plainName(path)]?.title ?? plainName(path).replace('.json', ''));
  return `Editor: ${[...new Set(names)].slice(0, 4).join(', ')}`;
}

/** The text of a blob that comes in base64. */
export const textFrom = (content: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(content.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)));
