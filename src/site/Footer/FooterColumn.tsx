import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './FooterColumn.module.css';

type FooterColumnProps = {
  heading: string;
  /** A link without an address keeps its place and its name, but leads nowhere and is no stop of the keyboard. */
  links: { label: string; address?: string }[];
};

/** One list of links in the footer. */
export function FooterColumn({ heading, links }: FooterColumnProps) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul role="list" className={styles.links}>
        {links.map(({ label, address }) => (
          <li key={label}>
            {address?.startsWith('/') ? (
              <a className={styles.link} href={address}>
                <Phrase>{label}</Phrase>
              </a>
            ) : (
              <a className={styles.link} href={address} rel={address === undefined ? undefined : 'noopener'}>
                <Phrase>{label}</Phrase>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
