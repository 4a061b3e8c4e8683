import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { twoFrames } from '#/tests/components/observed.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'size', label: 'Хэмжээ', panel: <p>4,905 мм</p> },
  { id: 'electric', label: 'Цахилгаан', panel: <p>106 кВт·ц</p> },
  { id: 'other', label: 'Бусад', panel: <p>720 Н·м</p> },
];
const view = (
  <>
    <a href="#electric">106 кВт·ц батарей</a>
    <Tabs label="Үзүүлэлт" tabs={tabs} />
  </>
);
const tab = (name: string) => page.getByRole('tab', { name });
const panel = (text: string) => page.getByText(text, { exact: true });
const hash = () => window.location.hash;
/** Goes to another hash of the address, and waits until the page has heard of it and shows what follows. */
async function goTo(address: string) {
  const heard = new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
  window.location.hash = address;
  await heard;
  await twoFrames();
}

async function expectOnly(id: string) {
  const at = tabs.findIndex((one) => one.id === id);
  for (const [index, text] of ['4,905 мм', '106 кВт·ц', '720 Н·м'].entries()) {
    await expect.poll(() => panel(text).element().checkVisibility()).toBe(index === at);
  }
}

beforeEach(() => window.history.replaceState(null, '', window.location.pathname + window.location.search));

describe('with scripts', () => {
  test('opens the first tab and exposes it as disabled', async () => {
    await render(view);
    await expectOnly('size');
    await expect.element(tab('Хэмжээ')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(tab('Хэмжээ')).toHaveAttribute('aria-selected', 'true');
    expect(page.getByRole('tab', { selected: true }).elements()).toHaveLength(1);
    await expect.element(page.getByRole('tablist', { name: 'Үзүүлэлт' })).toBeVisible();
    await expect.element(page.getByRole('tabpanel', { name: 'Хэмжээ' })).toBeVisible();
  });

  test('a click opens one tab, closes the other, and the address carries it without a history entry', async () => {
    await render(view);
    const entries = window.history.length;
    await tab('Цахилгаан').click();
    await expectOnly('electric');
    expect(hash()).toBe('#electric');
    expect(window.history.length).toBe(entries);
    await expect.element(tab('Хэмжээ')).not.toHaveAttribute('aria-disabled');
  });

  test('the open tab ignores clicks and keeps the focus', async () => {
    await render(view);
    (tab('Хэмжээ').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(hash()).toBe('');
    expect(document.activeElement).toBe(tab('Хэмжээ').element());
  });

  test('arrow keys go round, Home and End go to the ends, Tab goes on to the panel', async () => {
    await render(view);
    (tab('Хэмжээ').element() as HTMLElement).focus();
    for (const [key, id] of [
      ['{ArrowLeft}', 'other'],
      ['{ArrowRight}', 'size'],
      ['{ArrowRight}', 'electric'],
      ['{End}', 'other'],
      ['{Home}', 'size'],
    ] as const) {
      await userEvent.keyboard(key);
      await expectOnly(id);
      expect(document.activeElement?.id).toBe(`${id}-tab`);
      expect(hash()).toBe(`#${id}`);
    }
    await userEvent.tab();
    expect(document.activeElement?.id).toBe('size');
  });

  test('arrow keys follow the reading direction', async () => {
    await render(<div dir="rtl">{view}</div>);
    (tab('Хэмжээ').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectOnly('electric');
  });

  test('a link to a panel opens its tab and moves the focus there; back closes it again', async () => {
    await render(view);
    await page.getByRole('link', { name: '106 кВт·ц батарей' }).click();
    await expectOnly('electric');
    await expect.poll(() => document.activeElement?.id).toBe('electric');
    window.history.back();
    await expectOnly('size');
  });

  test('an address that names no panel changes nothing', async () => {
    await render(view);
    await tab('Бусад').click();
    await goTo('#%E0%A4%A');
    await goTo('#somewhere');
    await expectOnly('other');
  });

  test('the browser’s search opens the tab in which it has found something', async () => {
    await render(view);
    document.getElementById('other')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expectOnly('other');
    expect(hash()).toBe('#other');
  });

  test('a held arrow key survives a browser that refuses further address changes', async () => {
    await render(view);
    const { replaceState } = window.history;
    window.history.replaceState = () => {
      throw new DOMException('SecurityError');
    };
    try {
      await tab('Бусад').click();
      await expectOnly('other');
    } finally {
      window.history.replaceState = replaceState;
    }
  });
});

describe('before the scripts', () => {
  test('a tap opens the panel, and waking keeps it without a complaint', async () => {
    const { complaints, wake } = await hydrate(view);
    await expectOnly('size');
    await tab('Цахилгаан').click();
    await expectOnly('electric');
    await tab('Хэмжээ').click();
    await expectOnly('size');
    await tab('Бусад').click();
    const { scrollY } = window;
    await wake();
    await expectOnly('other');
    await expect.element(tab('Бусад')).toHaveAttribute('aria-disabled', 'true');
    expect(window.scrollY).toBe(scrollY);
    expect(complaints).toEqual([]);
  });

  test('all tabs are plain links that the keyboard reaches', async () => {
    const { container } = await hydrate(view);
    const links = [...container.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([
      ['#size', 0],
      ['#electric', 0],
      ['#other', 0],
    ]);
  });
});
