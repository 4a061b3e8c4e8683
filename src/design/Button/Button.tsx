import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'secondary' | 'quiet' | 'round';

/**
 * The class of a button's look, for what is a link or a label but is pressed like a button.
 *
 * `primary` once in a group at most; `secondary` outlined beside it; `quiet` text only; `round` 48 px for one icon.
 */
export function buttonClass(look: Look): string {
  return `${styles.button} ${styles[look]}`;
}

type ButtonProps = ComponentProps<'button'> & { look: Look; children: ReactNode };

/** A button; `type` is `button` unless it is given. An icon-only button needs `aria-label`. */
export function Button({ look, className, type = 'button', ...button }: ButtonProps) {
  const classes = className === undefined ? buttonClass(look) : `${buttonClass(look)} ${className}`;
  return <button type={type} className={classes} {...button} />;
}
