import type { Verdict } from '#/formulas/range.ts';
import styles from './TownSign.module.css';

/** The sign of a verdict: a disc for reached, a triangle for risky, a ring for charging. The shape alone tells them apart. */
export function TownSign({ verdict }: { verdict: Verdict }) {
  return (
    <g className={styles.sign} data-verdict={verdict}>
      {verdict === 'yes' && <circle r="6" />}
      {verdict === 'tight' && <path d="M0 -7L7 5.5H-7Z" />}
      {verdict === 'no' && <circle r="5" />}
    </g>
  );
}
