import { brandOf } from '#/catalogue/brand-of.ts';
import { localePath } from '#/language/locales.ts';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { BrandMenu } from '../BrandMenu/BrandMenu.tsx';
import { BRAND_PANEL, BrandPanel } from '../BrandPanel/BrandPanel.tsx';
import { LanguageLink } from '../LanguageLink/LanguageLink.tsx';
import { SEARCH, Search } from '../Search/Search.tsx';
import styles from './Header.module.css';

type HeaderProps = {
  /** A picture reaches below the header, which is then transparent and takes no room. */
  over?: 'picture';
};

/** The bar at the top of every page: home, the three brand menus, language, search, and the burger's panel. */
export function Header({ over }: HeaderProps) {
  const { path, site } = usePage();
  const { brands, dealer, locale, messages } = site;

  return (
    <header className={styles.header} data-print="never" data-over={over} data-band="night">
      <div className={styles.bar}>
        <a
          className={styles.home}
          href={localePath('/home', locale)}
          aria-label={`${dealer.name}, ${messages.header.home}`}
        >
          <Wordmark of="house" />
        </a>
        <nav className={styles.brands} aria-label={messages.header.brands}>
          {brands.map((brand) => (
            <BrandMenu
              key={brand.id}
              brand={brand}
              current={brand.id === brandOf(path)}
              messages={messages.brandMenu}
            />
          ))}
        </nav>
        <div className={styles.tools}>
          <LanguageLink className={styles.language} label={messages.header.otherLanguage} />
          <button
            className={styles.tool}
            type="button"
            popoverTarget={SEARCH}
            aria-haspopup="dialog"
            aria-label={messages.header.search}
          >
            <Icon name="search" />
          </button>
          <Search brands={brands} messages={messages} />
          <button
            className={styles.tool}
            type="button"
            popoverTarget={BRAND_PANEL}
            aria-haspopup="dialog"
            aria-label={messages.header.menu}
          >
            <Icon name="menu" />
          </button>
          <BrandPanel brands={brands} messages={messages} />
        </div>
      </div>
    </header>
  );
}
