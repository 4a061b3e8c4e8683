import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  /** What is pressed. */
  label: string;
  /** Where it is a heading of the page. */
  as?: 'h3';
  /** Its anchor: browsers open it for a link that leads there (`open-target.ts` for those that do not). */
  id?: string;
  /** For a table rather than text: as wide as the line, in the colour of the page. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * A line that opens the text below it: the native element, so it needs no script. Everything is open on paper. Of several, as
 * many are open as the visitor opens: one that closed above would carry away the line that was pressed.
 */
export function Disclosure({ id, label, as, isWide = false, children }: DisclosureProps) {
  const Label = as ?? 'span';
  return (
    // A visitor may have opened it before the scripts arrived.
    <details className={styles.disclosure} data-grows suppressHydrationWarning>
      <summary className={styles.label}>
        <Label>{label}</Label>
        <Icon name="plus" />
      </summary>
      <div className={styles.body} id={id} data-wide={isWide || undefined}>
        {children}
      </div>
    </details>
  );
}
