/** What is not known, and what the showroom will find out, is said once on a page: said again, it reads like an excuse. */
import { expect, test } from '@playwright/test';
import { URLS } from '../visit/urls.ts';

const ONCE = [
  /before you order/gi,
  /depends? on the version/gi,
  /хэлж өгнө/giu,
  /тодруулж өгнө/giu,
  /хувилбараас хамаар/giu,
];
const UNSEEN = /<(script|style|template)\b.*?<\/\1>|<[^>]+>/gs;

for (const url of URLS) {
  test(`${url} does not excuse itself twice`, async ({ request }) => {
    const text = (await (await request.get(url)).text()).replaceAll(UNSEEN, ' ');
    expect(text.length).toBeGreaterThan(500);
    const counts = ONCE.map((words) => [words.source, text.match(words)?.length ?? 0] as const);
    expect(counts.filter(([, count]) => count > 1)).toEqual([]);
  });
}
