import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { arrival, twoFrames } from '#/tests/components/observed.ts';
import { Dialog } from './Dialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { replaceEntry } from './dialog-entry.ts';
import { showDialog } from './modal.ts';
import { openFromUrl } from './open-from-url.ts';

const onOpen = vi.fn();
const onClose = vi.fn();
const site = (place: 'middle' | 'side' = 'middle') => (
  <>
    <a href="#top">Before</a>
    <DialogButton look="primary" dialog="contact">
      Buy now
    </DialogButton>
    <Dialog
      id="contact"
      heading="Get in touch"
      place={place}
      onOpen={onOpen}
      onClose={onClose}
      messages={{ close: 'Close' }}
    >
      <label>
        Name <input />
      </label>
      <textarea aria-label="Wishes" />
      <a href="tel:+97600000000">Call</a>
      <a href="#elsewhere">Elsewhere</a>
      <p style={{ blockSize: 1200 }}>Long</p>
    </Dialog>
    <p style={{ blockSize: 3000 }}>The page</p>
  </>
);
const trigger = page.getByRole('button', { name: 'Buy now' });
const element = () => document.querySelector('dialog') as HTMLDialogElement;
const body = () => element().lastElementChild as HTMLElement;

const goBack = async () => {
  const arrived = arrival();
  history.back();
  await arrived;
};

afterEach(async () => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  await expect.poll(() => history.state?.dialog).toBeUndefined();
});

test('opens as a modal dialog with a name, and takes the focus', async () => {
  await render(site());
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'dialog');
  expect(element().checkVisibility()).toBe(false);
  await userEvent.click(trigger);
  expect(element().matches(':modal')).toBe(true);
  expect(element().matches(':popover-open')).toBe(false);
  await expect.element(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
  expect(element().contains(document.activeElement)).toBe(true);
  expect(onOpen).toHaveBeenCalledWith(false);
});

test('keeps the focus inside, closes on Escape and gives the focus back', async () => {
  await render(site());
  (trigger.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard('{Tab}');
    // After the last one the browser's own controls come, which the page sees as its body.
    expect(document.activeElement === document.body || element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  expect(element().open).toBe(false);
  await expect.element(trigger).toHaveFocus();
  expect(onClose).toHaveBeenCalled();
});

test('closes with its button, which says so', async () => {
  await render(site());
  await userEvent.click(trigger);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(element().open).toBe(false);
  expect(element().matches(':popover-open')).toBe(false);
  await expect.element(trigger).toHaveFocus();
});

test('a click beside it closes it, one inside or a drag that ends outside does not', async () => {
  await render(site());
  await userEvent.click(trigger);
  const press = (type: string, x: number, y: number) =>
    element().dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }));
  const inside = element().getBoundingClientRect();
  press('pointerdown', inside.left + 5, inside.top + 5);
  press('click', 3, 3);
  expect(element().open).toBe(true);
  press('pointerdown', inside.left + 5, inside.top + 5);
  press('click', inside.left + 5, inside.top + 5);
  expect(element().open).toBe(true);
  press('pointerdown', 3, 3);
  press('click', inside.left + 5, inside.top + 5);
  press('click', 3, 3);
  expect(element().open).toBe(true);
  press('pointerdown', 3, 3);
  press('click', 3, 3);
  expect(element().open).toBe(false);
});

