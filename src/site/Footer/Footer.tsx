import { useContext } from 'react';
import type { DealerView } from '#/catalogue/dealer.ts';
import type { SiteData } from '#/catalogue/site-data.ts';
import { fillIn } from '#/language/fill-in.ts';
import { localePath } from '#/language/locales.ts';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { LocaleContext } from '../../design/Phrase/LocaleContext.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { phoneAddress } from '../../order/ContactAddress/phone-address.ts';
import styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn.tsx';

type FooterProps = {
  /** In the order of the wordmarks. */
  brands: SiteData['brands'];
  dealer: Pick<DealerView, 'name' | 'showrooms' | 'email' | 'sample' | 'social'>;
  messages: SiteData['messages']['footer'];
};

/** The foot of every page: the three brands, the links, how to reach us, and whose site this is. */
export function Footer({ brands, dealer, messages }: FooterProps) {
  const locale = useContext(LocaleContext);
  const to = (address: string) => localePath(address, locale);
  const evo = brands.flatMap(({ models }) => models).find(({ id }) => id === 'forthing-t5-evo');
  return (
    <footer data-print="never" data-band="night">
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
        <nav className={styles.columns} aria-label={messages.site}>
          <FooterColumn
            heading={messages.site}
            links={[
              { label: messages.home, address: to('/home') },
              { label: messages.models, address: to('/home#models') },
              { label: messages.faq, address: to('/voyah/about#faq') },
            ]}
          />
          <FooterColumn
            heading={messages.brands}
            links={[
              ...brands.toReversed().map(({ name, address }) => ({ label: name, address })),
              ...(evo === undefined ? [] : [{ label: evo.title, address: evo.address }]),
            ]}
          />
          <FooterColumn
            heading={messages.visit}
            links={[
              { label: messages.contact, address: to('/voyah/about#contact') },
              { label: messages.location, address: to('/voyah/about#location') },
            ]}
          />
          <FooterColumn
            heading={messages.follow}
            links={(['facebook', 'instagram', 'twitter', 'linkedin'] as const).map((network) => ({
              label: messages[network],
              address: dealer.social[network],
            }))}
          />
        </nav>
        <div className={styles.reach}>
          {dealer.showrooms.map(({ name, phone }) => (
            <a key={phone} className={styles.phone} href={phoneAddress(phone)}>
              {phone}
              {name !== undefined && <small className={styles.where}>{name}</small>}
            </a>
          ))}
          <a className={styles.mail} href={`mailto:${dealer.email}`}>
            {dealer.email}
          </a>
          {dealer.sample && <p className={styles.sample}>{messages.sample}</p>}
        </div>
        <div className={styles.foot}>
          <p className={styles.owner}>
            <Wordmark of="house" title={dealer.name} />
          </p>
          <p>{fillIn(messages.copyright, { name: dealer.name })}</p>
          <p className={styles.terms}>
            <Phrase>{messages.terms}</Phrase>
            <a href={to('/voyah/about#accessibility')}>{messages.accessibility}</a>
            <Phrase>{messages.privacy}</Phrase>
          </p>
        </div>
      </div>
    </footer>
  );
}
