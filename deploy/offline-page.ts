import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlinePage } from '../content/catalogue/offline-page.ts';
import { LOCALES, type Locale } from '../language/locales.ts';
import { classNames } from '../setup/class-names.ts';
import { phoneAddress } from '../src/design/ContactAddress/phone-address.ts';

/** The pages that the service worker keeps for addresses that were never visited, one for each edition. */
export const OFFLINE_PAGES = { mn: '/offline', en: '/en/offline' } as const satisfies Record<Locale, string>;

const button = (look: string) =>
  ['button', look].map((name) => classNames(name, '/src/design/Button/Button.module.css')).join(' ');

const STYLES = `
@layer pages {
  body { display: grid; min-block-size: 100svb; }
  main { display: grid; align-content: center; gap: var(--space-5); inline-size: min(100% - 2 * var(--gutter), var(--content)); margin-inline: auto; padding-block: var(--space-8); }
  main p { max-inline-size: 52ch; font-size: var(--type-lead); color: var(--text-soft); }
  nav { display: flex; flex-wrap: wrap; gap: var(--space-3); padding-block-start: var(--space-5); }
}`;

/**
 * Writes the page that stands in for one that was never visited. It is plain HTML with the site's stylesheet inside, taken
 * from a page that is already built, so that it needs nothing else than itself.
 */
export async function writeOfflinePages(client: string): Promise<void> {
  const built = await readFile(join(client, '404.html'), 'utf8');
  const styles = (built.match(/<style\b[^>]*>[\s\S]*?<\/style>/g) ?? []).join('');
  for (const locale of LOCALES) {
    await writeFile(join(client, `${OFFLINE_PAGES[locale]}.html`), offlineDocument(locale, styles));
  }
}

function offlineDocument(locale: Locale, styles: string): string {
  const { dealer, homeAddress, ...texts } = offlinePage(locale);
  const text = (part: keyof typeof texts) => escapeHtml(texts[part]);
  return `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${text('title')} · ${escapeHtml(dealer.name)}</title><meta name="robots" content="noindex"><meta name="theme-color" content="#0a0c0e">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles}<style>${STYLES}</style></head>
<body data-band="night"><main><h1>${text('heading')}</h1><p>${text('text')}</p>
<nav aria-label="${text('title')}"><a class="${button('primary')}" href="">${text('retry')}</a>
<a class="${button('secondary')}" href="${homeAddress}">${text('home')}</a>
<a class="${button('secondary')}" href="${phoneAddress(dealer.phone)}">${text('call')}: ${escapeHtml(dealer.phone)}</a></nav></main></body></html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
