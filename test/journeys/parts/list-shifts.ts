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
      // Asked for before the paint, and there only then; later the page is laid out with them, on a busy machine a second later.
      const letters = files.filter(({ name }) => name.endsWith('.woff2'));
      const late = letters.filter(({ startTime, responseEnd }) => startTime < paint && responseEnd > paint - 500);
      const isByLetters = (at: number) => late.some(({ responseEnd }) => at >= responseEnd && at < responseEnd + 1500);
      const times = letters.map(
        ({ name, startTime, responseEnd }) => `${name.slice(-40)} ${startTime} to ${responseEnd}`,
      );
      return moved
        .filter(({ at }) => !isByLetters(at))
        .map(({ at, text }) => `${text}; at ${at}, painted at ${paint}, letters ${times.join(', ')}`);
    });
  };
}
