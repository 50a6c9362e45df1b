import { expect } from '@playwright/test';
import { test } from '../parts/shared-shop.ts';

test('A page that stays open says when the server has a new version, and loads it at a press without losing the form', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await page.goto(`${shop.origin}/taxinvoice`);
  await page.getByLabel('Destination').fill('Puri');
  const strip = page.getByRole('complementary', { name: 'This device' });
  await expect(strip).toBeAttached();
  // Eleven minutes with the same version, and then with another one.
  const looked = page.waitForResponse(`${shop.origin}/operations`);
  await page.clock.runFor(661_000);
  // The page has its text, and has compared it.
  await (await looked).finished();
  await page.evaluate(() => fetch('/operations').then((answer) => answer.text()));
  await page.clock.runFor(1000);
  await expect(strip).not.toContainText('A new version is ready.');
  await page.route(`${shop.origin}/operations`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/start-office-[\w-]+\.js/g, 'start-office-Another1.js');
    await route.fulfill({ response: answer, body });
  });
  await page.clock.runFor(661_000);
  await expect(strip).toContainText('A new version is ready.');
  await strip.getByRole('button', { name: 'Load it' }).press('Enter');
  await expect(strip).not.toContainText('A new version is ready.');
  await expect(page.getByLabel('Destination')).toHaveValue('Puri');
});
