/** What the specification fixes is on the pages that it names, as the content says it (`content/fixed.ts`). */
import { expect, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { contentFiles } from '../../content/checks/content-files.ts';
import { stepsOf, valueAt } from '../../content/checks/value-at.ts';
import { figureText } from '../../content/figures/named-figures.ts';
import { type FixedValue, fixed } from '../../content/fixed.ts';
import { builtFiles, textOf } from '../visit/built-files.ts';
import { given } from '../visit/given.ts';

/** What stands between the tags, with the spaces that elements leave and without what typesetting adds. */
function visibleText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/placeholder="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
}

/** What a page says for a fixed value: the content's present text or figure there, or the words that it must contain. */
function shownFor(file: string, path: string, value: FixedValue): string {
  if (typeof value === 'object' && 'contains' in value) return value.contains;
  const found = valueAt(contentFiles(plainContent).find(([name]) => name === file)?.[2], stepsOf(path));
  if (typeof found === 'string') return found;
  return figureText({ value: found as number | { from: number; to: number } }).mn;
}

/** Addresses are in links; which fact a strip names shows in its value. */
const isText = (path: string) => !/\.(address|fact)$/.test(path);

const pages = [...new Set(fixed.flatMap(({ on }) => on))];

for (const page of pages) {
  test(`${page} shows what is fixed for it`, () => {
    const text = visibleText(textOf(`${page}.html`));
    const expected = fixed
      .filter(({ on }) => on.includes(page))
      .flatMap(({ file, values }) =>
        Object.entries(values)
          .filter(([path]) => isText(path))
          .map(([path, value]) => shownFor(file, path, value)),
      );
    expect(expected.length).toBeGreaterThan(10);
    expect(expected.filter((each) => !text.includes(each))).toEqual([]);
  });
}

test('each paint has its swatch in the styles', () => {
  const html = textOf('/voyah/free.html').toLowerCase();
  for (const { swatch } of plainContent.paints) expect(html).toContain(`--swatch:${swatch.toLowerCase()}`);
});

test('the Dreamer links Interior and Feature where its sub-navigation says', () => {
  const { address } = given(plainContent.models['models/voyah-dreamer.json']?.subNavigation[1]);
  expect(textOf('/voyah/dreamer.html').split(`href="${address}"`).length - 1).toBeGreaterThanOrEqual(4);
});

test("every page below /voyah shows the brand's logo and tagline, the about page too", () => {
  const { subBanner } = given(plainContent.brands['brands/voyah.json']);
  const tagline = 'tagline' in subBanner ? subBanner.tagline.mn : '';
  expect(tagline).not.toBe('');
  const pages = builtFiles(/^\/voyah\/(?!.*404).*\.html$/);
  expect(pages).toContain('/voyah/about.html');
  expect(pages.filter((page) => !textOf(page).includes(tagline))).toEqual([]);
});
