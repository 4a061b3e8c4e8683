import { memo, useContext } from 'react';
import overlay from '../../design/Dialog/overlay.module.css';
import { useModal } from '../../design/Dialog/use-modal.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { LocaleContext } from '../../design/Phrase/LocaleContext.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import type { MenuBrand } from '../BrandMenu/BrandMenu.tsx';
import { LanguageLink } from '../LanguageLink/LanguageLink.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { type SiteLinksWords, siteLinks } from '../SiteLinks/site-links.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import styles from './BrandPanel.module.css';

export type BrandPanelWords = { heading: string; close: string };

type BrandPanelProps = {
  brands: MenuBrand[];
  words: { brandPanel: BrandPanelWords; siteLinks: SiteLinksWords; header: { otherLanguage: string } };
};

/** The id that the burger button opens. */
export const BRAND_PANEL = 'brand-panel';

/**
 * The second brand menu: every brand with its models, and the ways to reach us, over the whole page. A popover before
 * scripts; with them a modal dialog whose focus returns to the burger.
 */
export const BrandPanel = memo(function BrandPanel({ brands, words }: BrandPanelProps) {
  const panel = useModal({});
  const locale = useContext(LocaleContext);

  return (
    <dialog
      ref={panel}
      className={`${overlay.overlay} ${styles.panel}`}
      id={BRAND_PANEL}
      popover="auto"
      aria-label={words.brandPanel.heading}
      data-band="paper"
    >
      <div className={styles.head}>
        <button
          className={overlay.close}
          type="button"
          popoverTarget={BRAND_PANEL}
          popoverTargetAction="hide"
          aria-label={words.brandPanel.close}
        >
          <Icon name="close" />
        </button>
        <LanguageLink className={styles.language} label={words.header.otherLanguage} />
      </div>
      <ul role="list" className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.id} className={styles.brand} data-brand={brand.id}>
            <SiteLink className={styles.brandLink} to={brand.address}>
              <Wordmark of={brand.id} title={brand.name} />
            </SiteLink>
            <ul role="list" className={styles.models}>
              {brand.models.map((model) => (
                <li key={model.id}>
                  <SiteLink className={styles.model} to={model.address}>
                    <Picture className={styles.picture} picture={{ ...model.picture, alt: '' }} role="menu" />
                    <span className={styles.title}>
                      <Phrase>{model.title}</Phrase>
                      <Icon name="arrow-right" />
                    </span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.links}>
        {siteLinks(words.siteLinks, locale).map(({ label, address }) => (
          <li key={address}>
            <SiteLink className={styles.link} to={address}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </dialog>
  );
});
