import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LocaleContext } from './LocaleContext.ts';
import { NamesContext } from './NamesContext.ts';
import { Phrase } from './Phrase.tsx';

test.each(['Buy now', 'Snow White', 'Available in 6 colors'])(
  'marks %j as English on a Mongolian page',
  async (text) => {
    const { container } = await render(<Phrase>{text}</Phrase>);
    expect(container.querySelector('span[lang="en"]')?.textContent).toBe(text);
  },
);

test.each(['Гадна тал', 'Voyah Free-ийн өнгө', '4905', '255/45 R20', 'м.х.', ''])(
  'leaves %j in the language of the page',
  async (text) => {
    const { container } = await render(<Phrase>{text}</Phrase>);
    expect(container.innerHTML).toBe(`<span>${text}</span>`);
  },
);

test('marks nothing on an English page', async () => {
  const { container } = await render(
    <LocaleContext value="en">
      <Phrase>Buy now</Phrase>
    </LocaleContext>,
  );
  expect(container.innerHTML).toBe('<span>Buy now</span>');
});

test('a name is not to be translated, a text that holds one is', async () => {
  const { container } = await render(
    <NamesContext value={new Set(['Voyah Free'])}>
      <Phrase>Voyah Free</Phrase>
      <Phrase>Order Voyah Free</Phrase>
    </NamesContext>,
  );
  expect(container.innerHTML).toBe(
    '<span lang="en" translate="no">Voyah Free</span><span lang="en">Order Voyah Free</span>',
  );
});
