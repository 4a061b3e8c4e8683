import type { Page } from '@playwright/test';

/** What a browser writes by itself when a request fails; the tests here make requests fail on purpose. */
const NETWORK = /^Failed to load resource|net::ERR_|Service Worker registration blocked/;

/**
 * Collects what must never come, whatever is cut off: exceptions, promises that nobody caught, violations of the
 * Content-Security-Policy. `errors` holds what the site itself wrote to the console.
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

/** Waits until the page's scripts run. */
export async function started(page: Page): Promise<void> {
  await page.waitForSelector('[data-island=header][data-awake]', { state: 'attached' });
  // React hydrates in pieces; what lies in the first screen comes with the first one.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
}

/** Goes to another page of the site as a link does, inside the document. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    router.navigate(to);
  }, address);
}

/** Marks the document, so that a test can tell whether a navigation made a new one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
  return () => page.evaluate(() => (window as { marked?: boolean }).marked === true);
}
