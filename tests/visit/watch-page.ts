import type { Page } from '@playwright/test';

/** What a browser writes by itself when a request fails; tests make requests fail on purpose. */
const NETWORK = /^Failed to load resource|net::ERR_|Service Worker registration blocked/;

/**
 * Collects what must never come, whatever is cut off: exceptions (differences of hydration included), promises that nobody
 * caught, violations of the Content-Security-Policy. `errors` holds what the site itself wrote to the console.
 */
export async function watchPage(page: Page): Promise<{ exceptions: string[]; errors: string[] }> {
  const exceptions: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => exceptions.push(`${error} ${error.stack}`));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('CSP ')) exceptions.push(text);
    else if (message.type() === 'error' && !NETWORK.test(text)) errors.push(text);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.warn(`CSP ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return { exceptions, errors };
}

/** Marks the document, so that a test can tell whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
  return () => page.evaluate(() => (window as { marked?: boolean }).marked === true);
}
