import type { ComparedGroup } from './differences.ts';

export type CompareWords = Record<
  | 'heading'
  | 'lead'
  | 'choose'
  | 'add'
  | 'none'
  | 'colour'
  | 'differences'
  | 'differs'
  | 'same'
  | 'unknown'
  | 'unknownShort'
  | 'never'
  | 'figure'
  | 'print'
  | 'order'
  | 'more'
  | 'shown'
  | 'all'
  | 'offer'
  | 'size'
  | 'drive'
  | 'performance'
  | 'other'
  | 'open'
  | 'loading'
  | 'share'
  | 'shared'
  | 'notShared'
  | 'failed'
  | 'retry'
  | 'details',
  string
>;

export type ComparedModel = {
  id: string;
  title: string;
  /** Of its page, edition included. */
  address: string;
  /** 1 to 6: the paint in which it is shown at first. */
  leadColour: number;
};

/** The figures of all cars, and the words around them. */
export type CompareData = { models: ComparedModel[]; groups: ComparedGroup[]; words: CompareWords };
