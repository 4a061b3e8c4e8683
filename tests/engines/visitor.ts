import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Driver, Key, Point, Pointer } from './driver.ts';
import type { Relay } from './relay.ts';
import type { Size } from './windows.ts';

/** After this time a page is asked once more, in milliseconds. */
const ANSWER_MS = 5000;

/** To be run in the page: where it is and what it attends to, for whoever reads why a wait was in vain. */
const whereabouts = () =>
  `At ${location.href}, ${document.readyState}, ${document.hasFocus() ? '' : 'not '}in use, the focus on ${document.activeElement?.outerHTML.slice(0, 120)}`;

/** Somebody who uses the site in one of the engines. */
export class Visitor {
  readonly #driver: Driver;
  readonly #relay: Relay;
  #origin: string;

  constructor(driver: Driver, relay: Relay) {
    this.#driver = driver;
    this.#relay = relay;
    this.#origin = relay.origin;
  }

  /** Turns to an empty page, before a test. */
  begin(): Promise<void> {
    this.#origin = this.#relay.origin;
    return this.#driver.begin();
  }

  /** Knows the site by its other name until the next test: nothing of it has been kept. */
  comeAnew(): void {
    this.#origin = this.#relay.otherOrigin;
  }

  /** Evaluates a function in the page; its arguments and its result are plain data. */
  run<Arguments extends unknown[], Result>(
    script: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ): Promise<Result> {
    return this.#driver.evaluate(`(${script})(...${JSON.stringify(given)})`) as Promise<Result>;
  }

