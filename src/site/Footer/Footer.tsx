import { memo, useContext } from 'react';
import type { DealerView } from '#/content/catalogue/dealer.ts';
import { fillIn } from '#/language/fill-in.ts';
import { localePath } from '#/language/locales.ts';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { LocaleContext } from '../../design/Phrase/LocaleContext.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { phoneAddress } from '../../order/ContactAddress/phone-address.ts';
import type { MenuBrand } from '../BrandMenu/BrandMenu.tsx';
import styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn.tsx';

export type FooterWords = Record<
  | 'site'
  | 'home'
  | 'models'
  | 'faq'
  | 'brands'
  | 'visit'
  | 'contact'
  | 'location'
  | 'follow'
  | 'facebook'
  | 'instagram'
  | 'twitter'
  | 'linkedin'
  | 'terms'
  | 'privacy'
  | 'accessibility'
  | 'copyright'
  | 'sample',
  string
>;

type FooterProps = {
  /** In the order of the wordmarks. */
  brands: MenuBrand[];
  dealer: Pick<DealerView, 'name' | 'phone' | 'email' | 'sample' | 'social'>;
  words: FooterWords;
};

/** The foot of every page: the three brands, the links, how to reach us, and whose site this is. */
export const Footer = memo(function Footer({ brands, dealer, words }: FooterProps) {
  const locale = useContext(LocaleContext);
  const to = (address: string) => localePath(address, locale);
  const evo = brands.flatMap(({ models }) => models).find(({ id }) => id === 'forthing-t5-evo');
  return (
    <footer data-site data-band="night">
      <div className={styles.inside}>
        <ul role="list" className={styles.marks}>
          {brands.map((brand) => (
            <li key={brand.id}>
              <a className={styles.mark} href={brand.address}>
                <Wordmark of={brand.id} title={brand.name} />
              </a>
            </li>
          ))}
        </ul>
        <nav className={styles.columns} aria-label={words.site}>
          <FooterColumn
            heading={words.site}
            links={[
              { label: words.home, address: to('/home') },
              { label: words.models, address: to('/home#models') },
              { label: words.faq, address: to('/voyah/about#faq') },
            ]}
          />
          <FooterColumn
            heading={words.brands}
            links={[
              ...brands.toReversed().map(({ name, address }) => ({ label: name, address })),
              ...(evo === undefined ? [] : [{ label: evo.title, address: evo.address }]),
            ]}
          />
          <FooterColumn
            heading={words.visit}
            links={[
              { label: words.contact, address: to('/voyah/about#contact') },
              { label: words.location, address: to('/voyah/about#location') },
            ]}
          />
          <FooterColumn
            heading={words.follow}
            links={(['facebook', 'instagram', 'twitter', 'linkedin'] as const).map((network) => ({
              label: words[network],
              address: dealer.social[network],
            }))}
          />
        </nav>
        <div className={styles.reach}>
          <a className={styles.phone} href={phoneAddress(dealer.phone)}>
            {dealer.phone}
          </a>
          <a className={styles.mail} href={`mailto:${dealer.email}`}>
            {dealer.email}
          </a>
          {dealer.sample && <p className={styles.sample}>{words.sample}</p>}
        </div>
        <div className={styles.foot}>
          <p className={styles.owner}>
            <Wordmark of="house" title={dealer.name} />
          </p>
          <p>{fillIn(words.copyright, { name: dealer.name })}</p>
          <p className={styles.terms}>
            <Phrase>{words.terms}</Phrase>
            <a href={to('/voyah/about#accessibility')}>{words.accessibility}</a>
            <Phrase>{words.privacy}</Phrase>
          </p>
        </div>
      </div>
    </footer>
  );
});
