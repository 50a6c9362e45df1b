import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** The tab that opens for the PDF at such an address. Without windows Chromium has no viewer: the tab then only asks for it. */
export async function openPdfTab(context: BrowserContext, address: RegExp, open: () => Promise<void>): Promise<Page> {
  const isPdf = (request: Request) => request.isNavigationRequest() && address.test(request.url());
  const asked = context.waitForEvent('request', isPdf);
  const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
  const request = await asked;
  expect(request.frame().page() === tab).toBe(true);
  expect(await (await request.response())?.allHeaders()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  });
  return tab;
}
