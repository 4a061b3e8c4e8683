import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { SiteData } from '#/catalogue/site-data.ts';
import { fillIn } from '#/language/fill-in.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { menuModels } from '../menu-models.ts';
import styles from './BrandMenu.module.css';

type BrandMenuProps = {
  brand: SiteData['brands'][number];
  /** The page belongs to this brand. */
  current?: boolean;
  messages: SiteData['messages']['brandMenu'];
};

/**
 * A brand in the header: a button, and a panel across the page with the brand's models. The browser itself opens it, keeps
 * one open at a time and closes it on Escape and on a click outside, so all of that works before scripts; its pictures
 * are not loaded before it opens. Scripts close it when the focus leaves or it is scrolled away, and tell its state in words.
 */
export function BrandMenu({ brand, current = false, messages }: BrandMenuProps) {
  const id = `menu-${brand.id}`;
  const { shown, isAll } = menuModels(brand.models);
  const panel = useRef<HTMLDivElement>(null);
  // Unknown until scripts run: the browser knows by itself which button is expanded, and a written value would contradict.
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    if (knowsPopovers()) setOpen(panel.current?.matches(':popover-open') ?? false);
  }, []);

  useEffect(() => {
    const opened = panel.current;
    if (open !== true || opened === null) return undefined;
    // It scrolls away with the header, and would leave a page that is dimmed for no reason to be seen.
    // A busy browser tells several frames at once, the latest last.
    const seen = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) opened.hidePopover();
    });
    seen.observe(opened);
    return () => seen.disconnect();
  }, [open]);

  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open === true && relatedTarget !== null && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave; button and links do the rest.
    <div className={styles.menu} onBlur={closeBehindFocus} data-brand={brand.id}>
      <button
        className={styles.button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        data-current={current || undefined}
      >
        <Phrase>{brand.name}</Phrase>
        <Icon name="chevron-down" />
      </button>
      <div
        ref={panel}
        className={styles.panel}
        id={id}
        popover="auto"
        data-band="paper"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className={styles.inside}>
          <ul role="list" className={styles.models}>
            {shown.map((model) => (
              <li key={model.id}>
                <a className={styles.model} href={model.menuAddress}>
                  <Picture className={styles.picture} picture={{ ...model.picture, alt: '' }} role="menu" />
                  <span className={styles.title}>
                    <Phrase>{model.title}</Phrase>
                    <Icon name="arrow-right" />
                  </span>
                  <span className={styles.line}>{model.line}</span>
                </a>
              </li>
            ))}
          </ul>
          <a className={styles.brandPage} href={brand.address}>
            {fillIn(isAll ? messages.brandPage : messages.all, {
              brand: brand.name,
              count: String(brand.models.length),
            })}
          </a>
        </div>
      </div>
    </div>
  );
}

function knowsPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}
