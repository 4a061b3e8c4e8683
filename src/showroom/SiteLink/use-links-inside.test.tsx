import { createRoutesStub, useLocation, useNavigationType } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { knowPages } from '../../../tests/components/know-pages.ts';
import { SiteLink } from './SiteLink.tsx';
import { useLinksInside } from './use-links-inside.ts';

knowPages(['/home', '/voyah/free', '/en/voyah/free']);

/** Says where it is and how it came there. */
function Page() {
  useLinksInside();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <h1>{`${useNavigationType()} ${pathname}${search}${hash}`}</h1>
      <SiteLink to="/voyah/free?color=3#size">
        <span>Voyah Free</span>
      </SiteLink>
      <SiteLink to="/Voyah/Free/">Written otherwise</SiteLink>
      <SiteLink to="/nothing">Nothing</SiteLink>
      <SiteLink to="/home" onClick={(event) => event.preventDefault()}>
        Prevented
      </SiteLink>
      <a href="/en/voyah/free" hrefLang="en">
        Other edition
      </a>
      <a href="/voyah/free" target="_blank" rel="noopener">
        Other tab
      </a>
      <a href="/voyah/free" download>
        To keep
      </a>
    </>
  );
}
const Site = createRoutesStub([{ path: '*', Component: Page }]);
const heading = () => page.getByRole('heading').element().textContent;
const link = (name: string) => page.getByRole('link', { name });

/** What was left to the browser; the test's own page stays open. */
const leftToBrowser = vi.fn();
const stay = (event: Event) => {
  const address = (event.target as Element).closest('a')?.getAttribute('href');
  if (!event.defaultPrevented) leftToBrowser(address);
  event.preventDefault();
};
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => {
  window.removeEventListener('click', stay);
  leftToBrowser.mockReset();
});

test('opens a page inside the document, by pointer and by keyboard', async () => {
  await render(<Site initialEntries={['/home']} />);
  await userEvent.click(page.getByText('Voyah Free'));
  await expect.poll(heading).toBe('PUSH /voyah/free?color=3#size');
  (link('Written otherwise').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(heading).toBe('PUSH /Voyah/Free/');
  expect(leftToBrowser).not.toHaveBeenCalled();
});

test.each(['Control', 'Shift', 'Alt', 'Meta'])('leaves a click with %s to the browser', async (key) => {
  await render(<Site initialEntries={['/home']} />);
  await userEvent.keyboard(`{${key}>}`);
  await userEvent.click(page.getByText('Voyah Free'));
  await userEvent.keyboard(`{/${key}}`);
  expect(leftToBrowser).toHaveBeenCalledWith('/voyah/free?color=3#size');
  expect(heading()).toBe('POP /home');
});

test('leaves to the browser what no page answers and what is to be elsewhere, and to others what they have taken', async () => {
  await render(<Site initialEntries={['/home']} />);
  await userEvent.click(link('Nothing'));
  for (const name of ['Other edition', 'Other tab', 'To keep']) await userEvent.click(link(name));
  await userEvent.click(link('Prevented'));
  expect(leftToBrowser.mock.calls).toEqual([['/nothing'], ['/en/voyah/free'], ['/voyah/free'], ['/voyah/free']]);
  expect(heading()).toBe('POP /home');
});
