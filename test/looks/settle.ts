import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Waits until the calls of a page have ended, as `watchCalls` knows them; null where they are held for ever. */
export type Quiet = (() => Promise<void>) | null;

/** Counts the calls of a page from now on. What it answers waits until for 150 ms none is under way, ten seconds at most. */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request));
  return async () => {
    for (let waited = 0, quiet = 0; quiet < 150 && waited < 10_000; waited += 25) {
      await pause(25);
      quiet = open.size === 0 ? quiet + 25 : 0;
    }
  };
}

/**
 * Waits until nothing more changes by itself: no call is under way, all pictures of the page have come, also those far down,
 * and its letters are there.
 */
export async function settle(page: Page, quiet: Quiet): Promise<void> {
  await quiet?.();
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (let at = innerHeight; at < Math.min(document.documentElement.scrollHeight, 20_000); at += innerHeight) {
      scrollTo(0, at);
      await frame();
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    // One that nobody can see is never fetched.
    const seen = [...document.images].filter((image) => image.getClientRects().length > 0);
    const decoded = Promise.all(seen.map((image) => image.decode().catch(() => {})));
    await Promise.race([decoded, new Promise((done) => setTimeout(done, 5000))]);
    await frame();
    await frame();
  });
}
