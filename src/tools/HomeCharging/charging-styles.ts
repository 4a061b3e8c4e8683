import { lateStyles } from '../Tool/late-styles.ts';
import css from './charging.css?inline';

/** The classes of `charging.css`. */
export const chargingStyles = lateStyles(css, 'charging', ['petrol', 'petrolHeading', 'strong', 'ts'] as const);
