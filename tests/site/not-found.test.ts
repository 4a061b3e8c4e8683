/** Links to an address that has no page: the Voyah Dreamer's interior and features, as its sub-navigation has them (record 30). */
import { expect, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { given } from '../visit/given.ts';
import { started } from '../visit/hydrate.ts';
import { taken } from '../visit/urls.ts';
import { watchPage } from '../visit/watch-page.ts';

const { notFound } = plainContent.pages;
const dreamer = given(plainContent.models['models/voyah-dreamer.json']);
/** The two tabs that lead nowhere. */
const labels = [1, 2].map((at) => given(dreamer.subNavigation[at]).label.en);

for (const [row, [edition, heading]] of [
  ['', notFound.heading.mn] as const,
  ['/en', notFound.heading.en] as const,
].entries()) {
  for (const [at, label] of labels.entries()) {
    for (const hasScripts of taken([true, false], row + at)) {
      test(`${edition}/voyah/dreamer: ${label} ${hasScripts ? 'with' : 'without'} scripts reaches the not-found screen`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: hasScripts });
        const page = await context.newPage();
        const { exceptions, errors } = await watchPage(page);
        await page.goto(`${edition}/voyah/dreamer`);
        if (hasScripts) await started(page);
        const link = page.locator(`nav a[href="${edition}/voyah/dreamer/inter"]:visible`).nth(at);
        await expect(link).toHaveText(new RegExp(label));
        const answered = page.waitForResponse(
          (response) => new URL(response.url()).pathname === `${edition}/voyah/dreamer/inter`,
        );
        await link.click();
        expect((await answered).status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveURL(`${edition}/voyah/dreamer/inter`);
        await expect(page.locator('html')).toHaveAttribute('data-brand', 'voyah');
        const models = page.locator('main ul').first().getByRole('link');
        expect(await models.evaluateAll((links) => links.map((each) => each.getAttribute('href')))).toEqual([
          `${edition}/voyah/free`,
          `${edition}/voyah/dreamer`,
        ]);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyah Dreamer');
        expect([...exceptions, ...errors]).toEqual([]);
        await context.close();
      });
    }
  }
}
