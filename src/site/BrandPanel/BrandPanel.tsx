import { useContext } from 'react';
import type { SiteData } from '#/catalogue/site-data.ts';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import overlay from '../../design/Dialog/overlay.module.css';
import { useModal } from '../../design/Dialog/use-modal.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { LocaleContext } from '../../design/Phrase/LocaleContext.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { LanguageLink } from '../LanguageLink/LanguageLink.tsx';
import { siteLinks } from '../SiteLinks/site-links.ts';
import styles from './BrandPanel.module.css';

type BrandPanelProps = {
  brands: SiteData['brands'];
  messages: Pick<SiteData['messages'], 'brandPanel' | 'siteLinks' | 'header'>;
};

/** The id that the burger button opens. */
export const BRAND_PANEL = 'brand-panel';

/**
 * The second brand menu: every brand with its models, and the ways to reach us, over the whole page. A popover before
 * scripts; with them a modal dialog whose focus returns to the burger.
 */
export function BrandPanel({ brands, messages }: BrandPanelProps) {
  const panel = useModal({});
  const locale = useContext(LocaleContext);

  return (
    <dialog
      ref={panel}
      className={`${overlay.overlay} ${styles.panel}`}
      id={BRAND_PANEL}
      popover="auto"
      aria-label={messages.brandPanel.heading}
      data-band="paper"
    >
      <div className={styles.head}>
        <button
          className={overlay.close}
          type="button"
          popoverTarget={BRAND_PANEL}
          popoverTargetAction="hide"
          aria-label={messages.brandPanel.close}
        >
          <Icon name="close" />
        </button>
        <LanguageLink className={styles.language} label={messages.header.otherLanguage} />
      </div>
      <ul role="list" className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.id} className={styles.brand} data-brand={brand.id}>
            <a className={styles.brandLink} href={brand.address}>
              <Wordmark of={brand.id} title={brand.name} />
            </a>
            <ul role="list" className={styles.models}>
              {brand.models.map((model) => (
                <li key={model.id}>
                  <a className={styles.model} href={model.address}>
                    <Picture className={styles.picture} picture={{ ...model.picture, alt: '' }} role="menu" />
                    <span className={styles.title}>
                      <Phrase>{model.title}</Phrase>
                      <Icon name="arrow-right" />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.links}>
        {siteLinks(messages.siteLinks, locale).map(({ label, address }) => (
          <li key={address}>
            <a className={styles.link} href={address}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
