import type { Page } from '@playwright/test';

/** Answers in place of the map's host, which no test reaches, and says what it was asked for. */
export async function showMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map' });
  });
  return asked;
}
