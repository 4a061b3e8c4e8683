import { memo, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brandOf } from '#/content/catalogue/brand-of.ts';
import { localePath } from '#/language/locales.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { LocaleContext } from '../../design/Phrase/LocaleContext.ts';
import { BrandMenu, type BrandMenuWords, type MenuBrand } from '../BrandMenu/BrandMenu.tsx';
import { BRAND_PANEL, BrandPanel, type BrandPanelWords } from '../BrandPanel/BrandPanel.tsx';
import { LanguageLink } from '../LanguageLink/LanguageLink.tsx';
import { SEARCH, Search, type SearchWords } from '../Search/Search.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import type { SiteLinksWords } from '../SiteLinks/site-links.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import styles from './Header.module.css';

export type HeaderWords = Record<'home' | 'brands' | 'search' | 'menu' | 'otherLanguage', string>;

type HeaderProps = {
  brands: MenuBrand[];
  /** The company's name, as the wordmark shows it. */
  name: string;
  /** A picture reaches below the header, which is then transparent and takes no room. */
  over?: 'picture';
  words: {
    header: HeaderWords;
    brandMenu: BrandMenuWords;
    brandPanel: BrandPanelWords;
    search: SearchWords;
    siteLinks: SiteLinksWords;
  };
};

/** The bar at the top of every page: home, the three brand menus, language, search, and the burger's panel. */
export const Header = memo(function Header({ brands, name, over, words }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const language = useContext(LocaleContext);
  const { key, pathname } = useLocation();
  const openedAt = useRef(key);

  // Menus belong to the page on which they were opened; `key` changes with every navigation, the back button's included.
  useEffect(() => {
    if (openedAt.current !== key) closeMenus(header.current);
    openedAt.current = key;
  }, [key]);

  return (
    <header ref={header} className={styles.header} data-site data-over={over} data-band="night">
      <div className={styles.bar}>
        <SiteLink
          className={styles.home}
          to={localePath('/home', language)}
          aria-label={`${name}, ${words.header.home}`}
        >
          <Wordmark of="house" />
        </SiteLink>
        <nav className={styles.brands} aria-label={words.header.brands}>
          {brands.map((brand) => (
            <BrandMenu key={brand.id} brand={brand} current={brand.id === brandOf(pathname)} words={words.brandMenu} />
          ))}
        </nav>
        <div className={styles.tools}>
          <LanguageLink className={styles.language} label={words.header.otherLanguage} />
          <button
            className={styles.tool}
            type="button"
            popoverTarget={SEARCH}
            aria-haspopup="dialog"
            aria-label={words.header.search}
          >
            <Icon name="search" />
          </button>
          <Search brands={brands} words={words} />
          <button
            className={styles.tool}
            type="button"
            popoverTarget={BRAND_PANEL}
            aria-haspopup="dialog"
            aria-label={words.header.menu}
          >
            <Icon name="menu" />
          </button>
          <BrandPanel brands={brands} words={words} />
        </div>
      </div>
    </header>
  );
});

function closeMenus(header: HTMLElement | null) {
  for (const menu of header?.querySelectorAll<HTMLElement>('[popover]') ?? []) {
    if (menu instanceof HTMLDialogElement && menu.open) menu.close();
    else if ('popover' in HTMLElement.prototype && menu.matches(':popover-open')) menu.hidePopover();
  }
}
