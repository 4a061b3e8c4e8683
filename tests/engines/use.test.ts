/** What visitors do, on a phone in the one edition and on a laptop in the other. */
import { expect } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { MOVE_MS } from '../../src/design/Carousel/constants.ts';
import { given } from '../visit/given.ts';
import { test } from './engine-test.ts';
import { LAPTOP, PHONE } from './windows.ts';

const { messages } = plainContent;
const paint = (index: number, locale: 'mn' | 'en') => given(plainContent.paints[index - 1]).name[locale];

/** Scrolled by this little, the page has no fixed bar yet; one pixel more, and it has. */
const THRESHOLD = 100;

const modal = (id: string) => `dialog#${id}:modal`;

for (const [edition, locale, size] of [
  ['', 'mn', PHONE],
  ['/en', 'en', LAPTOP],
] as const) {
  const [width] = size;
  const free = `${edition}/voyah/free`;

  test(`the burger at ${width} px: Escape, Back, and a link inside`, async ({ visit }) => {
    const visitor = await visit();
    const burger = 'header [popovertarget="brand-panel"]';
    await visitor.open(`${edition}/home`, size);
    await visitor.open(free, size);
    await visitor.click(burger);
    await visitor.shows(modal('brand-panel'));
    await visitor.press('Escape');
    await visitor.shows(modal('brand-panel'), false);
    await visitor.sees('the focus on the burger', (wanted) => document.activeElement?.matches(wanted), burger);
    await visitor.click(burger);
    await visitor.shows(modal('brand-panel'));
    await visitor.goBack();
    await visitor.shows(modal('brand-panel'), false);
    await visitor.isAt(free);
    await visitor.click(burger);
    await visitor.click(`${modal('brand-panel')} a[href$="/voyah/dreamer"]`);
    await visitor.isAt(`${edition}/voyah/dreamer`);
    await visitor.goBack();
    await visitor.isAt(free);
    await visitor.shows(modal('brand-panel'), false);
    await visitor.goBack();
    await visitor.isAt(`${edition}/home`);
  });

  test(`the search at ${width} px finds by typing and opens by keyboard`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(`${edition}/home`, size);
    await visitor.click('header [popovertarget="search"]');
    await visitor.shows(modal('search'));
    await visitor.sees('the focus in the field', () => document.activeElement?.id === 'search-query');
    await visitor.type('Dreamer');
    await visitor.shows('[role="option"]');
    await visitor.press('ArrowDown');
    await visitor.press('Enter');
    await visitor.sees('the page of the car', () => location.pathname.includes('/voyah/dreamer'));
    await visitor.shows(modal('search'), false);
  });

  test(`the colour picker at ${width} px: a press, the address, a reload, the other edition`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(free, size);
    await visitor.click('#colours label[data-paint="4"]');
    await visitor.isAt(`${free}?color=4`);
    await visitor.shows('#colours [data-layer="4"] img');
    await visitor.shows('#colours [data-layer="1"] img', false);
    await visitor.sees(
      'the name',
      (name) => document.querySelector('#colours')?.textContent?.includes(name),
      paint(4, locale),
    );
    await visitor.reload();
    await visitor.hydrated();
    await visitor.lookAt('#colours');
    await visitor.shows('#colours [data-layer="4"] img');
    await visitor.open(`${free}?color=5`, size);
    await visitor.lookAt('#colours');
    await visitor.shows('#colours [data-layer="5"] img');
    await visitor.sees('the swatch', () => document.querySelector<HTMLInputElement>('#colours [value="5"]')?.checked);
    if (size === PHONE) {
      await visitor.click('header [popovertarget="brand-panel"]');
      await visitor.click(`${modal('brand-panel')} a[hreflang]`);
    } else {
      await visitor.click('header a[hreflang]');
    }
    await visitor.isAt(`${edition === '' ? '/en' : ''}/voyah/free?color=5`);
    await visitor.lookAt('#colours');
    await visitor.shows('#colours [data-layer="5"] img');
  });

  test(`the tabs at ${width} px: a press, the keyboard, the address`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(free, size);
    await visitor.click('#electric-tab');
    await visitor.shows('#electric table');
    await visitor.shows('#size table', false);
    await visitor.isAt(`${free}#electric`);
    await visitor.press('ArrowRight');
    await visitor.shows('#other table');
    await visitor.shows('#electric table', false);
    expect(await visitor.run(() => document.activeElement?.id)).toBe('other-tab');
    await visitor.open(`${edition}/voyah/dreamer`, size);
    await visitor.open(`${free}#electric`, size);
    await visitor.shows('#electric table');
  });

  test(`the carousel at ${width} px: buttons, keys, wheel, drag, slider`, async ({ visit, engine }) => {
    const visitor = await visit();
    const carousel = '#exterior';
    const at = (slide: number) =>
      visitor.sees(
        `slide ${slide}`,
        // Where two are seen: 2–3 / 11.
        (first) =>
          Number.parseInt(document.querySelector('#exterior [data-carousel-count]')?.textContent ?? '', 10) === first,
        slide,
      );
    // A frame that comes late lets the animation of a move end before the time is over in which a further move is dropped.
    const canMove = async () => {
      await visitor.resting();
      await visitor.run((after) => new Promise((done) => setTimeout(done, after)), MOVE_MS);
    };
    await visitor.open(free, size);
    await visitor.click(`${carousel} [data-carousel-step="1"]`);
    await at(2);
    await canMove();
    await visitor.click(`${carousel} [data-carousel-step="-1"]`);
    await at(1);
    await canMove();
    await visitor.press('ArrowRight');
    await at(2);
    await visitor.resting();
    await visitor.drag(`${carousel} [data-carousel-track]`, -100);
    await at(3);
    await visitor.resting();
    await visitor.drag(`${carousel} [data-carousel-track]`, 60);
    await visitor.resting();
    await at(3);
    if (engine === 'firefox') {
      // WebKitGTK's driver has no touch.
      await visitor.drag(`${carousel} [data-carousel-track]`, -100, 'touch');
      await at(4);
      await visitor.resting();
    }
    const before = await visitor.run(() => document.querySelector('#exterior [data-carousel-track]')?.scrollLeft ?? 0);
    await expect(async () => {
      // More than half of the widest slide: less snaps back.
      await visitor.wheel(`${carousel} [data-carousel-track]`, { x: 450, y: 0 });
      await visitor.resting();
      const after = await visitor.run(() => document.querySelector('#exterior [data-carousel-track]')?.scrollLeft);
      expect(after, 'the track moved by the wheel').toBeGreaterThan(before);
    }).toPass({ timeout: 15_000 });
    await visitor.click(`${carousel} [data-carousel-range]`);
    await visitor.press('End');
    await visitor.sees('the end', () => {
      const track = document.querySelector('#exterior [data-carousel-track]');
      return track !== null && track.scrollLeft + track.clientWidth > track.scrollWidth - 2;
    });
  });

  test(`the fixed bar at ${width} px stands above ${THRESHOLD} px only, and its buttons open`, async ({ visit }) => {
    const visitor = await visit();
    const bar = 'main nav[data-band]';
    await visitor.open(free, size);
    await visitor.scrollTo(THRESHOLD);
    await visitor.shows(bar, false);
    await visitor.scrollTo(THRESHOLD + 1);
    await visitor.shows(bar);
    await visitor.scrollTo(0);
    await visitor.shows(bar, false);
    await visitor.scrollTo(2000);
    await visitor.shows(bar);
    // On a phone Buy now stands at the lower edge, outside the bar.
    const [id, opened] = size === PHONE ? ['page-parts', '#page-parts'] : ['contact-dialog', modal('contact-dialog')];
    await visitor.click(`${bar} [popovertarget="${id}"]`);
    await visitor.shows(opened);
    // Beside the list the page can be scrolled, and stays there.
    const place = id === 'page-parts' ? 2300 : 2000;
    await visitor.scrollTo(place);
    await visitor.press('Escape');
    await visitor.shows(opened, false);
    await visitor.sees('the history where it was', () => history.state?.dialog === undefined);
    await visitor.resting();
    expect(await visitor.run(() => scrollY)).toBe(place);
  });

  test(`a promotion at ${width} px opens`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(free, size);
    await visitor.click('main summary');
    await visitor.shows('main details[open] p');
  });

  test(`an order at ${width} px reopens from its link, and prints`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(free, size);
    await visitor.click('main [popovertarget="order-sheet"]');
    await visitor.shows(modal('order-sheet'));
    await visitor.click('#order-sheet label[data-paint="6"]');
    await visitor.click('#order-sheet-wishes');
    await visitor.type('Winter tyres');
    const wish = () => visitor.run(() => document.querySelector<HTMLTextAreaElement>('#order-sheet-wishes')?.value);
    await expect.poll(wish, { message: 'the wish as it was typed' }).toBe('Winter tyres');
    await visitor.sees('the whole wish in the link', () =>
      document.querySelector<HTMLInputElement>('#order-link')?.value.includes('tyres'),
    );
    await visitor.run((label) => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
    }, messages.orderSheet.print[locale]);
    await visitor.shows('[data-printed]');
    const link = await visitor.run(() => document.querySelector<HTMLInputElement>('#order-link')?.value ?? '');
    const { pathname, search } = new URL(link);
    await visitor.open(`${edition}/home`, size);
    await visitor.open(pathname + search, size);
    await visitor.shows(modal('order-sheet'));
    await expect.poll(wish, { message: 'the wish that the link holds', timeout: 20_000 }).toBe('Winter tyres');
    await visitor.sees(
      'the colour',
      () => document.querySelector<HTMLInputElement>('#order-sheet [value="6"]')?.checked,
    );
  });

  test(`the newsletter at ${width} px tells what is wrong with an address`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(`${edition}/aeolus/huge`, size);
    const says = (text: string) =>
      visitor.sees(
        text,
        // Hyphens are held together by an invisible letter.
        (wanted) => document.querySelector('#newsletter-mistake')?.textContent?.replaceAll('\u2060', '') === wanted,
        text,
      );
    const send = 'form:has(#newsletter-email) button';
    await visitor.click(send);
    await says(messages.newsletter.empty[locale]);
    await visitor.sees('the focus in the field', () => document.activeElement?.id === 'newsletter-email');
    await visitor.type('bat@');
    await visitor.click(send);
    await says(messages.newsletter.malformed[locale]);
  });

  test(`the calculators at ${width} px answer`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(free, size);
    const warm = await visitor.run(() => document.querySelector('#winter')?.textContent ?? '');
    await visitor.click('#winter-temperature');
    await visitor.press('End');
    await visitor.sees('another answer', (before) => document.querySelector('#winter')?.textContent !== before, warm);
    await visitor.click('#loan-tab');
    await visitor.shows('#loan-price');
    await visitor.shows('#winter-temperature', false);
  });

  test(`a tab of the Voyah Dreamer at ${width} px leads to the not-found page, and Back returns`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(`${edition}/voyah/dreamer`, size);
    await visitor.click(`nav a[href="${edition}/voyah/dreamer/inter"]`);
    await visitor.isAt(`${edition}/voyah/dreamer/inter`);
    const { heading } = plainContent.pages.notFound;
    await visitor.sees('its heading', (text) => document.querySelector('h1')?.textContent === text, heading[locale]);
    await visitor.goBack();
    await visitor.isAt(`${edition}/voyah/dreamer`);
    await visitor.hydrated();
  });

  test(`the list of cars at ${width} px is filtered, and Back returns to the place`, async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(`${edition}/home`, size);
    const cars = () =>
      visitor.run(
        () => [...document.querySelectorAll('main li:has(h3)')].filter((each) => each.checkVisibility()).length,
      );
    const all = await cars();
    await visitor.click('main label:has(input[name="show"]:not(:checked))');
    await visitor.sees('the choice in the address', () => location.search.includes('show='));
    await expect.poll(cars).toBeLessThan(all);
    const place = await visitor.run(() => scrollY);
    await visitor.click('main a[href$="/voyah/free"]');
    await visitor.isAt(free);
    await visitor.goBack();
    await visitor.sees(
      'the same place',
      (top) => location.pathname.endsWith('/home') && Math.abs(scrollY - top) < 800,
      place,
    );
    await visitor.hydrated();
  });
}

