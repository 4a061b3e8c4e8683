import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inPage, testMessages, testSite } from '#/tests/components/in-page.tsx';
import { observed, twoFrames } from '#/tests/components/observed.ts';
import { MOST_IN_MENUS } from '../menu-models.ts';
import { BrandMenu } from './BrandMenu.tsx';

const { brandMenu: messages } = testMessages;
const menus = () =>
  inPage(
    <>
      <nav style={{ display: 'flex' }}>
        {testSite.brands.map((brand) => (
          <BrandMenu key={brand.id} brand={brand} messages={messages} />
        ))}
      </nav>
      <a href="#after">After</a>
      <p style={{ marginBlockStart: 900 }}>The page</p>
    </>,
  );
const button = (name: string) => page.getByRole('button', { name });
/** By its beginning: the line below a model's name belongs to the link's name. */
const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const panelOf = (id: string) => document.getElementById(`menu-${id}`) as HTMLElement;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('pictures are not loaded before it opens', async () => {
  await render(menus());
  const pictures = [...document.querySelectorAll('[popover] img')] as HTMLImageElement[];
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
});

test('a brand opens its two models and its own page', async () => {
  await render(menus());
  await expect.element(button('Voyah')).toHaveAttribute('aria-expanded', 'false');
  expect(panelOf('voyah').checkVisibility()).toBe(false);

  await userEvent.click(button('Voyah'));
  await expect.element(button('Voyah')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(link('Voyah Free')).toHaveAttribute('href', '/voyah/free');
  await expect.element(link('Voyah Dreamer')).toHaveAttribute('href', '/voyah/dreamer');
  await expect.element(link('Voyah брэндтэй танилцах')).toHaveAttribute('href', '/voyah');
});

test('a large range shows its first cars, and that there are more', async () => {
  const [brand] = testSite.brands;
  const [model] = brand?.models ?? [];
  if (brand === undefined || model === undefined) throw new Error('There is no car.');
  const large = {
    ...brand,
    models: Array.from({ length: 20 }, (_, n) => ({ ...model, id: `${n}` as typeof model.id })),
  };
  await render(inPage(<BrandMenu brand={large} messages={messages} />));
  await userEvent.click(button('Voyah'));
  const links = [...panelOf('voyah').querySelectorAll('a')];
  expect(links).toHaveLength(MOST_IN_MENUS + 1);
  expect(links.at(-1)?.textContent).toBe('Voyah, бүх 20 загвар');
  expect(links.at(-1)?.getAttribute('href')).toBe('/voyah');
});

test('one brand at a time', async () => {
  await render(menus());
  await userEvent.click(button('Voyah'));
  await userEvent.click(button('Aeolus'));
  await expect.element(button('Aeolus')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button('Voyah')).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelectorAll(':popover-open')).toHaveLength(1);

  await userEvent.click(button('Aeolus'));
  await expect.poll(() => document.querySelectorAll(':popover-open')).toHaveLength(0);
});

test('Escape closes it and gives the focus back', async () => {
  await render(menus());
  (button('Forthing').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Tab}');
  await expect.element(link('Forthing T5 EVO')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Forthing')).toHaveFocus();
  await expect.element(button('Forthing')).toHaveAttribute('aria-expanded', 'false');
});

test('the focus leaving it closes it and goes where it was going', async () => {
  await render(menus());
  (button('Aeolus').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}');
  await expect.element(link('Aeolus брэндтэй танилцах')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(link('After')).toHaveFocus();
  await expect.element(button('Aeolus')).toHaveAttribute('aria-expanded', 'false');
});

test('a click outside closes it', async () => {
  await render(menus());
  await userEvent.click(button('Voyah'));
  await userEvent.click(document.body, { position: { x: 20, y: 790 } });
  await expect.element(button('Voyah')).toHaveAttribute('aria-expanded', 'false');
});

test('scrolled away it closes and leaves the page where it is; as long as it is seen it stays', async () => {
  await render(menus());
  const { height } = document.body.getBoundingClientRect();
  document.body.style.blockSize = `${height + 3000}px`;
  await userEvent.click(button('Voyah'));
  (link('Voyah Free').element() as HTMLElement).focus();
  window.scrollTo(0, 100);
  await twoFrames();
  expect(panelOf('voyah').matches(':popover-open')).toBe(true);
  window.scrollTo(0, 2000);
  await observed();
  await expect.poll(() => panelOf('voyah').matches(':popover-open')).toBe(false);
  expect(window.scrollY).toBe(2000);
  document.body.style.blockSize = '';
  window.scrollTo(0, 0);
});

test('scrolled away while the browser was busy it closes too: two frames are then told at once', async () => {
  const Watched = window.IntersectionObserver;
  const held: Array<() => void> = [];
  const told: IntersectionObserverEntry[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Watched {
      constructor(tell: IntersectionObserverCallback) {
        super((entries, observer) => {
          told.push(...entries);
          held.push(() => tell(told, observer));
        });
      }
    },
  );
  await render(menus());
  const { height } = document.body.getBoundingClientRect();
  document.body.style.blockSize = `${height + 3000}px`;
  await userEvent.click(button('Voyah'));
  await expect.poll(() => told.map(({ isIntersecting }) => isIntersecting)).toEqual([true]);
  window.scrollTo(0, 2000);
  await expect.poll(() => told.map(({ isIntersecting }) => isIntersecting)).toEqual([true, false]);
  expect(panelOf('voyah').matches(':popover-open')).toBe(true);
  held.at(-1)?.();
  expect(panelOf('voyah').matches(':popover-open')).toBe(false);
  document.body.style.blockSize = '';
  window.scrollTo(0, 0);
});

test('it takes 400 ms, spans the page and moves its arrow 4 px', async () => {
  await render(menus());
  await userEvent.click(button('Voyah'));
  const style = getComputedStyle(panelOf('voyah'));
  expect(style.transitionDuration.split(', ')).toContain('0.4s');
  expect(panelOf('voyah').getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  await userEvent.hover(link('Voyah Free'));
  const arrow = link('Voyah Free').element().querySelector('svg') as Element;
  await expect.poll(() => getComputedStyle(arrow).translate).toBe('4px');
});

test('a menu that was opened before scripts stays open, and nothing is said twice', async () => {
  const error = vi.spyOn(console, 'error');
  const root = document.createElement('div');
  root.innerHTML = renderToString(menus());
  document.body.append(root);
  expect(root.innerHTML).not.toContain('aria-expanded');
  expect(root.innerHTML).not.toMatch(/ style="(?!display|margin)/);

  await userEvent.click(button('Voyah'));
  expect(panelOf('voyah').matches(':popover-open')).toBe(true);
  const problems: unknown[] = [];
  const app = hydrateRoot(root, menus(), { onRecoverableError: (problem) => problems.push(problem) });
  await expect.element(button('Voyah')).toHaveAttribute('aria-expanded', 'true');
  expect(panelOf('voyah').matches(':popover-open')).toBe(true);
  await userEvent.click(button('Voyah'));
  await expect.element(button('Voyah')).toHaveAttribute('aria-expanded', 'false');
  expect(problems).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  app.unmount();
  root.remove();
});
