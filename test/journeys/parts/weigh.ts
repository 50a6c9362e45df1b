import { expect, type Page } from '@playwright/test';

/** Bytes that the page has fetched since, as they came over the wire; asked for, it waits for what is still on its way. */
export async function weigh(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  const underway = new Set<string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId }) => underway.add(requestId));
  devtools.on('Network.loadingFailed', ({ requestId }) => underway.delete(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underway.delete(requestId);
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return async () => {
    await expect.poll(() => [...underway]).toEqual([]);
    return bytes;
  };
}
