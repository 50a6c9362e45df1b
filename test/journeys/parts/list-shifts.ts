import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** What has moved by itself since the page came, as the browser counts it: how far, what, from where to where; asked for at the end. */
export async function listShifts(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const moved: string[] = [];
    const place = ({ x, y, width, height }: DOMRect) => `${width} by ${height} at ${x}, ${y}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const parts = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        moved.push(`${value}: ${parts.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return moved;
  });
  return async () => {
    // Two frames, so that what was drawn last has been counted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return seen.evaluate((moved) => [...moved]);
  };
}