test('the page behind neither scrolls nor moves', async () => {
  await render(site());
  scrollTo(0, 200);
  const before = document.documentElement.clientWidth;
  await userEvent.click(trigger);
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  expect(document.documentElement.clientWidth).toBe(before);
  const { scrollY: position } = window;
  await userEvent.keyboard('{Escape}');
  expect(window.scrollY).toBe(position);
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

test('closed within two frames, it leaves a page that scrolls', async () => {
  await render(site());
  (trigger.element() as HTMLElement).click();
  element().close();
  await twoFrames();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

test('a link to somewhere on the site closes it, a telephone number does not', async () => {
  await render(site());
  await userEvent.click(trigger);
  const call = page.getByRole('link', { name: 'Call' }).element() as HTMLElement;
  call.addEventListener('click', (event) => event.preventDefault());
  call.click();
  expect(element().open).toBe(true);
  const link = page.getByRole('link', { name: 'Elsewhere' }).element();
  const follow = () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // The dialog follows it in the place of the browser.
  expect(follow()).toBe(false);
  expect(element().open).toBe(false);
  await expect.poll(() => location.hash).toBe('#elsewhere');
  // Closed, it leaves its links to the browser.
  expect(follow()).toBe(true);
  history.replaceState(history.state, '', location.pathname + location.search);
});

test.each([
  ['with the middle button', { button: 1 }],
  ['into a new tab', { ctrlKey: true }],
  ['into a new tab of a Mac', { metaKey: true }],
  ['into a new window', { shiftKey: true }],
  ['as a download', { altKey: true }],
])('a link that is followed %s leaves it open', async (_, how) => {
  await render(site());
  await userEvent.click(trigger);
  // The browser must not follow it here.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  page.getByRole('link', { name: 'Elsewhere' }).element().dispatchEvent(click);
  expect(element().open).toBe(true);
});

test.each(['target', 'download'])('a link with %s leaves it open', async (attribute) => {
  await render(site());
  await userEvent.click(trigger);
  const link = page.getByRole('link', { name: 'Elsewhere' }).element() as HTMLElement;
  link.setAttribute(attribute, '_blank');
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  expect(element().open).toBe(true);
});

test('a link that somebody else answers leaves it open, and one behind it is none of its own', async () => {
  await render(site());
  await userEvent.click(trigger);
  const link = page.getByRole('link', { name: 'Elsewhere' }).element() as HTMLElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(element().open).toBe(true);
  const behind = vi.fn((event: MouseEvent) => event.preventDefault());
  const before = page.getByText('Before').element() as HTMLElement;
  before.addEventListener('click', behind);
  before.click();
  expect(behind).toHaveBeenCalledOnce();
  expect(element().open).toBe(true);
});

test('a link to a place on the page leads the keyboard there', async () => {
  await render(
    <>
      {site()}
      <section id="elsewhere">There</section>
    </>,
  );
  await userEvent.click(trigger);
  const { length } = history;
  (page.getByRole('link', { name: 'Elsewhere' }).element() as HTMLElement).click();
  expect(element().open).toBe(false);
  await expect.poll(() => document.activeElement?.id).toBe('elsewhere');
  expect(location.hash).toBe('#elsewhere');
  // It has taken the place of the dialog's entry.
  expect(history.length).toBe(length);
  expect(history.state?.dialog).toBeUndefined();
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  history.replaceState(history.state, '', location.pathname + location.search);
});

test('a press on its very edge is none beside it', async () => {
  await render(site());
  await userEvent.click(trigger);
  await Promise.all(
    element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
  Object.assign(element().style, {
    inset: '100px auto auto 200px',
    inlineSize: '400px',
    blockSize: '300px',
    margin: '0',
  });
  const { left, right, top, bottom } = element().getBoundingClientRect();
  expect([left, right, top, bottom]).toEqual([200, 600, 100, 400]);
  const press = (x: number, y: number) => {
    for (const type of ['pointerdown', 'click'])
      element().dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }));
  };
  for (const x of [left, right]) press(x, 250);
  for (const y of [top, bottom]) press(400, y);
  expect(element().open).toBe(true);
  press(right + 1, 250);
  expect(element().open).toBe(false);
});

test('a press on the free space of one that fills the window closes it', async () => {
  await render(site());
  await userEvent.click(trigger);
  Object.assign(element().style, {
    inlineSize: '100vw',
    blockSize: '100vh',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    inset: '0',
  });
  const press = (type: string, target: Element) =>
    target.dispatchEvent(new MouseEvent(type, { clientX: 400, clientY: 400, bubbles: true }));
  for (const type of ['pointerdown', 'click']) press(type, body());
  expect(element().open).toBe(true);
  for (const type of ['pointerdown', 'click']) press(type, element());
  expect(element().open).toBe(false);
});

test.each([
  ['wide', { inlineSize: '100vw', blockSize: '300px' }],
  ['high', { inlineSize: '300px', blockSize: '100vh' }],
])('a press on the free space of one that is only as %s as the window leaves it open', async (_, size) => {
  await render(site());
  await userEvent.click(trigger);
  Object.assign(element().style, {
    ...size,
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    inset: '0 auto auto 0',
    margin: '0',
  });
  await twoFrames();
  for (const type of ['pointerdown', 'click'])
    element().dispatchEvent(new MouseEvent(type, { clientX: 100, clientY: 100, bubbles: true }));
  expect(element().open).toBe(true);
});

test.each([
  ['left', -5, 100],
  ['right', 5, 100],
  ['top', 100, -5],
  ['bottom', 100, 5],
])('a press beyond its %s edge closes it, one within does not', async (edge, x, y) => {
  await render(site());
  Object.assign(element().style, { animation: 'none', transition: 'none' });
  await userEvent.click(trigger);
  Object.assign(element().style, {
    position: 'fixed',
    margin: '0',
    inset: '100px auto auto 100px',
    inlineSize: '300px',
    blockSize: '300px',
  });
  const box = element().getBoundingClientRect();
  const at = (beyond: number) => ({
    clientX: edge === 'right' ? box.right + x * beyond : edge === 'left' ? box.left + x * beyond : box.left + x,
    clientY: edge === 'bottom' ? box.bottom + y * beyond : edge === 'top' ? box.top + y * beyond : box.top + y,
    bubbles: true,
  });
  for (const type of ['pointerdown', 'click']) element().dispatchEvent(new MouseEvent(type, at(-1)));
  expect(element().open).toBe(true);
  for (const type of ['pointerdown', 'click']) element().dispatchEvent(new MouseEvent(type, at(1)));
  expect(element().open).toBe(false);
});

test('a button of its own that names it closes it, and a click that is answered already opens nothing', async () => {
  await render(site());
  const opener = trigger.element() as HTMLElement;
  opener.addEventListener('click', (event) => event.preventDefault(), { once: true });
  opener.click();
  expect(element().open).toBe(false);
  // The browser would open the popover besides.
  expect(opener.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
  expect(element().open).toBe(true);
  (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).click();
  expect(element().open).toBe(false);
});

test('what is held while it is open is let go: padding, and the mark on the page', async () => {
  await render(site());
  const root = document.documentElement;
  const scrollbar = innerWidth - root.clientWidth;
  await userEvent.click(trigger);
  expect(root.dataset.modal).toBeDefined();
  await expect.poll(() => root.dataset.modal).toBe('held');
  expect(document.body.style.paddingInlineEnd).toBe(`${scrollbar}px`);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => root.dataset.modal).toBeUndefined();
  expect(document.body.style.paddingInlineEnd).toBe('');
});

test('taken away while it is open, it leaves a page that scrolls', async () => {
  const screen = await render(site());
  await userEvent.click(trigger);
  await expect.poll(() => document.documentElement.dataset.modal).toBe('held');
  const arrived = arrival();
  history.back();
  await screen.rerender(<p>Another page</p>);
  await arrived;
  expect(document.documentElement.dataset.modal).toBeUndefined();
});

test('a page that is loaded again with its entry begins without it', async () => {
  history.pushState({ dialog: 'contact' }, '');
  const arrived = arrival();
  await render(site());
  await arrived;
  await twoFrames();
  expect(element().open).toBe(false);
  expect(history.state?.dialog).toBeUndefined();
});

test('opened by the URL on a page that is rendered ahead, it waits until the page is shown', async () => {
  await render(site());
  const { search } = location;
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  openFromUrl(element(), search);
  expect(element().open).toBe(false);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(element().open).toBe(true);
  const arrived = arrival();
  element().close();
  await arrived;
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(element().open).toBe(false);
});

test('a link of a dialog that has no entry makes one', () => {
  history.pushState(null, '');
  const before = history.length;
  replaceEntry('contact', new URL('#there', location.href).href);
  expect(location.hash).toBe('#there');
  expect(history.length).toBe(before + 1);
  history.replaceState(null, '', location.pathname + location.search);
});

test('Back closes it and stays on the page, Forward opens it again', async () => {
  await render(site());
  const { href } = location;
  await userEvent.click(trigger);
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Bat');
  await goBack();
  expect(element().open).toBe(false);
  expect(location.href).toBe(href);
  await expect.element(trigger).toHaveFocus();
  const forward = arrival();
  history.forward();
  await forward;
  expect(element().open).toBe(true);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bat');
  await goBack();
  expect(element().open).toBe(false);
});

test('closed by other means it leaves no entry that Back would have to pass', async () => {
  await render(site());
  const before = history.state;
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(page.getByRole('button', { name: 'Close' })),
  ]) {
    await userEvent.click(trigger);
    expect(history.state).toMatchObject({ dialog: 'contact' });
    const arrived = arrival();
    await close();
    await arrived;
    expect(history.state).toStrictEqual(before);
  }
});

