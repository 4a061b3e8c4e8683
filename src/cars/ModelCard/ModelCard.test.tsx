import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inPage } from '#/tests/components/in-page.tsx';
import { ModelCard } from './ModelCard.tsx';

const model = {
  id: 'voyah-free',
  title: 'Voyah Free',
  address: '/voyah/free',
  line: 'Quiet in town',
  picture: {
    path: '/p',
    width: 1120,
    height: 560,
    widths: [320],
    fallback: 320,
    alt: 'From the side',
    dark: true,
    alpha: true,
  },
};
const Site = () => inPage(<ModelCard model={model} />);

test('names the car and leads to its page wherever it is pressed', async () => {
  await render(<Site />);
  await expect.element(page.getByRole('heading', { level: 3, name: 'Voyah Free' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Voyah Free' })).toHaveAttribute('href', '/voyah/free');
  const link = page.getByRole('link', { name: 'Voyah Free' }).element();
  const pressed = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', pressed);
  await userEvent.click(page.getByText('Quiet in town'), { force: true });
  expect(pressed).toHaveBeenCalledOnce();
});

test('shows the focus around the whole card', async () => {
  await render(<Site />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Voyah Free' })).toHaveFocus();
  const card = document.querySelector('li') as HTMLElement;
  expect(getComputedStyle(card).outlineStyle).toBe('solid');
});
