/** Where a browser darkens what it takes for light pages, paints stay what they are, and drawings do not vanish. */
import { expect, test } from '@playwright/test';
import { settled } from '../visit/settled.ts';

test('an automatic dark theme changes no paint, drawing, map or footer', async ({ page }) => {
  // Browsers darken pages for those who prefer dark ones.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto('/voyah/free');
  const cdp = await page.context().newCDPSession(page);
  for (const part of ['#colours', '#specification', '#winter', 'footer']) {
    const look = async (enabled: boolean) => {
      await cdp.send('Emulation.setAutoDarkModeOverride', { enabled });
      await settled(page);
      return page.screenshot();
    };
    await page.locator(part).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const light = await look(false);
    expect.soft((await look(true)).equals(light), part).toBe(true);
  }
});
