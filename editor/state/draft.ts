import { useReducer } from 'react';
import type { Files } from '#/content/library-of.ts';
import { isSame, type Path, setAt } from './paths.ts';

/** A picture that is to come in the place of another or as a new one: cut to its role, not yet saved. */
export type StagedPicture = { master: Blob; width: number; height: number };

/** What has been edited and not saved: files by their path below `content/`, pictures by their id. */
export type Draft = { files: Files; pictures: Readonly<Record<string, StagedPicture>> };

export const EMPTY: Draft = { files: {}, pictures: {} };

/** Files without those that are as they were saved. */
export const withoutSame = (files: Files, saved: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([file, value]) => !isSame(value, saved[file])));

export type History = {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
  /** The place and time of the last change: what is typed in one go is undone in one go. */
  last: { place: string; time: number };
};

export type Action =
  | { kind: 'change'; file: string; path: Path; value: unknown; saved: unknown; time: number }
  | { kind: 'edit'; draft: Draft }
  | { kind: 'undo' | 'redo' }
  | { kind: 'start'; draft: Draft };

/** As long as somebody goes on typing in one field, in milliseconds. */
const PAUSE = 1500;
/** Steps that can be undone. */
const STEPS = 200;

export const START: History = { past: [], now: EMPTY, future: [], last: { place: '', time: 0 } };

/** The state after an action; a draft never holds a file that is as it was saved. */
export function reduce(history: History, action: Action): History {
  const { past, now, future, last } = history;
  const forward = (next: Draft, place: string, time: number): History => {
    const isSameGo = place !== '' && place === last.place && time - last.time < PAUSE;
    return {
      past: isSameGo ? past : [...past, now].slice(-STEPS),
      now: next,
      future: [],
      last: { place, time },
    };
  };
  switch (action.kind) {
    case 'change': {
      const { file, path, value, saved, time } = action;
      const next = setAt(now.files[file] ?? saved, path, value);
      const { [file]: _, ...others } = now.files;
      const files = isSame(next, saved) ? others : { ...others, [file]: next };
      return forward({ ...now, files }, `${file} ${path.join(' ')}`, time);
    }
    case 'edit':
      return forward(action.draft, '', 0);
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), now: before, future: [now, ...future], last: START.last };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (after === undefined) return history;
      return { past: [...past, now], now: after, future: rest, last: START.last };
    }
    case 'start':
      return { ...START, now: action.draft };
  }
}

export const useDraft = () => useReducer(reduce, START);