test('opened before the page is said to be shown, it stays open with its entry', async () => {
  await render(site());
  await userEvent.click(trigger);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await twoFrames();
  expect(element().open).toBe(true);
  expect(history.state).toMatchObject({ dialog: 'contact' });
});

test('closed, opened and closed again at once, it has no entry', async () => {
  await render(site());
  const opener = trigger.element() as HTMLElement;
  const closing = () => new Promise((closed) => element().addEventListener('close', closed, { once: true }));
  opener.click();
  const first = closing();
  element().close();
  await first;
  const arrived = arrival();
  opener.click();
  const second = closing();
  element().close();
  await Promise.all([second, arrived]);
  // The step back may arrive before the dialog has told that it is closed: then it opens again for a moment.
  await expect.poll(() => element().open).toBe(false);
  await expect.poll(() => history.state?.dialog).toBeUndefined();
});

test('asked to open once more while it is open, it says nothing', async () => {
  await render(site());
  showDialog(element());
  onOpen.mockClear();
  showDialog(element());
  await twoFrames();
  expect(onOpen).not.toHaveBeenCalled();
});

test('closed and opened again at once, it has one entry', async () => {
  await render(site());
  (trigger.element() as HTMLElement).click();
  element().close();
  await new Promise((closed) => element().addEventListener('close', closed, { once: true }));
  const arrived = arrival();
  (trigger.element() as HTMLElement).click();
  await arrived;
  expect(element().open).toBe(true);
  expect(history.state).toMatchObject({ dialog: 'contact' });
  await goBack();
  expect(element().open).toBe(false);
  expect(history.state?.dialog).toBeUndefined();
});

