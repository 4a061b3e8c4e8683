import type { ComponentProps } from 'react';
import styles from './SnapRow.module.css';

type SnapRowProps = ComponentProps<'ul'> & {
  /** Each card is or has a link: keyboards reach all of them by these, and the list is no stop of its own. */
  hasLinks?: boolean;
};

/**
 * A list of cards (`<li>`) that stands in a row on phones and scrolls there, the next card peeking in. On wider windows it is
 * laid out by its place, with `className`.
 */
export function SnapRow({ hasLinks = false, className, ...list }: SnapRowProps) {
  return (
    <ul
      role="list"
      {...list}
      className={className === undefined ? styles.row : `${className} ${styles.row}`}
      // Keyboards have to reach what scrolls: arrow keys move it.
      tabIndex={hasLinks ? undefined : 0}
    />
  );
}