test('brand menus: one at a time, closed by Escape, and their links lead on', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/en/home', LAPTOP);
  await visitor.click('[popovertarget="menu-voyah"]');
  await visitor.shows('#menu-voyah');
  await visitor.click('[popovertarget="menu-forthing"]');
  await visitor.shows('#menu-forthing');
  await visitor.shows('#menu-voyah', false);
  await visitor.press('Escape');
  await visitor.shows('#menu-forthing', false);
  await visitor.click('[popovertarget="menu-aeolus"]');
  await visitor.shows('#menu-aeolus');
  await visitor.click('#menu-aeolus a[href$="/aeolus/shinegs"]');
  await visitor.isAt('/en/aeolus/shinegs');
});

test('a page that is left with Back while it loads has lost nothing when the visitor returns', async ({ visit }) => {
  const visitor = await visit();
  visitor.comeAnew();
  await visitor.open('/en/home', PHONE);
  const { asked, release } = visitor.hold('/assets/OrderDialogs-');
  try {
    await visitor.load('/en/voyah/free', PHONE);
    await visitor.sees('the scripts run', () => document.querySelector('[data-island][data-hydrated]') !== null);
    await visitor.run(() =>
      document.querySelector('[data-island="OrderDialogs"]')?.dispatchEvent(new FocusEvent('focusin')),
    );
    await asked;
    await visitor.goBack();
    await visitor.isAt('/en/home');
  } finally {
    release();
  }
  await visitor.goForward();
  await visitor.isAt('/en/voyah/free');
  await visitor.hydrated();
  await visitor.click('main [popovertarget="contact-dialog"]');
  await visitor.shows(modal('contact-dialog'));
});

test('a visited page opens without network, and others say what is wrong', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/en/voyah/about', LAPTOP);
  test.skip(!(await visitor.run(() => 'serviceWorker' in navigator)), 'This browser has no service workers.');
  await visitor.sees('the worker', async () => {
    const kept = await (await caches.open('pages')).match('/en/voyah/about');
    return navigator.serviceWorker.controller !== null && kept !== undefined;
  });
  visitor.cut(true);
  try {
    await visitor.reload();
    await visitor.sees('the page', () => document.documentElement.dataset.path === '/en/voyah/about');
    // No other test goes there.
    await visitor.follow('/en/voyah');
    const { heading } = plainContent.pages.offline;
    await visitor.sees('what is wrong', (text) => document.querySelector('h1')?.textContent === text, heading.en);
  } finally {
    visitor.cut(false);
  }
});