test('never stands over another: the one that is opened last stays', async () => {
  await render(
    <>
      {site()}
      <Dialog id="order" heading="Order" messages={{ close: 'Close' }}>
        <input aria-label="Wish" />
      </Dialog>
    </>,
  );
  const [contact, order] = [...document.querySelectorAll('dialog')] as [HTMLDialogElement, HTMLDialogElement];
  showDialog(contact);
  showDialog(order);
  expect([contact.open, order.open]).toEqual([false, true]);
  expect(history.state).toMatchObject({ dialog: 'order' });
  await twoFrames();
  await expect.poll(() => document.documentElement.dataset.modal).toBe('held');
  await goBack();
  expect([contact.open, order.open]).toEqual([false, false]);
  expect(history.state?.dialog).toBeUndefined();
});

test('opened by the URL it waits for another one, and Back takes it out of the URL', async () => {
  await render(
    <>
      {site()}
      <Dialog id="order" heading="Order" messages={{ close: 'Close' }}>
        <input aria-label="Wish" />
      </Dialog>
    </>,
  );
  const [contact, order] = [...document.querySelectorAll('dialog')] as [HTMLDialogElement, HTMLDialogElement];
  const { search } = location;
  history.replaceState(history.state, '', `${search}&order=x`);
  showDialog(contact);
  openFromUrl(order, search);
  expect([contact.open, order.open]).toEqual([true, false]);
  contact.close();
  await expect.poll(() => order.open).toBe(true);
  expect(location.search).toBe(`${search}&order=x`);
  await goBack();
  expect(order.open).toBe(false);
  expect(location.search).toBe(search);
  showDialog(contact);
  const arrived = arrival();
  contact.close();
  await arrived;
  await twoFrames();
  expect(order.open).toBe(false);
});

test('a page that is left is kept without it', async () => {
  await render(site());
  await userEvent.click(trigger);
  const closed = new Promise((told) => element().addEventListener('close', told, { once: true }));
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(element().open).toBe(false);
  await closed;
  await twoFrames();
  // A step back now would stop the page that comes.
  expect(history.state).toMatchObject({ dialog: 'contact' });
  const arrived = arrival();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await arrived;
  expect(history.state?.dialog).toBeUndefined();
});

test.each([
  [375, 700],
  [1280, 800],
  [320, 240],
])('fits into %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await render(site('side'));
  await userEvent.click(trigger);
  await Promise.all(
    element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
  const box = element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(width);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(Math.round(box.bottom)).toBe(height);
  expect(element().scrollWidth).toBeLessThanOrEqual(element().clientWidth);
  await page.viewport(1280, 800);
});

