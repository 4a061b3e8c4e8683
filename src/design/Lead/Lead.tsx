import type { ReactNode } from 'react';
import styles from './Lead.module.css';

type LeadProps = {
  /** Class of the place that it stands in, for its column. */
  className?: string;
  children: ReactNode;
};

/** The one or two sentences under or beside a heading: larger and softer than the text, in lines that read well. */
export function Lead({ className, children }: LeadProps) {
  return <p className={className ? `${styles.lead} ${className}` : styles.lead}>{children}</p>;
}
