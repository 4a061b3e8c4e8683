import type { Problem } from '#/content/checks/problem.ts';
import type { Files } from '#/content/library-of.ts';
import type { Manifest } from '#/media/manifest.ts';
import type { StagedPicture } from '../state/draft.ts';

/** The text of each content file by its path below `content/`, and the manifest of the pictures. */
export type Opened = { texts: Readonly<Record<string, string>>; manifest: Manifest };

/** What is to be saved: changed files, the texts that they were made from, pictures by id (`null`: one that goes). */
export type Wanted = {
  values: Files;
  seen: Opened['texts'];
  pictures: Readonly<Record<string, StagedPicture | null>>;
};

/** A change that waits at a host to be checked and approved. */
export type Request = { number: number; branch: string; address: string };
/** How far a change has come. */
export type RequestState = 'checking' | 'failed' | 'waiting' | 'merged' | 'live' | 'closed';

export type Saved =
  | { kind: 'saved'; opened: Opened; request?: Request }
  /** The checks found mistakes; nothing was written. */
  | { kind: 'refused'; problems: Problem[] }
  /** Somebody else has changed these files since they were opened; nothing was written. */
  | { kind: 'changed elsewhere'; files: string[]; opened: Opened }
  /** Somebody else's change of these files still waits for approval; nothing was written. */
  | { kind: 'waiting elsewhere'; files: string[] };

/** Where the files live. */
export type Host = {
  /** As people call it; none of this computer. */
  name: string | undefined;
  /** What somebody has to give before files can be opened. */
  token?: { isGiven: () => boolean; give: (token: string) => void; make: string };
  open: () => Promise<Opened>;
  save: (wanted: Wanted) => Promise<Saved>;
  /** The change of an earlier save that is on its way, and how far it has come. */
  request?: () => Promise<{ request: Request; state: RequestState } | undefined>;
};

/** An answer of a host that is no success. */
export class HostError extends Error {
  readonly status: number;
  constructor(host: string, status: number) {
    super(`${host}: ${status}`);
    this.status = status;
  }
}

/** In pieces: a large file has more bytes than a call may have arguments. */
export const base64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
};
