import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { Disclosure } from './Disclosure.tsx';
import { openTarget } from './open-target.ts';

const questions = (
  <>
    <Disclosure as="h3" label="How long does it take?">
      <p>About ten weeks.</p>
    </Disclosure>
    <Disclosure as="h3" label="Can I try it?">
      <p>Yes, come by.</p>
    </Disclosure>
  </>
);

test('opens and closes with the keyboard, and leaves the others as they are', async () => {
  await render(questions);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('About ten weeks.')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('Yes, come by.')).toBeVisible();
  await expect.element(page.getByText('About ten weeks.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Yes, come by.')).not.toBeVisible();
});

test('what was opened before the scripts stays open', async () => {
  const { wake, complaints } = await hydrate(questions);
  await userEvent.click(page.getByText('Can I try it?'));
  await expect.element(page.getByText('Yes, come by.')).toBeVisible();
  await wake();
  expect(complaints).toEqual([]);
  await expect.element(page.getByText('Yes, come by.')).toBeVisible();
});

test('the whole line is the target', async () => {
  await render(questions);
  for (const line of document.querySelectorAll('summary')) {
    expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('a link to its anchor opens it, also where the browser leaves it closed', async () => {
  await render(
    <>
      <a href="#faq-time">How long?</a>
      <Disclosure id="faq-time" as="h3" label="How long does it take?">
        <p>About ten weeks.</p>
      </Disclosure>
    </>,
  );
  const { pathname, search } = location;
  await userEvent.click(page.getByRole('link', { name: 'How long?' }));
  await expect.element(page.getByText('About ten weeks.')).toBeVisible();
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = false;
  openTarget();
  expect(details.open).toBe(true);
  for (const hash of ['#nowhere', '#%E0%A4%A', '#']) {
    history.replaceState(history.state, '', `${pathname}${search}${hash}`);
    openTarget();
  }
  history.replaceState(history.state, '', `${pathname}${search}`);
});
