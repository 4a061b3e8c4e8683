import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { arrival, twoFrames } from '#/tests/components/observed.ts';
import { leaveEntry } from './dialog-entry.ts';
import { usePopoverEntry } from './use-popover-entry.ts';

function Parts() {
  const list = usePopoverEntry<HTMLUListElement>();
  return (
    <>
      <button type="button" popoverTarget="parts">
        Parts
      </button>
      <ul id="parts" ref={list} popover="auto">
        <li>
          <a href="#one">One</a>
        </li>
      </ul>
      <section id="one" />
      <a href="#two">Two</a>
      <section id="two" style={{ marginBlockStart: 1000, blockSize: 2000 }} />
    </>
  );
}
const trigger = page.getByRole('button', { name: 'Parts' });
const list = () => document.getElementById('parts') as HTMLElement;
const isOpen = () => list().matches(':popover-open');

async function go(by: 1 | -1) {
  const arrived = arrival();
  history.go(by);
  await arrived;
}

afterEach(async () => {
  history.scrollRestoration = 'auto';
  if (document.getElementById('parts') !== null && isOpen()) list().hidePopover();
  await expect.poll(() => history.state?.dialog).toBeUndefined();
});

test('Back closes the list and stays on the page, Forward opens it again', async () => {
  await render(<Parts />);
  const { href } = location;
  await userEvent.click(trigger);
  await expect.poll(() => history.state?.dialog).toBe('parts');
  await go(-1);
  expect(isOpen()).toBe(false);
  expect(location.href).toBe(href);
  await go(1);
  expect(isOpen()).toBe(true);
  await go(-1);
  expect(isOpen()).toBe(false);
});

test('closed by other means it leaves no entry, and the focus is on its button', async () => {
  await render(<Parts />);
  await userEvent.click(trigger);
  await expect.poll(() => history.state?.dialog).toBe('parts');
  (page.getByRole('link', { name: 'One' }).element() as HTMLElement).focus();
  const arrived = arrival();
  await userEvent.keyboard('{Escape}');
  await arrived;
  expect(history.state?.dialog).toBeUndefined();
  await expect.element(trigger).toHaveFocus();
});

test('a link leads to its place and closes the list, also to where the page is already; Back does not open it again', async () => {
  await render(<Parts />);
  const { href } = location;
  for (const turn of ['first', 'second']) {
    await userEvent.click(trigger);
    await expect.poll(() => history.state?.dialog).toBe('parts');
    await userEvent.click(page.getByRole('link', { name: 'One' }));
    await expect.poll(isOpen, { message: turn }).toBe(false);
    expect(location.hash).toBe('#one');
    await expect.poll(() => document.activeElement?.id, { message: turn }).toBe('one');
    await expect.poll(() => history.state?.dialog).toBeUndefined();
  }
  await go(-1);
  expect(location.href).toBe(href);
  expect(isOpen()).toBe(false);
});

test('where its button has gone meanwhile, the focus goes to the part of the page that is seen', async () => {
  await render(
    <main id="seen" style={{ blockSize: 2000 }}>
      <Parts />
    </main>,
  );
  await userEvent.click(trigger);
  await expect.poll(() => history.state?.dialog).toBe('parts');
  (page.getByRole('link', { name: 'One' }).element() as HTMLElement).focus();
  (trigger.element() as HTMLElement).style.display = 'none';
  const arrived = arrival();
  list().hidePopover();
  await arrived;
  await expect.poll(() => document.activeElement?.id).toBe('seen');
});

test('a page that is loaded again with its entry begins without it', async () => {
  history.pushState({ dialog: 'parts' }, '');
  const arrived = arrival();
  await render(<Parts />);
  await arrived;
  // The list hears of it after this test does.
  await twoFrames();
  expect(isOpen()).toBe(false);
  expect(history.state?.dialog).toBeUndefined();
});

test('a list that was opened before the scripts stays open, and closes without a step back', async () => {
  const { wake, complaints } = await hydrate(<Parts />);
  await userEvent.click(trigger);
  const before = history.length;
  await wake();
  expect(complaints).toEqual([]);
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(history.length).toBe(before);
});

test('does nothing where the browser has no popovers', async () => {
  const known = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') as PropertyDescriptor;
  // @ts-expect-error A browser of 2023.
  delete HTMLElement.prototype.popover;
  await render(<Parts />);
  Object.defineProperty(HTMLElement.prototype, 'popover', known);
  list().showPopover();
  await new Promise((told) => list().addEventListener('toggle', told, { once: true }));
  expect(history.state?.dialog).toBeUndefined();
  list().hidePopover();
});

test('leaves no listener behind', async () => {
  const screen = await render(<Parts />);
  const left = list();
  await screen.rerender(<ul id="parts" popover="auto" />);
  document.body.append(left);
  left.id = 'left';
  left.showPopover();
  await new Promise((told) => left.addEventListener('toggle', told, { once: true }));
  expect(history.state?.dialog).toBeUndefined();
  left.remove();
});

