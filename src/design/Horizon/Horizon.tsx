import type { ReactNode } from 'react';
import styles from './Horizon.module.css';

/** Words above the horizon, on which the dealer's half disc stands: for places that have nothing else to show. */
export function Horizon({ children }: { children: ReactNode }) {
  return <div className={styles.horizon}>{children}</div>;
}
