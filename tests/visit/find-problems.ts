import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it is now, one line for each rule and element; empty when there is nothing.
 * `part` looks at one element only. `without` leaves rules out. The engine is evaluated through the debugger, which the page's Content-Security-Policy does not hinder.
 */
export async function findProblems(page: Page, part?: string, without: string[] = []): Promise<string[]> {
  await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ selector, rules }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(selector ?? document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => ({ id, target: target.join(' ') })),
      );
      // The bar of buttons lies over what is out of the window: how large a target is counts where a visitor sees it.
      const isSmall = async (target: string) => {
        document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return (await axe.run(target, { runOnly: ['target-size'] })).violations.length > 0;
      };
      const { scrollX, scrollY } = window;
      const problems: string[] = [];
      for (const { id, target } of found) {
        if (id !== 'target-size' || (await isSmall(target))) problems.push(`${id}: ${target}`);
      }
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return problems;
    },
    { selector: part, rules: without },
  );
}