const CLOSING = {
  Escape: () => userEvent.keyboard('{Escape}'),
  Back: async () => history.back(),
};
for (const [way, close] of Object.entries(CLOSING)) {
  test(`the page stays where it has been scrolled beside the list that ${way} closes`, async () => {
    await render(<Parts />);
    window.scrollTo(0, 300);
    await userEvent.click(trigger);
    await expect.poll(() => history.state?.dialog).toBe('parts');
    window.scrollTo(0, 500);
    const arrived = arrival();
    await close();
    await arrived;
    await expect.poll(isOpen).toBe(false);
    for (let frame = 0; frame < 3; frame += 1) await twoFrames();
    expect(window.scrollY).toBe(500);
    window.scrollTo(0, 0);
  });
}

test.each([
  { how: 'late', at: [2] },
  { how: 'at once and again', at: [0, 2] },
  { how: 'twice, late', at: [2, 4] },
])('the page stays there also where the browser takes it back $how', async ({ at }) => {
  await render(
    <div style={{ paddingBlockStart: 200 }}>
      <Parts />
    </div>,
  );
  window.scrollTo(0, 100);
  // This browser moves the page at once, or not at all.
  history.scrollRestoration = 'manual';
  await userEvent.click(trigger);
  await expect.poll(() => history.state?.dialog).toBe('parts');
  const opened = window.scrollY;
  window.scrollTo(0, opened + 500);
  const arrived = arrival();
  await userEvent.keyboard('{Escape}');
  await arrived;
  for (let frames = 0; frames <= 6; frames += 2) {
    if (at.includes(frames)) window.scrollTo(0, opened);
    await twoFrames();
  }
  expect(window.scrollY).toBe(opened + 500);
  // The visitor may well go back to there.
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, opened);
  await twoFrames();
  expect(window.scrollY).toBe(opened);
  window.scrollTo(0, 0);
});

test.each([
  { who: 'the browser takes it back', isVisitor: false, does: 'stays there' },
  { who: 'the visitor goes back', isVisitor: true, does: 'goes along' },
])('where $who unheard, the page $does', async ({ isVisitor }) => {
  await render(<Parts />);
  history.scrollRestoration = 'manual';
  await userEvent.click(trigger);
  await expect.poll(() => history.state?.dialog).toBe('parts');
  const opened = window.scrollY;
  window.scrollTo(0, opened + 500);
  await twoFrames();
  const unheard = new AbortController();
  // At once, and not when the key has been pressed, which may be told some frames later.
  const moved = arrival().then(async () => {
    window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: unheard.signal,
    });
    if (isVisitor) {
      // The list hears of its entry's end after this test does.
      await new Promise((later) => setTimeout(later));
      window.dispatchEvent(new WheelEvent('wheel'));
    }
    window.scrollTo(0, opened);
  });
  await userEvent.keyboard('{Escape}');
  await moved;
  await twoFrames();
  unheard.abort();
  expect(window.scrollY).toBe(isVisitor ? opened : opened + 500);
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 0);
});

test('the page goes where else it is scrolled after its list has closed', async () => {
  await render(<Parts />);
  history.scrollRestoration = 'manual';
  await userEvent.click(trigger);
  await expect.poll(() => history.state?.dialog).toBe('parts');
  const place = window.scrollY + 500;
  window.scrollTo(0, place);
  const arrived = arrival();
  await userEvent.keyboard('{Escape}');
  await arrived;
  await twoFrames();
  window.scrollTo(0, place + 100);
  await twoFrames();
  await twoFrames();
  expect(window.scrollY).toBe(place + 100);
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo(0, 0);
});

test('a link beside the list takes its entry', async () => {
  await render(<Parts />);
  const { href } = location;
  await userEvent.click(trigger);
  await expect.poll(() => history.state?.dialog).toBe('parts');
  const { length } = history;
  await userEvent.click(page.getByRole('link', { name: 'Two' }));
  await expect.poll(isOpen).toBe(false);
  await expect.poll(() => document.activeElement?.id).toBe('two');
  expect(location.hash).toBe('#two');
  expect(history.length).toBe(length);
  await twoFrames();
  expect(document.getElementById('two')?.getBoundingClientRect().top).toBeLessThan(innerHeight);
  await go(-1);
  expect(location.href).toBe(href);
});

test('a link beside the list that comes while it steps back is followed once it has', async () => {
  await render(<Parts />);
  await userEvent.click(trigger);
  await expect.poll(() => history.state?.dialog).toBe('parts');
  const left = arrival();
  leaveEntry('parts');
  (page.getByRole('link', { name: 'Two' }).element() as HTMLElement).click();
  expect(location.hash).toBe('');
  await left;
  await expect.poll(() => location.hash).toBe('#two');
  expect(history.state?.dialog).toBeUndefined();
  await go(-1);
});
