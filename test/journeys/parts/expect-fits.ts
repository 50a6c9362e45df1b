import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';

/** Looks on a desk, a tablet and a phone. The window is the phone's then: a walk that goes on there need not be walked three times. */
export async function onEachScreen(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height });
    await look(width);
  }
}

/** On each screen the page is as wide as its window, everybody can use it, and what is used next can be seen. */
export function expectFits(page: Page, ...next: Locator[]): Promise<void> {
  return onEachScreen(page, async (width) => {
    for (const used of next) await expect(used, `at ${width}`).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });
}
