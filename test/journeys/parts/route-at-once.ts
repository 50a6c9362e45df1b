import { type BrowserContext, expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';

/**
 * `route` comes back when the browser knows of the route; the process of an open page hears of it a little later. On a busy
 * machine a key that is pressed at once overtakes it: its call goes past the route, to the program. Here the way back is free
 * only when a call of the page itself was routed.
 */
export function routeAtOnce(context: BrowserContext): void {
  context.on('page', routePageAtOnce);
  const route = context.route.bind(context);
  context.route = async (...given: Parameters<typeof route>) => {
    const routed = await route(...given);
    const nothing = () => false;
    for (const page of context.pages()) {
      await page.route(nothing, () => {});
      await page.unroute(nothing);
    }
    return routed;
  };
}

function routePageAtOnce(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...given: Parameters<typeof route>) => {
    const routed = await route(...given);
    // A page that is loaded after this is routed from its start.
    if (!page.url().startsWith('http')) return routed;
    const probe = new URL(`${paths.healthz}?routed`, page.url()).href;
    const isProbe = ({ href }: URL) => href === probe;
    await route(isProbe, (asked) => asked.fulfill({ status: 204 }));
    // Past the route the program answers, with 200.
    const statusOf = async (address: string) => (await fetch(address)).status;
    await expect(async () => expect(await page.evaluate(statusOf, probe)).toBe(204)).toPass({ intervals: [10, 50] });
    await page.unroute(isProbe);
    return routed;
  };
}
