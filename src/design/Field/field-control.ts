import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** What a control inside a `Field` carries: its look, and the hint and error that describe it. */
export function fieldControl(id: string, hint: ReactNode, error: ReactNode) {
  const described = [hint !== undefined && `${id}-hint`, isShown(error) && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    className: styles.control,
    'aria-invalid': isShown(error) || undefined,
    'aria-describedby': described || undefined,
  };
}

function isShown(error: ReactNode): boolean {
  return error !== undefined && error !== null && error !== false && error !== '';
}
