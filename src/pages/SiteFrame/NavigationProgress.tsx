import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

/** A page that takes longer is announced to those who cannot see the line, in milliseconds. */
const LONG = 1_500;

/**
 * The line along the top of the window while the next page is on its way. A page that is there at once shows none: its
 * stylesheet waits for 150 ms.
 */
export function NavigationProgress({ words }: { words: { loading: string } }) {
  const isPending = useNavigation().state !== 'idle';
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setIsLong, LONG, true);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isPending]);

  return (
    <p className={styles.progress} role="status" data-pending={isPending || undefined}>
      {isLong && words.loading}
    </p>
  );
}