test('works before the scripts: opens, closes, leaves the page alone', async () => {
  const { container } = await hydrate(site());
  await userEvent.click(trigger);
  expect(element().matches(':popover-open')).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(element().matches(':popover-open')).toBe(false);
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  expect(element().matches(':popover-open')).toBe(false);
  expect(container.contains(document.activeElement)).toBe(true);
});

test('stays open when the scripts arrive, with text, selection and scroll position', async () => {
  const { wake, complaints } = await hydrate(site());
  await userEvent.click(trigger);
  const wishes = page.getByRole('textbox', { name: 'Wishes' }).element() as HTMLTextAreaElement;
  await userEvent.type(wishes, 'Хар өнгө');
  wishes.setSelectionRange(2, 5);
  body().scrollTop = 40;
  onOpen.mockClear();
  await wake();
  expect(complaints).toEqual([]);
  expect(element().matches(':modal')).toBe(true);
  expect(element().matches(':popover-open')).toBe(false);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(true);
  expect(document.activeElement).toBe(wishes);
  expect(wishes.value).toBe('Хар өнгө');
  expect([wishes.selectionStart, wishes.selectionEnd]).toEqual([2, 5]);
  expect(body().scrollTop).toBe(40);
  // It must not slide in once more, and out again as ever.
  expect(element().getAnimations()).toEqual([]);
  expect(element().dataset.still).toBe('');
  await expect.poll(() => element().dataset.still).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  expect(element().open).toBe(false);
  await expect.element(trigger).toHaveFocus();
});

test('hydrates closed without a word and is a modal from then on', async () => {
  const { wake, complaints } = await hydrate(site('side'));
  await wake();
  expect(complaints).toEqual([]);
  await userEvent.click(trigger);
  expect(element().matches(':modal')).toBe(true);
});

test('opens where the browser has no popovers', async () => {
  await render(site());
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') as PropertyDescriptor;
  // @ts-expect-error A browser of 2023.
  delete HTMLElement.prototype.popover;
  await userEvent.click(trigger);
  expect(element().open).toBe(true);
  element().close();
  showDialog(element());
  expect(element().open).toBe(true);
  Object.defineProperty(HTMLElement.prototype, 'popover', known);
});

test('keeps text, selection and scroll position where the browser forgets them on hiding', async () => {
  const { wake } = await hydrate(site());
  await userEvent.click(trigger);
  const wishes = page.getByRole('textbox', { name: 'Wishes' }).element() as HTMLTextAreaElement;
  await userEvent.type(wishes, 'Хар өнгө');
  wishes.setSelectionRange(2, 5);
  body().scrollTop = 40;
  element().hidePopover = function forget() {
    body().scrollTop = 0;
    wishes.setSelectionRange(0, 0);
    HTMLElement.prototype.hidePopover.call(this);
  };
  await wake();
  expect(document.activeElement).toBe(wishes);
  expect([wishes.selectionStart, wishes.selectionEnd]).toEqual([2, 5]);
  expect(body().scrollTop).toBe(40);
  await userEvent.keyboard('{Escape}');
});

test('leaves no listener behind, on itself or the window', async () => {
  const screen = await render(site());
  const left = element();
  await screen.rerender(<p>Another page</p>);
  document.body.append(left);
  const before = history.state;
  onOpen.mockClear();
  onClose.mockClear();
  left.showModal();
  left.dispatchEvent(new Event('dialog-opened'));
  for (const type of ['pointerdown', 'click'])
    left.dispatchEvent(new MouseEvent(type, { clientX: 3, clientY: 3, bubbles: true }));
  for (const type of ['pagehide', 'pageshow', 'popstate']) window.dispatchEvent(new Event(type));
  const link = left.querySelector('a[href^="#"]') as HTMLElement;
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
  expect(left.open).toBe(true);
  const closed = new Promise((told) => left.addEventListener('close', told, { once: true }));
  left.close();
  await closed;
  await twoFrames();
  expect(onOpen).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  left.remove();
  history.replaceState(before, '', location.pathname + location.search);
});

test('leaves no listener behind', async () => {
  const screen = await render(site());
  await screen.rerender(
    <button type="button" popoverTarget="contact">
      Buy now
    </button>,
  );
  const wasTaken = vi.fn((event: MouseEvent) => event.defaultPrevented);
  window.addEventListener('click', wasTaken, { once: true });
  await userEvent.click(trigger);
  expect(wasTaken).toHaveReturnedWith(false);
});
