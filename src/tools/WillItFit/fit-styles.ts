import { lateStyles } from '../Tool/late-styles.ts';
import css from './fit.css?inline';

/** The classes of `fit.css`. */
export const fitStyles = lateStyles(css, 'fit', [
  'garage',
  'ground',
  'left',
  'line',
  'number',
  'outline',
  'ts',
  'verdict',
  'view',
  'views',
] as const);
