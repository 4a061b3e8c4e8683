import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './Icon.tsx';

test('is decoration in the colour of the words beside it', async () => {
  const screen = await render(
    <button type="button" aria-label="Next" style={{ color: 'rgb(1, 2, 3)' }}>
      <Icon name="arrow-right" />
    </button>,
  );
  const icon = screen.container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon && getComputedStyle(icon).stroke).toBe('rgb(1, 2, 3)');
  expect(icon?.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 });
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Next');
});
