import type { Page } from '@playwright/test';

/** How far things have moved by themselves since the page came, as the browser counts it; asked for at the end. */
export async function sumShifts(page: Page): Promise<() => Promise<number>> {
  const sum = await page.evaluateHandle(() => {
    const moved = { by: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.by += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    return moved;
  });
  return async () => {
    // Two frames, so that what was drawn last has been counted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return sum.evaluate(({ by }) => by);
  };
}
