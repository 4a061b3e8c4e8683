import type { ReactNode } from 'react';
import type { SiteData } from '#/catalogue/site-data.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { menuModels } from '../menu-models.ts';
import type { LabelledLink } from '../SiteLinks/site-links.ts';
import styles from './SearchPages.module.css';

type SearchPagesProps = { heading: string; brands: SiteData['brands']; links: LabelledLink[] };

/**
 * The site's pages as a plain list of links, of a large range the first cars: what the search shows before it finds, and where it
 * finds nothing.
 */
export function SearchPages({ heading, brands, links }: SearchPagesProps) {
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.columns}>
        {brands.map((brand) => (
          <ul role="list" key={brand.id}>
            <Item address={brand.address}>
              <Phrase>{brand.name}</Phrase>
            </Item>
            {menuModels(brand.models).shown.map((model) => (
              <Item key={model.id} address={model.address}>
                <Phrase>{model.title}</Phrase>
              </Item>
            ))}
          </ul>
        ))}
        <ul role="list">
          {links.map(({ label, address }) => (
            <Item key={address} address={address}>
              {label}
            </Item>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Item({ address, children }: { address: string; children: ReactNode }) {
  return (
    <li>
      <a className={styles.link} href={address}>
        {children}
      </a>
    </li>
  );
}
