/** An island that throws, whichever it is: its place says so, its button brings it back, and the rest of the page stays. */
import { expect, type Page, test } from '@playwright/test';
import { plainContent } from '../../catalogue/checked-content.ts';
import { type IslandName, islands } from '../../src/browser/islands.ts';
import { builtFiles, textOf } from '../visit/built-files.ts';
import { comeNear } from '../visit/hydrate.ts';
import { taken, URLS } from '../visit/urls.ts';
import { watchPage } from '../visit/watch-page.ts';

type Breakable = Window & { isBroken?: boolean };

/** Puts in the place of an island's component one that throws, until the page sets `isBroken` to false. */
async function breakIsland(page: Page, name: IslandName, thrown: string): Promise<string> {
  const url = URLS.find((each) => each.startsWith('/en/') && textOf(`${each}.html`).includes(`data-island="${name}"`));
  const [file] = builtFiles(new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`));
  if (url === undefined || file === undefined) throw new Error(`No page shows the island ${name}.`);
  // Other scripts may share parts of this one, so only the component is another: as an export, or in a namespace.
  const exported = new RegExp(`[\\w$]+(?= as ${name}\\b)|(?<=\\b${name}:\\(\\)=>)[\\w$]+`, 'g');
  expect(textOf(file)).toMatch(exported);
  const broken = `function BROKEN() { if (window.isBroken !== false) throw ${thrown}; return 'It is back.'; }`;
  const body = `${broken}\n${textOf(file).replace(exported, 'BROKEN')}`;
  await page.route(`**${file}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  await page.goto(url);
  await comeNear(page, name);
  return url;
}

// The others' scripts are missed in `chunks.test.ts`.
for (const name of taken(Object.keys(islands) as IslandName[], 0)) {
  test(`${name} that throws leaves the rest of the page, and its button brings it back`, async ({ page }) => {
    const { exceptions } = await watchPage(page);
    await breakIsland(page, name, "new Error('broken part')");
    const island = page.locator(`[data-island="${name}"]`).first();
    const failure = island.getByRole('alert');
    await expect(failure).toContainText(plainContent.messages.sectionBoundary.sentence.en);
    await expect(island.getByText('broken part')).toBeAttached();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('footer a[href]').first()).toBeAttached();
    const others = page
      .locator(`[data-island]:not([data-island="${name}"]) [role="alert"]`)
      .filter({ hasText: /could not/ });
    await expect(others).toHaveCount(0);
    // From here on others of the same kind would hydrate as something else than their HTML.
    expect(exceptions).toEqual([]);
    await page.evaluate(() => {
      (window as Breakable).isBroken = false;
    });
    await island.getByRole('button', { name: plainContent.messages.sectionBoundary.retry.en }).dispatchEvent('click');
    await expect(island.getByText('It is back.')).toBeAttached();
    await expect(failure).toHaveCount(0);
  });
}

test('what is thrown and is no error has the fixed text in its details', async ({ page }) => {
  await breakIsland(page, 'ColourPicker', "'a text'");
  const island = page.locator('[data-island="ColourPicker"]');
  await island.locator('summary').click();
  await expect(island.getByText('Unhandled Thrown Error!')).toBeVisible();
});
