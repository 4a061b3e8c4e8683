/** A component that throws, whichever it is: it says so in its place, and the rest of the page stays. */
import { expect, type Page, test } from '@playwright/test';
import { builtFiles, textOf } from '../site/built-files.ts';
import { navigate, started, watchPage } from './watch-page.ts';

/** Where React makes elements: in the built framework, `{$$typeof:…,type:…,key:…,ref:…,props:…}`. */
const ELEMENT = /(\{\$\$typeof:\w+,type:\w+,key:\w+,ref:[^{}]{1,40},props:)(\w+)\}/g;

type Breakable = Window & { broken?: string | undefined; checkProps: (props?: { className?: unknown }) => unknown };

/**
 * Makes the component throw that renders an element of the class `broken`, as soon as there is one. Only the file in which
 * React makes elements is another one; each component is the site's own and throws out of its own rendering.
 */
async function breakable(page: Page, broken?: string) {
  const [file = ''] = builtFiles(/^\/assets\/framework-[^/]*\.js$/);
  const body = textOf(file).replaceAll(ELEMENT, '$1checkProps($2)}');
  expect(body, 'React makes elements as it did').toContain('checkProps(');
  await page.route(`**${file}*`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  await page.addInitScript((name) => {
    const its = window as unknown as Breakable;
    its.broken = name;
    its.checkProps = (props) => {
      const names = typeof props?.className === 'string' ? props.className.split(' ') : [];
      if (its.broken !== undefined && names.some((each) => each.startsWith(`${its.broken}_`))) {
        throw new Error('broken part');
      }
      return props;
    };
  }, broken);
}

/** What stands on the page, apart from the parts that failed. */
const PLACES = {
  header: 'body header[data-site]',
  heading: 'main h1',
  promotions: '#promotions summary, #promotions button',
  figures: 'main dl, main a[href="#electric"]',
  interior: '#interior img',
  order: '#order button',
  newsletter: '#newsletter-email',
  footer: 'footer a[href]',
} as const;
type Place = keyof typeof PLACES;

/** The class by which a part is known, where it stands, and what goes with it. */
const PARTS: { name: string; address: string; without?: Place[]; isRendered?: 'once' }[] = [
  { name: 'Header_header', address: '/en/voyah/free', without: ['header'] },
  { name: 'SubBanner_line', address: '/voyah/free' },
  { name: 'ModelNavigation_fixed', address: '/en/voyah/free' },
  { name: 'Hero_hero', address: '/voyah/free', without: ['heading'] },
  { name: 'KeyFigures_strip', address: '/en/voyah/free' },
  { name: 'ColourPicker_picker', address: '/voyah/free' },
  { name: 'Tabs_list', address: '/voyah/free' },
  { name: 'BackgroundVideo_frame', address: '/en/voyah/free' },
  { name: 'Newsletter_newsletter', address: '/voyah/free', without: ['newsletter'], isRendered: 'once' },
  { name: 'Footer_inside', address: '/en/voyah/free', without: ['footer'], isRendered: 'once' },
];
// What stands around all pages alike does not render anew when the visitor moves on.
const MOVING = PARTS.filter(({ isRendered }) => isRendered === undefined);

async function expectTheRest(page: Page, { address, without = [] }: (typeof PARTS)[number]) {
  const failure = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(failure).toHaveCount(1);
  await expect(failure).toHaveText(
    address.startsWith('/en/') ? /^This part could not be loaded/ : /^Энэ хэсгийг ачаалж чадсангүй/,
  );
  await page.locator('details', { hasText: 'broken part' }).locator('summary').click();
  await expect(page.getByText('broken part')).toBeVisible();
  for (const [place, selector] of Object.entries(PLACES)) {
    const count = without.includes(place as Place) ? 0 : 1;
    await expect
      .poll(
        () =>
          page
            .locator(selector)
            .count()
            .then((found) => Math.min(found, 1)),
        place,
      )
      .toBe(count);
  }
}

for (const part of MOVING) {
  test(`${part.name} that throws leaves the rest of the page, and its button brings it back`, async ({ page }) => {
    const { exceptions } = await watchPage(page);
    await breakable(page);
    await page.goto(part.address.startsWith('/en/') ? '/en/aeolus/about' : '/aeolus/about');
    await started(page);
    await page.evaluate((name) => {
      (window as unknown as Breakable).broken = name;
    }, part.name);
    await navigate(page, part.address);
    await expect(page).toHaveURL(part.address);
    await expect(page.locator('#order')).toBeAttached();
    await expectTheRest(page, part);
    await page.evaluate(() => {
      (window as unknown as Breakable).broken = undefined;
    });
    await page
      .getByRole('button', { name: /Try again|Дахин оролдох/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.locator(`[class*="${part.name}_"]`).first()).toBeAttached();
    expect(exceptions).toEqual([]);
  });
}

for (const part of PARTS) {
  test(`${part.name} that throws while the page wakes leaves the rest as well`, async ({ page }) => {
    const { exceptions } = await watchPage(page);
    await breakable(page, part.name);
    await page.goto(part.address);
    await started(page);
    // Whatever sleeps further down wakes when the visitor comes near it.
    await page
      .locator(`[class*="${part.name}_"]`)
      .first()
      .scrollIntoViewIfNeeded({ timeout: 500 })
      .catch(() => undefined);
    await expectTheRest(page, part);
    expect(exceptions).toEqual([]);
  });
}
