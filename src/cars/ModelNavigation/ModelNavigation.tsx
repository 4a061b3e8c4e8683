import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import styles from './ModelNavigation.module.css';
import { useIsPastThreshold } from './use-is-past-threshold.ts';

type ModelNavigationWords = {
  /** Name of the bar for those who do not see it, said after the car's: "pages". */
  pages: string;
  /** The same for the copy at the top of the window: "pages, at the top of the window". */
  pagesAbove: string;
  /** What the logo leads to. */
  home: string;
};

type ModelNavigationProps = {
  /** The car's name. */
  title: string;
  /** Overview, Interior and Feature; addresses are finished, edition included. */
  links: { label: string; address: string }[];
  /** The address of the page on which the bar stands. */
  current: string;
  /** The home page's address. */
  home: string;
  words: ModelNavigationWords;
};

/**
 * The car's name and its three pages, and a copy of it with the logo, fixed to the top of the window. The copy is hidden
 * from everybody (eyes, keyboard, screen reader) until the page has scrolled more than 100 px.
 *
 * Where the browser has scroll-driven animations, the stylesheet alone decides that, before any script runs; elsewhere
 * `data-sticky` does.
 */
export function ModelNavigation({ title, links, current, home, words }: ModelNavigationProps) {
  const isSticky = useIsPastThreshold();
  return (
    <>
      <nav aria-label={`${title}, ${words.pages}`}>
        <div className={styles.bar}>
          <p className={styles.title}>{title}</p>
          <PageLinks links={links} current={current} />
        </div>
      </nav>
      <nav
        className={styles.fixed}
        aria-label={`${title}, ${words.pagesAbove}`}
        data-band="paper"
        data-sticky={isSticky || undefined}
        data-print="never"
      >
        <div className={styles.surface}>
          <div className={styles.bar}>
            <a className={styles.home} href={home} aria-label={words.home}>
              <Wordmark of="house" />
            </a>
            <p className={styles.title}>{title}</p>
            <PageLinks links={links} current={current} />
          </div>
        </div>
      </nav>
    </>
  );
}

function PageLinks({ links, current }: Pick<ModelNavigationProps, 'links' | 'current'>) {
  return (
    <ul className={styles.links} role="list">
      {links.map(({ label, address }) => (
        <li key={label}>
          <a className={styles.link} href={address} aria-current={address === current ? 'page' : undefined}>
            <Phrase>{label}</Phrase>
          </a>
        </li>
      ))}
    </ul>
  );
}
