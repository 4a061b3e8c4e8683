import { createContext, type ReactNode, useContext, useDeferredValue, useEffect } from 'react';
import { layOutInTurn } from '../../design/Section/lay-out-far.ts';
import styles from './BelowTheFold.module.css';

/** Whether the page around was opened from another one, at its top. */
export const IsOpenedAtTop = createContext(false);

/**
 * What stands below the first window of a page. A page that is opened from another one shows its top first, without waiting
 * for the rest to be made; the rest follows at once, below the window. HTML of the server has everything from the start, and
 * so has a page that is opened at a place further down.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isLater = useContext(IsOpenedAtTop);
  const isTime = useDeferredValue(true, isLater ? false : undefined);
  useEffect(() => (isTime ? layOutInTurn() : undefined), [isTime]);

  return isTime ? children : <div className={styles.room} />;
}
