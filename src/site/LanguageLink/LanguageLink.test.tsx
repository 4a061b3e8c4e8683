import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inPage } from '#/tests/components/in-page.tsx';
import { LanguageLink } from './LanguageLink.tsx';

const here = window.location.href;
afterEach(() => window.history.replaceState(null, '', here));

test.each([
  ['/voyah/free', '/en/voyah/free', 'en'],
  ['/en/forthing/T5evo', '/forthing/T5evo', 'mn'],
  ['/en/home', '/home', 'mn'],
])('from %s it leads to %s', async (address, other, locale) => {
  await render(inPage(<LanguageLink label="Other" />, address));
  const link = page.getByRole('link', { name: 'Other' });
  await expect.element(link).toHaveAttribute('href', other);
  await expect.element(link).toHaveAttribute('hreflang', locale);
  await expect.element(link).toHaveAttribute('lang', locale);
});

test('the chosen colour and the section go along', async () => {
  await render(inPage(<LanguageLink label="Other" />, '/voyah/free'));
  window.history.replaceState(null, '', '?color=3#size');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(page.getByRole('link', { name: 'Other' }));
  await expect
    .element(page.getByRole('link', { name: 'Other' }))
    .toHaveAttribute('href', '/en/voyah/free?color=3#size');
});
