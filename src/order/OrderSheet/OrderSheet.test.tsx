import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { arrival } from '#/tests/components/observed.ts';
import { answerModels, dealer, free, huge, messages, orderPage, paint, site } from '#/tests/components/test-order.tsx';

const sheet = () => document.querySelector('dialog') as HTMLDialogElement;
const form = () => document.querySelector('form') as HTMLFormElement;
const open = () => userEvent.click(page.getByRole('button', { name: 'Order it' }));
const model = page.getByRole('combobox', { name: messages.model });
const colour = (index: number) => page.getByRole('radio', { name: paint(free, index), exact: true });
const wishes = page.getByRole('textbox', { name: messages.wishes });
const link = page.getByRole('textbox', { name: messages.link });
const mail = () => new URL((page.getByRole('link', { name: messages.mail }).element() as HTMLAnchorElement).href);
const linkTo = (query: string) => expect.stringContaining(`/en/voyah/free?order=voyah-free${query}`);
const close = async () => {
  const isClosed = arrival();
  await userEvent.keyboard('{Escape}');
  await isClosed;
};
const shown = () =>
  [...form().querySelectorAll('figure')]
    .filter((figure) => figure.checkVisibility())
    .map((figure) => figure.textContent);
const chosen = () => Object.fromEntries(new FormData(form()));
const home = location.pathname + location.search;
const goTo = (query: string) => history.replaceState(history.state, '', `${location.pathname}${query}`);

beforeEach(() => {
  sessionStorage.clear();
  answerModels([free, huge]);
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  await expect.poll(() => history.state?.dialog).toBeUndefined();
  history.replaceState(history.state, '', home);
});

test('asks for the other cars on first use only, works without them, and can try again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const fetched = answerModels(undefined);
  await render(orderPage());
  expect(fetched).not.toHaveBeenCalled();
  await open();
  await expect.element(link).toHaveValue(linkTo(''));
  const retry = page.getByRole('button', { name: site.messages.sectionBoundary.retry });
  for (const [answer, reason] of [
    ['<!doctype html><title>Hotel</title>', /^Failed to fetch$/],
    [[{ id: 1 }], /JSON/],
    [[free, huge], /^\/en\/models.json holds/],
  ] as const) {
    await expect.poll(() => sheet().querySelector('code')?.textContent).toMatch(reason);
    await expect.element(page.getByText(messages.modelsFailed, { exact: false })).toBeVisible();
    answerModels(answer);
    await userEvent.click(retry);
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  }
  await expect.poll(() => document.querySelectorAll('option').length).toBe(2);
  expect(page.getByText(messages.modelsFailed, { exact: false }).elements()).toEqual([]);
});

test('shows the chosen car in the chosen colour', async () => {
  await render(orderPage());
  await open();
  await expect.element(page.getByRole('dialog', { name: messages.heading })).toBeVisible();
  await userEvent.click(colour(4));
  expect(shown()).toEqual([paint(free, 4)]);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual([paint(free, 5)]);
  await userEvent.selectOptions(model, huge.title);
  expect(form().querySelector('p')?.textContent).toBe(huge.title);
  expect(shown()).toEqual([paint(huge, 5)]);
});

test('as long as no colour is chosen it names none, on the screen and in what is sent', async () => {
  await render(orderPage());
  await open();
  expect(chosen()).not.toHaveProperty('color');
  await expect.element(page.getByText(`${messages.colour}: ${messages.noColour}`)).toBeVisible();
  const [picture] = [...form().querySelectorAll('figure')].filter((figure) => figure.checkVisibility());
  expect(picture?.dataset.colour).toBe(String(free.leadColour));
  await expect.element(link).toHaveValue(expect.stringMatching(/order=voyah-free$/));
  expect(mail().searchParams.get('body')).toContain(`${messages.colour}: ${messages.noColour}`);
  expect(decodeURIComponent(mail().href)).not.toContain(paint(free, 1));
});

test('the first colour counts once it is chosen', async () => {
  await render(orderPage());
  await open();
  await userEvent.click(colour(1));
  await expect.element(link).toHaveValue(linkTo('&color=1'));
});

test('takes over the colour that is chosen on the page, the newer choice wins', async () => {
  await render(orderPage({ picked: 4 }));
  await open();
  await expect.element(colour(4)).toBeChecked();
  await userEvent.click(colour(6));
  await close();
  await open();
  await expect.element(colour(6)).toBeChecked();
  await close();
  await userEvent.click(page.getByRole('radio', { name: `On the page: ${paint(free, 2)}` }));
  await open();
  await expect.element(colour(2)).toBeChecked();
});

