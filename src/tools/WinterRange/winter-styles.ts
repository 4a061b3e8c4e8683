import { lateStyles } from '../Tool/late-styles.ts';
import css from './winter.css?inline';

/** The classes of `winter.css`. */
export const winterStyles = lateStyles(css, 'winter', [
  'band',
  'cost',
  'curve',
  'curveBox',
  'distance',
  'grid',
  'here',
  'land',
  'map',
  'mapBox',
  'route',
  'sign',
  'town',
  'townButton',
  'towns',
  'trip',
  'ts',
  'unmeasured',
  'verdict',
  'way',
] as const);
