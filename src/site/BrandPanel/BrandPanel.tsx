import { useContext } from 'react';
import type { SiteData } from '#/catalogue/site-data.ts';
import { fillIn } from '#/language/fill-in.ts';
import { CarLink } from '../../cars/CarLink/CarLink.tsx';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { CloseOverlay, Overlay } from '../../design/Dialog/Overlay.tsx';
import { LocaleContext } from '../../design/Phrase/LocaleContext.ts';
import { LanguageLink } from '../LanguageLink/LanguageLink.tsx';
import { menuModels } from '../menu-models.ts';
import { siteLinks } from '../SiteLinks/site-links.ts';
import styles from './BrandPanel.module.css';

type BrandPanelProps = {
  brands: SiteData['brands'];
  messages: Pick<SiteData['messages'], 'brandMenu' | 'brandPanel' | 'siteLinks' | 'header'>;
};

/** The id that the burger button opens. */
export const BRAND_PANEL = 'brand-panel';

/**
 * The second brand menu: every brand with its models, and the ways to reach us, over the whole page. A popover before
 * scripts; with them a modal dialog whose focus returns to the burger.
 */
export function BrandPanel({ brands, messages }: BrandPanelProps) {
  const locale = useContext(LocaleContext);

  return (
    <Overlay id={BRAND_PANEL} className={styles.panel} name={{ label: messages.brandPanel.heading }}>
      <div className={styles.head}>
        <CloseOverlay id={BRAND_PANEL} label={messages.brandPanel.close} />
        <LanguageLink className={styles.language} label={messages.header.otherLanguage} />
      </div>
      <ul role="list" className={styles.brands}>
        {brands.map((brand) => {
          const { shown, isAll } = menuModels(brand.models);
          return (
            <li key={brand.id} className={styles.brand} data-brand={brand.id}>
              <a className={styles.brandLink} href={brand.address}>
                <Wordmark of={brand.id} title={brand.name} />
              </a>
              <ul role="list" className={styles.models}>
                {shown.map((model) => (
                  <li key={model.id}>
                    <CarLink model={model} address={model.address} />
                  </li>
                ))}
              </ul>
              {!isAll && (
                <a className={styles.link} href={brand.address}>
                  {fillIn(messages.brandMenu.all, { brand: brand.name, count: String(brand.models.length) })}
                </a>
              )}
            </li>
          );
        })}
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
    </Overlay>
  );
}
