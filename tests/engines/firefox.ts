import puppeteer, { type KeyInput } from 'puppeteer-core';
import { FIREFOX } from '../../setup/engines.mjs';
import type { Driver, EngineOptions } from './driver.ts';

/** A mouse that hovers and points finely, as on a laptop: a Firefox without a screen would say that it has none. */
const FINE_MOUSE = 6;

/** Starts Firefox without a screen, driven by WebDriver BiDi. */
export async function startFirefox({ withoutScripts = false, reducedMotion = false }: EngineOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: {
      'javascript.enabled': !withoutScripts,
      // Scrollbars that lie over the page, as on phones: then every engine has the same room.
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'ui.primaryPointerCapabilities': FINE_MOUSE,
      'ui.allPointerCapabilities': FINE_MOUSE,
      // No other program opens for a prepared e-mail.
      'network.protocol-handler.external.mailto': false,
      'network.protocol-handler.warn-external.mailto': false,
    },
  });
  let context = await browser.createBrowserContext();
  let page = await context.newPage();
  return {
    async begin() {
      await context.close();
      context = await browser.createBrowserContext();
      page = await context.newPage();
    },
    load: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    async point([first, ...others], pointer = 'mouse') {
      if (pointer === 'touch') {
        await page.touchscreen.touchStart(first.x, first.y);
        for (const { x, y } of others) await page.touchscreen.touchMove(x, y);
        await page.touchscreen.touchEnd();
        return;
      }
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    async wheel({ x, y }, by) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaX: by.x, deltaY: by.y });
    },
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