  /** Evaluates what may be asked again: WebKit's driver never answers for a page that is put away for Back just then. */
  #ask<Arguments extends unknown[], Result>(
    question: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ): Promise<Result> {
    let isAnswered = false;
    const first = this.run(question, ...given).finally(() => {
      isAnswered = true;
    });
    // A machine that is merely busy may answer the first question after all.
    const second = wait(ANSWER_MS, undefined, { ref: false }).then(() =>
      isAnswered ? first : this.run(question, ...given),
    );
    return Promise.race([first, second]);
  }

  /** Loads a page as it comes. */
  async load(url: string, size: Size): Promise<void> {
    await this.#driver.resize(...size);
    await this.#driver.load(`${this.#origin}${url}`);
  }

  /** Loads a page of another server, such as that of the editor. */
  async loadElsewhere(address: string, size: Size): Promise<void> {
    await this.#driver.resize(...size);
    await this.#driver.load(address);
  }

  /** Loads a page and waits until every island of it is hydrated. */
  async open(url: string, size: Size): Promise<void> {
    await this.load(url, size);
    await this.hydrated();
  }

  /** Touches every island as a visitor would, and waits until all of them are hydrated. */
  async hydrated(): Promise<void> {
    await this.sees('a hydrated island', () => document.querySelector('[data-island][data-hydrated]') !== null);
    await this.sees('every island hydrated', () => {
      const waiting = document.querySelectorAll('[data-island]:not([data-hydrated])');
      for (const island of waiting) island.dispatchEvent(new FocusEvent('focusin'));
      return document.readyState === 'complete' && waiting.length === 0;
    });
  }

  resize(size: Size): Promise<void> {
    return this.#driver.resize(...size);
  }

  /** Waits until the condition holds in the page, whichever page that is by then. */
  async sees<Arguments extends unknown[]>(
    what: string,
    condition: (...given: Arguments) => unknown,
    ...given: Arguments
  ): Promise<void> {
    // A page that is being left cannot be asked.
    const ask = () => this.#ask(condition, ...given).then(Boolean, () => false);
    const seen = expect.poll(ask, { message: what, intervals: [50, 100, 200], timeout: 20_000 }).toBe(true);
    await seen.catch(async (error: Error) => {
      error.message += `\n${await this.#ask(whereabouts).catch(() => 'The page does not answer.')}`;
      throw error;
    });
  }

  /** Waits until the address of the page ends with this: path, query and fragment. */
  async isAt(url: string): Promise<void> {
    const ask = () =>
      this.#ask(() => location.pathname + location.search + location.hash).catch(() => 'on the way to another page');
    await expect.poll(ask, { intervals: [50, 100, 200], timeout: 20_000 }).toBe(url);
    await this.sees('the page loaded', () => document.readyState === 'complete');
  }

  /** Waits until something is shown, or hidden. */
  async shows(selector: string, isShown = true): Promise<void> {
    await this.sees(
      `${selector} ${isShown ? 'shown' : 'hidden'}`,
      (wanted, expected) => {
        const shown = [...document.querySelectorAll(wanted)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
        return shown === expected;
      },
      selector,
      isShown,
    );
  }

  /** The middle of what is seen of the first such element, brought into the window and at rest. */
  async #place(selector: string): Promise<Point> {
    let still = 0;
    let last: Point = { x: Number.NaN, y: Number.NaN };
    // Measured from here: without scripts a page has neither frames nor timers to wait for.
    let cover: string | undefined | null;
    for (let round = 0; round < 100; round += 1) {
      const at = await this.run(middleOf, selector);
      still = at.x === last.x && at.y === last.y ? still + 1 : 0;
      last = at;
      if (still >= 3) {
        // A menu that has just opened is unrolled; until then its end does not take a press.
        cover = await this.run(coverOf, selector, last);
        if (cover === undefined || cover === null) return last;
      }
      await wait(20);
    }
    if (cover !== undefined && cover !== null) throw new Error(`${selector} is covered by ${cover}.`);
    return last;
  }

  async click(selector: string, pointer: Pointer = 'mouse'): Promise<void> {
    await this.#driver.point([await this.#place(selector)], pointer);
  }

  /** Waits until no animation runs that has an end. */
  async resting(): Promise<void> {
    await this.sees('everything at rest', () => {
      const running = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
      return running.every(({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations !== 1);
    });
  }

  /** Presses on an element, moves sideways and lets go. */
  async drag(selector: string, by: number, pointer: Pointer = 'mouse'): Promise<void> {
    const from = await this.#place(selector);
    const steps = [0.25, 0.5, 0.75, 1].map((part) => ({ x: from.x + by * part, y: from.y }));
    await this.#driver.point([from, ...steps], pointer);
  }

  async wheel(selector: string, by: Point): Promise<void> {
    await this.#driver.wheel(await this.#place(selector), by);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Goes to another page of the site as a link does. */
  async follow(url: string): Promise<void> {
    await this.run((address) => void setTimeout(() => location.assign(address)), url);
  }

  /** What the browser's own button does. */
  async goBack(): Promise<void> {
    await this.run(() => void setTimeout(() => history.back()));
  }

  async goForward(): Promise<void> {
    await this.run(() => void setTimeout(() => history.forward()));
  }

  async reload(): Promise<void> {
    await this.run(() => {
      document.documentElement.dataset.old = '';
      setTimeout(() => location.reload());
    });
    await this.sees('the page again', () => {
      return document.documentElement.dataset.old === undefined && document.readyState === 'complete';
    });
  }

  /** Brings an element into the window: WebKit counts as hidden what is skipped because it is far from there. */
  lookAt(selector: string): Promise<void> {
    return this.run((wanted) => document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant' }), selector);
  }

  scrollTo(top: number): Promise<void> {
    return this.run((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  }

  /** Scrolls to the end a window at a time, so that everything lazy is asked for. */
  scrollToEnd(): Promise<void> {
    return this.run(async () => {
      const end = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      for (let windows = 0; windows < 60 && !end(); windows += 1) {
        scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
        for (let at = 0; at < 3; at += 1) await new Promise(requestAnimationFrame);
      }
    });
  }

  /** How far the page can be scrolled sideways. */
  sideways(): Promise<number> {
    return this.run(() => document.documentElement.scrollWidth - innerWidth);
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  /** What went wrong in the pages since this was last asked. */
  takeTroubles(): string[] {
    return this.#relay.takeTroubles();
  }

  /** Cuts the site off, as a network can be, or brings it back. */
  cut(isCut: boolean): void {
    this.#relay.cut(isCut);
  }

  /** Keeps back what the site answers to addresses with this in them. */
  hold(part: string): ReturnType<Relay['hold']> {
    return this.#relay.hold(part);
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

/** Brings the first such element that is shown into the window and gives the middle of what is seen of it. Runs in the page. */
function middleOf(selector: string): Point {
  const element = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  if (element === undefined) throw new Error(`There is no ${selector} to be seen.`);
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const middle = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2;
  return { x: middle(box.left, box.right, innerWidth), y: middle(box.top, box.bottom, innerHeight) };
}

/** What lies over such elements at a point; nothing where the point is theirs. Runs in the page. */
function coverOf(selector: string, { x, y }: Point): string | undefined {
  const hit = document.elementFromPoint(x, y);
  const isOwn = [...document.querySelectorAll(selector)].some((each) => each.contains(hit) || hit?.contains(each));
  return isOwn ? undefined : (hit?.outerHTML.slice(0, 200) ?? 'nothing');
}
