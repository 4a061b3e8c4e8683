import { expect, test } from '@playwright/test';

test('pages carry the security headers and are asked for again', async ({ request }) => {
  const response = await request.get('/voyah/free');
  const headers = response.headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-encoding']).toBe('br');
});

test('the policy is in force: nothing that gets into a page runs or shows', async ({ page }) => {
  await page.addInitScript(() => {
    const its = window as Window & { refused?: string[] };
    its.refused = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      its.refused?.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.goto('/en/voyah/free');
  const thrown = await page.evaluate(() => {
    const kinds: string[] = [];
    const attempt = (work: () => unknown) => {
      try {
        work();
        kinds.push('nothing');
      } catch (error) {
        kinds.push((error as Error).name);
      }
    };
    const { trustedTypes } = window as Window & {
      trustedTypes?: { createPolicy: (name: string, rules: object) => void };
    };
    // Trusted Types refuse every text that would become markup, script or the address of a script.
    attempt(() => Object.assign(document.createElement('p'), { innerHTML: '<b>in</b>' }));
    attempt(() => Object.assign(document.createElement('script'), { text: 'document.title = "in"' }));
    attempt(() => Object.assign(document.createElement('script'), { src: 'https://other.example/in.js' }));
    attempt(() => new DOMParser().parseFromString('<b>in</b>', 'text/html'));
    attempt(() => trustedTypes?.createPolicy('other', {}));
    return kinds;
  });
  expect(thrown).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']);
  await page.evaluate(() => {
    // Built node by node, which Trusted Types do not see.
    const script = document.createElement('script');
    script.append('document.title = "in"');
    const image = document.createElement('img');
    image.setAttribute('src', 'https://other.example/in.png');
    const frame = document.createElement('iframe');
    frame.setAttribute('src', 'https://other.example/');
    const style = document.createElement('style');
    style.append('body { visibility: hidden }');
    const base = document.createElement('base');
    base.href = 'https://other.example/';
    document.body.append(image, frame, style, base);
    try {
      document.body.append(script);
    } catch {
      // Refused by Trusted Types already.
    }
  });
  await expect
    .poll(() =>
      page.evaluate(() => (window as Window & { refused?: string[] }).refused?.map((each) => each.split(' ')[0])),
    )
    .toEqual(expect.arrayContaining(['img-src', 'frame-src', 'style-src-elem', 'base-uri']));
  expect(await page.title()).not.toBe('in');
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/en/home"]')?.origin)).toBe(
    new URL(page.url()).origin,
  );
});

test('a weakness can be reported', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https:\/\/\S+|tel:\S+)$/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
});

test('the service worker is asked for again, and one policy may name it', async ({ request }) => {
  const response = await request.get('/service-worker.js');
  expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(response.headers()['content-type']).toContain('javascript');
  expect(response.headers()['content-security-policy']).toContain('trusted-types service-worker');
});

test('hashed files may be kept for ever', async ({ request }) => {
  const html = await (await request.get('/voyah/free')).text();
  for (const pattern of [/\/assets\/[^"' )]+\.js(?=")/, /\/assets\/[^"' )]+\.woff2/, /\/pictures\/[^"' ]+\.avif/]) {
    const address = html.match(pattern)?.[0];
    expect(address, String(pattern)).toBeDefined();
    const response = await request.get(address ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

for (const [from, to] of [
  ['/', '/home'],
  ['/en', '/en/home'],
  ['/voyah/free/', '/voyah/free'],
] as const) {
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });
}

for (const [address, language, brand] of [
  ['/voyah/dreamer/inter', 'mn', 'voyah'],
  ['/en/voyah/dreamer/inter', 'en', 'voyah'],
  ['/nothing', 'mn', undefined],
  ['/en/forthing/nothing/at/all', 'en', 'forthing'],
  ['/..%2f..%2fpackage.json', 'mn', undefined],
  ['/%E0%A4%A', 'mn', undefined],
] as const) {
  test(`${address} is not found, in the right language`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    if (brand !== undefined) expect(html).toContain(`data-brand="${brand}"`);
    expect(html).toContain('<h1');
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  });
}
