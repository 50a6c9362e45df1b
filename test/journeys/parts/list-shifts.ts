import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * What has moved by itself since the page came, as the browser counts it: how far, what, from where to where; asked for at the end.
 * What moves because letters come after the first paint, as on a busy machine, is not among it.
 */
export async function listShifts(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const moved: { at: number; text: string }[] = [];
    const place = ({ x, y, width, height }: DOMRect) => `${width} by ${height} at ${x}, ${y}`;
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
        const parts = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        moved.push({ at: startTime, text: `${value}: ${parts.join('; ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return moved;
  });
  return async () => {
    // Two frames, so that what was drawn last has been counted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return seen.evaluate((moved) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // Asked for before the paint, and there only then; a moment later the page is laid out with them.
      const late = files.filter(
        (file) => file.name.endsWith('.woff2') && file.startTime < paint && file.responseEnd > paint - 100,
      );
      const isByLetters = (at: number) => late.some(({ responseEnd }) => at >= responseEnd && at < responseEnd + 500);
      return moved.filter(({ at }) => !isByLetters(at)).map(({ text }) => text);
    });
  };
}
