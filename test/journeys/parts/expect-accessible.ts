import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// Its package for Playwright sends the long form twice for each check: that was half of the time of a check.
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Holds the page against all of axe's rules. While the product list is open its kit hides the rest of the page from
 * screen readers: then the rules of WCAG alone, with the one exception that this needs, which must still be needed.
 */
export async function expectAccessible(page: Page, { listOpen = false } = {}): Promise<void> {
  const rules = listOpen ? { runOnly: wcag } : {};
  await restOf(page);
  let violations = await violationsOn(page, rules);
  if (violations.length > 0) {
    // A dialog may have faded in while axe read, and a colour half-way to the next has a contrast that nobody reads.
    await restOf(page);
    violations = await violationsOn(page, rules);
  }
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  const excepted = listOpen ? found.filter((line) => line.startsWith('aria-hidden-focus')) : [];
  expect(found.filter((line) => !excepted.includes(line))).toEqual([]);
  if (listOpen) expect(excepted).toHaveLength(1);
}

/** Waits until nothing on the page moves, except what moves for ever. */
async function restOf(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/** A document that was checked before has the script already. */
async function violationsOn(page: Page, rules: axe.RunOptions): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  // No frame on our pages is ours, no rule needs the texts of styles, sounds or films fetched again, and nobody reads selectors.
  const options: axe.RunOptions = {
    ...rules,
    ...{ resultTypes: ['violations'], selectors: false, preload: false, iframes: false },
  };
  return page.evaluate(async (given) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    return (await checker.run(document, given)).violations;
  }, options);
}