test('a test drive asks for a day, which goes into the link and the e-mail', async () => {
  await render(orderPage());
  await open();
  const day = () => page.getByLabelText(messages.day, { exact: false }).element() as HTMLInputElement;
  expect(day().checkVisibility()).toBe(false);
  await userEvent.click(page.getByRole('radio', { name: messages.testDrive }));
  expect(day().checkVisibility()).toBe(true);
  expect(day().min).toMatch(/^20\d\d-\d\d-\d\d$/);
  await userEvent.fill(day(), '2031-12-01');
  await expect.element(link).toHaveValue(linkTo('&purpose=test-drive&day=2031-12-01'));
  expect(mail().searchParams.get('subject')).toBe(`${messages.testDriveSubject}: ${free.title}`);
  expect(mail().searchParams.get('body')).toContain(`${messages.day}: 1 December 2031`);
  await userEvent.click(page.getByRole('radio', { name: messages.buy }));
  expect(day().checkVisibility()).toBe(false);
  expect(mail().searchParams.get('body')).toContain(messages.buyGreeting);
  expect(mail().searchParams.get('body')).not.toContain('2031');
});

test('says the price and what else the dealer offers, and only that', async () => {
  const offer = {
    price: '189,900,000 ₮',
    hasPrice: true,
    delivery: 'In stock',
    warranty: [{ label: 'Car warranty', value: '3 years' }],
  };
  await render(orderPage({ model: { ...free, offer } }));
  await open();
  const terms = () => [...form().querySelectorAll('dl:not([data-paper] dl) dd')].map((value) => value.textContent);
  expect(terms()).toEqual(['189,900,000 ₮', 'In stock', '3 years']);
  await expect.element(link).toBeVisible();
  expect(mail().searchParams.get('body')).toContain(`${messages.price}: 189,900,000 ₮`);
});

test('gives a link that opens the same choice again', async () => {
  const first = await render(orderPage());
  await open();
  await userEvent.selectOptions(model, huge.title);
  await userEvent.click(colour(4));
  await userEvent.fill(wishes, 'Чиргүүл <b>&</b> дугуй?');
  await expect.element(link).toHaveValue(expect.stringContaining('order=aeolus-huge&color=4&wishes='));
  const url = new URL((link.element() as HTMLInputElement).value);
  expect(url.pathname).toBe(huge.address);
  await close();
  await first.unmount();
  sessionStorage.clear();

  goTo(url.search);
  await render(orderPage());
  await expect.poll(() => sheet().open).toBe(true);
  await expect.element(model).toHaveValue('aeolus-huge');
  expect(chosen()).toMatchObject({ order: 'aeolus-huge', color: '4', wishes: 'Чиргүүл <b>&</b> дугуй?' });
  expect(shown()).toEqual([paint(huge, 4)]);
});

test.each([
  ['closing it', close],
  ['Back', async () => history.back()],
])('%s takes the order out of the URL, not the colour', async (_, leave) => {
  goTo('?order=voyah-free&color=3&purpose=buy&wishes=x');
  await render(orderPage());
  await expect.poll(() => sheet().open).toBe(true);
  await leave();
  await expect.poll(() => location.search).toBe('?color=3');
  expect(sheet().open).toBe(false);
});

test('what was chosen and written comes back in the same visit, on another page without the car', async () => {
  const first = await render(orderPage());
  await open();
  await userEvent.click(page.getByRole('radio', { name: messages.testDrive }));
  await userEvent.click(colour(4));
  await userEvent.fill(wishes, 'Дугуй');
  await close();
  await first.unmount();

  const second = await render(orderPage());
  await open();
  expect(chosen()).toMatchObject({ order: free.id, color: '4', purpose: 'test-drive', wishes: 'Дугуй' });
  await close();
  await second.unmount();

  sessionStorage.setItem('order', `/elsewhere${sessionStorage.getItem('order')?.replace(/^[^?]*/, '')}`);
  await render(orderPage({ model: huge }));
  await open();
  expect(chosen()).toMatchObject({ order: huge.id, purpose: 'test-drive', wishes: 'Дугуй' });
  expect(chosen()).not.toHaveProperty('color');
});

test('a link without wishes leaves those that were written, and forbidden storage changes nothing', async () => {
  const first = await render(orderPage());
  await open();
  await userEvent.fill(wishes, 'Дугуй');
  await close();
  await first.unmount();
  goTo('?order=voyah-free&color=3');
  const second = await render(orderPage());
  await expect.poll(() => sheet().open).toBe(true);
  expect(chosen()).toMatchObject({ color: '3', wishes: 'Дугуй' });
  await close();
  await second.unmount();

  const forbid = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  await render(orderPage());
  await open();
  await userEvent.fill(wishes, 'Хүсэлт');
  await close();
  await open();
  await expect.element(wishes).toHaveValue('Хүсэлт');
});

