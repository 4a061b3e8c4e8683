import { compareStyles as styles } from './compare-styles.ts';

/** The sign beside a figure in which the cars differ: an equals sign struck through. Words stand beside it. */
export function DiffersMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M2.5 6h11M2.5 10.5h11M11 2.5L5 13.5" />
    </svg>
  );
}
