import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Actions, Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../setup/engines.mjs';
import type { Driver, EngineOptions, Key } from './driver.ts';

/** A folder of the package, which `import` does not find. */
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

const KEYS: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
};

/** The browser's own buttons, as small as they get: they would keep its window wider than a phone. */
const SMALL_BUTTONS = `toolbar *, headerbar *, button, entry, entry *, image {
  font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.1);
}`;

/** The package's types do not name it. */
type Wheel = { scroll: (x: number, y: number, deltaX: number, deltaY: number) => Actions };

/** How long a page or a script in it may take on a machine that is busy with something else, in milliseconds. */
const PATIENCE_MS = 90_000;

/** Starts WebKitGTK's small browser on a screen of its own, driven by its WebDriver. */
export async function startWebKit({ withoutScripts = false, reducedMotion = false }: EngineOptions): Promise<Driver> {
  const { driver: program, browser } = findWebKit();
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), SMALL_BUTTONS);
  const animations = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`;
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), animations);

  const screen = await startScreen();
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings, NO_AT_BRIDGE: '1' })
    .build();
  const args = ['--automation', ...(withoutScripts ? ['--enable-javascript=false'] : [])];
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } }),
    )
    .build();
  await driver.manage().setTimeouts({ script: PATIENCE_MS, pageLoad: PATIENCE_MS });
  let turned = { x: 0, y: 0 };
  return {
    // Another tab: the site keeps the colour and the order of a visit in the storage of its tab.
    async begin() {
      const before = await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      const now = await driver.getWindowHandle();
      await driver.switchTo().window(before);
      await driver.close();
      await driver.switchTo().window(now);
    },
    load: (address) => load(driver, address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    resize: (width, height) => resize(driver, width, height),
    async point([first, ...others], pointer = 'mouse') {
      if (pointer === 'touch') throw new Error('The driver of WebKitGTK has no touch.');
      const hand = driver
        .actions()
        .move({ ...whole(first), duration: 0, origin: Origin.VIEWPORT })
        .press();
      for (const each of others) hand.move({ ...whole(each), duration: 20, origin: Origin.VIEWPORT });
      await hand.release().perform();
    },
    async wheel(at, by) {
      const { x, y } = whole(at);
      // The driver passes on by how much a turn differs from the one before, also from one in a tab that is closed.
      turned = { x: turned.x + by.x, y: turned.y + by.y };
      await (driver.actions() as Actions & Wheel).scroll(x, y, turned.x, turned.y).perform();
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await service.kill();
      screen.process.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** How long the driver may be silent about a page before the page itself is asked, in milliseconds. */
const SILENCE_MS = 15_000;

/**
 * Loads a page. The driver has been silent until its time was up, as it can be where it is asked (`Visitor`). If the page says that it
 * stands at the address, is newer than the question and has loaded whole, that counts; one that never loads still fails.
 */
async function load(driver: WebDriver, address: string): Promise<void> {
  const asked = Date.now();
  const isThere = () =>
    driver.executeScript<boolean>(
      'return location.href === arguments[0] && performance.timeOrigin > arguments[1] && document.readyState === "complete"',
      address,
      asked,
    );
  let isTold = false;
  const told = driver.get(address).finally(() => {
    isTold = true;
  });
  const seen = async () => {
    do await wait(SILENCE_MS, undefined, { ref: false });
    while (!isTold && !(await isThere().catch(() => false)));
  };
  await Promise.race([told, seen()]);
}

/** WebDriver counts whole pixels. */
const whole = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

/** Sets the outer window so that the page gets exactly the size. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  let bars = 0;
  for (let round = 0; round < 20; round += 1) {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + bars });
    const [innerWidth, innerHeight] = await inner();
    if (innerWidth === width && innerHeight === height) return;
    bars += height - innerHeight;
    await wait(50);
  }
  throw new Error(`WebKit's window does not become ${width} × ${height}.`);
}

/** A screen in memory; it chooses its own number. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    process.once('error', reject);
    (process.stdio[3] as Readable).once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { display: `:${number}`, process };
}