test.each([
  ['an unknown model', '?order=no-such-car'],
  ['markup', '?order=%3Cimg%20src=x%3E&color=%3Cscript%3E&wishes=%3Cscript%3Ealert(1)%3C/script%3E&day=%3Cb%3E'],
  ['colour 7', '?order=voyah-free&color=7'],
  ['broken UTF-8', '?order=%ff&wishes=%c3%28&purpose=%c3%28'],
  ['10,000 characters', `?order=voyah-free&wishes=${'a'.repeat(10_000)}`],
])('%s in the URL does no harm', async (_, query) => {
  const errors = vi.spyOn(console, 'error');
  goTo(query);
  await render(orderPage());
  await expect.poll(() => sheet().open).toBe(true);
  expect(chosen()).toMatchObject({ order: 'voyah-free', purpose: 'order', day: '' });
  expect(chosen()).not.toHaveProperty('color');
  expect(String(chosen().wishes).length).toBeLessThanOrEqual(500);
  expect(form().querySelector('script')).toBeNull();
  await expect.element(link).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});

test('Enter in a field does not leave the page', async () => {
  await render(orderPage());
  await open();
  await expect.element(link).toBeVisible();
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  addEventListener('beforeunload', leave);
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(colour(4));
  await userEvent.keyboard('{Enter}');
  expect(isLeft).toBe(false);
  expect(sheet().open).toBe(true);
  removeEventListener('beforeunload', leave);
});

test('on paper stands the order and nothing else, each figure with its note', async () => {
  await page.viewport(680, 900);
  onTestFinished(() => page.viewport(1280, 800));
  await render(orderPage());
  await open();
  await userEvent.click(colour(4));
  await userEvent.fill(wishes, 'x'.repeat(250));
  await expect.element(link).toBeVisible();
  const onPaper = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map((it) => it.textContent);
  expect(onPaper('[data-paper] dl')).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: the session's type knows no commands.
  const print = (media: string) => (cdp() as any).send('Emulation.setEmulatedMedia', { media });
  await print('print');
  onTestFinished(() => print(''));
  expect(onPaper('[data-paper] dd')).toEqual([
    messages.order,
    paint(free, 4),
    'x'.repeat(250),
    `${location.origin}${free.address}?order=voyah-free&color=4`,
  ]);
  expect(onPaper('[data-paper] li')).toEqual(['490 HPEngine powerFrom our data sheet']);
  expect(onPaper('img')).toHaveLength(1);
  expect(onPaper('[href^="tel:"]')).toEqual([dealer.phone]);
  expect(onPaper('button, input, select, textarea, legend')).toEqual([]);
  // A word without a break stays on the paper.
  for (const line of document.querySelectorAll('[data-paper] dd')) {
    expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(680);
  }
});

test('works before the scripts: choose, write, send the form, call', async () => {
  const { container } = await hydrate(orderPage());
  await open();
  await userEvent.click(colour(4));
  expect(shown()).toEqual([paint(free, 4)]);
  await userEvent.fill(wishes, 'Хар дугуй');
  expect(form().method).toBe('get');
  expect(new URL(form().action).pathname).toBe('/en/voyah/free');
  expect(chosen()).toMatchObject({ order: 'voyah-free', color: '4', purpose: 'order', wishes: 'Хар дугуй' });
  await expect.element(page.getByRole('button', { name: messages.makeLink })).toHaveAttribute('type', 'submit');
  await expect.element(page.getByRole('link', { name: dealer.phone })).toHaveAttribute('href', 'tel:+97600000000');
  expect(container.querySelector('a[href^="mailto:"]')).toHaveAttribute(
    'href',
    `mailto:hello@showroom.example?subject=${encodeURIComponent(`${messages.mailSubject}: ${free.title}`)}`,
  );
});

test('what was chosen and written before the scripts stays', async () => {
  const { wake, complaints } = await hydrate(orderPage({ picked: 5 }));
  await open();
  await userEvent.click(colour(4));
  await userEvent.fill(wishes, 'Хар дугуй');
  await wake();
  expect(complaints).toEqual([]);
  expect(sheet().matches(':modal')).toBe(true);
  expect(chosen()).toMatchObject({ order: 'voyah-free', color: '4', purpose: 'order', wishes: 'Хар дугуй' });
  await expect.element(link).toHaveValue(expect.stringContaining('color=4&wishes='));
});
