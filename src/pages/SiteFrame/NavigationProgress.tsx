import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

/** A page that takes longer shows the line, in milliseconds. One that is there at once changes nothing. */
const SOON = 150;
/** A page that takes longer is announced to those who cannot see the line, in milliseconds. */
const LONG = 1_500;

/** The line along the top of the window while the next page is on its way. */
export function NavigationProgress({ words }: { words: { loading: string } }) {
  const isPending = useNavigation().state !== 'idle';
  const [wait, setWait] = useState<'none' | 'soon' | 'long'>('none');

  useEffect(() => {
    if (!isPending) return undefined;
    const timers = [setTimeout(setWait, SOON, 'soon'), setTimeout(setWait, LONG, 'long')];
    return () => {
      timers.forEach(clearTimeout);
      setWait('none');
    };
  }, [isPending]);

  return (
    <p className={styles.progress} role="status" data-pending={wait !== 'none' || undefined}>
      {wait === 'long' && words.loading}
    </p>
  );
}
