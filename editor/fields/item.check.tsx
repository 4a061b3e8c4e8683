import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { library } from '#/content/library.ts';
import type { Path } from '../state/paths.ts';
import { FormContext, type Mistake } from './form-context.ts';
import { Item } from './Item.tsx';
import { quietForm } from './quiet-form.ts';

/** The HTML of two items, the first of which holds the place that is looked for. */
function itemsOf(at: Path | undefined, wrong: string[] = [], isOpen = false): string {
  const mistakes = new Map(wrong.map((id): [string, Mistake[]] => [id, [{ reason: '', told: '' }]]));
  const form = quietForm({ file: 'pages/about.json', library, mistakes, ...(at && { at }) });
  return renderToStaticMarkup(
    <FormContext value={form}>
      {['first', 'second'].map((name, place) => (
        <Item key={name} path={['list', place]} title={name} isOpen={isOpen}>
          <p>field of the {name}</p>
        </Item>
      ))}
    </FormContext>,
  );
}

const fieldsIn = (html: string) => [...html.matchAll(/field of the (\w+)/g)].map(([, name]) => name);

test.each([
  ['of no item, where the place is elsewhere', ['heading'], [], []],
  ['of the item in which the place is', ['list', 1, 'title'], [], ['second']],
  ['of the item that is the place', ['list', 0], [], ['first']],
  ['of the item in which something is wrong', ['heading'], ['list/1/title/mn'], ['second']],
  ['of every item, where no place is looked for', undefined, [], ['first', 'second']],
] as [string, Path | undefined, string[], string[]][])('the fields are there %s', (_, at, wrong, there) => {
  expect(fieldsIn(itemsOf(at, wrong))).toEqual(there);
});

test('a few items are open from the beginning, and one that is wrong is marked and open', () => {
  expect(fieldsIn(itemsOf(['heading'], [], true))).toEqual(['first', 'second']);
  expect(itemsOf(['heading'], ['list/0'])).toMatch(/<details open="" data-wrong="true"><summary>first/);
});
