import type { ReactNode } from 'react';
import { Lead } from '../Lead/Lead.tsx';
import styles from './Section.module.css';

type SectionProps = {
  /** The light in which the section stands; the page travels from night to paper and back. */
  band?: 'paper' | 'raised' | 'night';
  /** Anchor of the section, and the id that its heading labels it by (`{id}-heading`). */
  id: string;
  /** The section's `h2`; left out where the section brings its own element with the id `{id}-heading`. */
  heading?: ReactNode;
  /** One or two sentences beside or below the heading. */
  lead?: ReactNode;
  /** What can be done with all of it: beside the heading, below it on narrow windows. */
  action?: ReactNode;
  /** `bleed`: the children reach both edges of the window; the heading keeps the gutter. */
  width?: 'content' | 'bleed';
  /**
   * Room above and below, if not the standard one: none around a picture that fills the band, less for what serves, which the
   * widest windows show beside its heading.
   */
  pace?: 'picture' | 'utility';
  children: ReactNode;
};

/**
 * A full-width band with the page's rhythm: it spaces its content, and nothing inside it has outer margins.
 */
export function Section({
  band = 'paper',
  id,
  heading,
  lead,
  action,
  width = 'content',
  pace,
  children,
}: SectionProps) {
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-heading`}
      data-band={band === 'night' ? 'night' : 'paper'}
      data-raised={band === 'raised' || undefined}
      data-width={width}
      data-pace={pace}
    >
      {heading !== undefined && (
        <div className={styles.head} data-rise="">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {lead !== undefined && <Lead className={styles.lead}>{lead}</Lead>}
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
