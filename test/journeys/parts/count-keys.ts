import type { Page } from '@playwright/test';

/** Counts the keys that go down in the page from now on, a chord by each of its keys: `await countKeys(page)` → `await keys()` → 8. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.keysDown = '0';
    window.addEventListener('keydown', () => (dataset.keysDown = String(Number(dataset.keysDown) + 1)), true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.keysDown));
}
