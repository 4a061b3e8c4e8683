import type { DrawingLines } from '../../cars/DimensionDrawing/lay-out.ts';
import type { Measures } from './fit.ts';

export type FitWords = Record<
  | 'heading'
  | 'lead'
  | 'length'
  | 'width'
  | 'height'
  | 'missing'
  | 'fits'
  | 'fitsNot'
  | 'partly'
  | 'lengthLeft'
  | 'sideLeft'
  | 'heightLeft'
  | 'short'
  | 'left'
  | 'unknown'
  | 'unknownText'
  | 'car'
  | 'carLength'
  | 'carWidth'
  | 'carHeight'
  | 'drawing'
  | 'mirrors'
  | 'source'
  | 'open'
  | 'loading'
  | 'table'
  | 'share'
  | 'shared'
  | 'notShared'
  | 'failed'
  | 'retry'
  | 'details'
  | 'empty'
  | 'notNumber'
  | 'between',
  string
>;

/** One car's published measures, in mm, and where they come from. */
export type FitData = {
  measures: Measures;
  sources: { title: string; address?: string }[];
  words: FitWords;
};

/** The car's own outline from both sides; without it a plain box stands for the car. */
export type FitDrawing = { side: DrawingLines; front: DrawingLines };
