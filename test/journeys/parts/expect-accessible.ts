import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Holds the page against all of axe's rules. While the product list is open its kit hides the rest of the page from
 * screen readers: then the rules of WCAG alone, with the one exception that this needs, which must still be needed.
 */
export async function expectAccessible(page: Page, { listOpen = false } = {}): Promise<void> {
  // A colour half-way to the next has a contrast that nobody reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  // In one go, without a second page that puts the results of several frames together: no frame on our pages is ours.
  // Nor is there a rule that needs the texts of styles, sounds or films fetched again.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (listOpen ? axe.withTags(wcag) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  const excepted = listOpen ? found.filter((line) => line.startsWith('aria-hidden-focus')) : [];
  expect(found.filter((line) => !excepted.includes(line))).toEqual([]);
  if (listOpen) expect(excepted).toHaveLength(1);
}
