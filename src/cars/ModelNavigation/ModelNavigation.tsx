import { DialogButton } from '../../design/Dialog/DialogButton.tsx';
import { usePopoverEntry } from '../../design/Dialog/use-popover-entry.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import styles from './ModelNavigation.module.css';
import { useIsPastThreshold } from './use-is-past-threshold.ts';

type ModelNavigationMessages = {
  /** Name of the bar for those who do not see it, said after the car's: "pages". */
  pages: string;
  /** The same for the copy at the top of the window: "pages, at the top of the window". */
  pagesAbove: string;
  /** What the logo leads to. */
  home: string;
  /** Opens the list of the page's parts. */
  parts: string;
  /** Names the telephone link, before its number. */
  call: string;
  buyNow: string;
};

type Link = { label: string; address: string };

type ModelNavigationProps = {
  /** The car's name. */
  title: string;
  /** Overview, Interior and Feature, as far as the car has them; URLs are finished, locale included. */
  links: Link[];
  /** The URL of the page on which the bar stands. */
  current: string;
  /** The parts of the page, for the fixed copy; none on a short page. */
  parts?: Link[];
  /** The home page's URL. */
  home: string;
  phone: Link;
  /** The id of the page's contact dialog. */
  contactDialog: string;
  messages: ModelNavigationMessages;
};

const PARTS = 'page-parts';

/**
 * The car's name and its pages, laid over the brand's strip below the header; and a copy of it, fixed to the top of the window,
 * with the logo, the page's parts, the telephone and Buy now. The copy is hidden from everybody (eyes, keyboard, screen
 * reader) until the page has scrolled more than 100 px.
 *
 * Where the browser has scroll-driven animations, the stylesheet alone decides that, before any script runs; elsewhere
 * `data-sticky` does.
 */
export function ModelNavigation({
  title,
  links,
  current,
  parts = [],
  home,
  phone,
  contactDialog,
  messages,
}: ModelNavigationProps) {
  const isSticky = useIsPastThreshold();
  return (
    <>
      <nav className={styles.over} aria-label={`${title}, ${messages.pages}`} data-print="never">
        <div className={styles.bar}>
          <p className={styles.title}>
            <Phrase>{title}</Phrase>
          </p>
          <PageLinks links={links} current={current} />
        </div>
      </nav>
      <nav
        className={styles.fixed}
        aria-label={`${title}, ${messages.pagesAbove}`}
        data-band="paper"
        data-sticky={isSticky || undefined}
        data-print="never"
      >
        <div className={styles.surface}>
          <div className={styles.bar}>
            <a className={styles.home} href={home} aria-label={messages.home}>
              <Wordmark of="house" />
            </a>
            <p className={styles.title}>
              <Phrase>{title}</Phrase>
            </p>
            <PageLinks links={links} current={current} />
            {parts.length > 0 && (
              <button className={styles.partsButton} type="button" popoverTarget={PARTS} aria-label={messages.parts}>
                <span className={styles.partsLabel}>{messages.parts}</span>
                <Icon name="chevron-down" />
              </button>
            )}
            <a className={styles.phone} href={phone.address} aria-label={`${messages.call}: ${phone.label}`}>
              {phone.label}
            </a>
            <DialogButton dialog={contactDialog} look="primary" className={styles.buy ?? ''}>
              <Phrase>{messages.buyNow}</Phrase>
            </DialogButton>
          </div>
        </div>
        {parts.length > 0 && <Parts parts={parts} />}
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

/** The browser opens and closes it; scripts add that Back, and following a link, close it. */
function Parts({ parts }: { parts: Link[] }) {
  const list = usePopoverEntry<HTMLUListElement>();
  return (
    <ul ref={list} className={styles.parts} id={PARTS} popover="auto" role="list" data-band="paper">
      {parts.map(({ label, address }) => (
        <li key={address}>
          <a className={styles.part} href={address}>
            <Phrase>{label}</Phrase>
          </a>
        </li>
      ))}
    </ul>
  );
}
