import { lateStyles } from '../Tool/late-styles.ts';
import css from './compare.css?inline';

/** The classes of `compare.css`. */
export const compareStyles = lateStyles(css, 'compare', [
  'colour',
  'colours',
  'group',
  'head',
  'heads',
  'legend',
  'links',
  'mark',
  'names',
  'nothing',
  'options',
  'pair',
  'sheet',
  'stage',
  'table',
  'ts',
  'unseen',
] as const);
