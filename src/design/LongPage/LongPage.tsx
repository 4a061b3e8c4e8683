import type { ReactNode } from 'react';
import styles from './LongPage.module.css';

/** All of a page of many sections: they stand closer together than elsewhere, for the page's length has a limit. */
export function LongPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
