import { expect } from '@playwright/test';
import { test } from '../parts/bare-shop.ts';

// This shop has an ad tag: AW-123456789/AbC-D_e.
test.use({ loggedIn: false });

test('Specification 7, callback: after success, and not before, a conversion of value 1 in INR is told to the ad service: one picture, for the click that brought the visitor', async ({
  page,
  shop,
}) => {
  const asked: URL[] = [];
  await page.route('https://www.googleadservices.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({
      contentType: 'image/gif',
      body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
    });
  });
  await page.goto(`${shop.origin}/?gclid=Cj0KCQiA-x_y1234567890`);
  await page.goto(`${shop.origin}/callback`);
  await page.getByLabel('Email').fill('asha@example');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid Email');
  expect(asked).toEqual([]);
  await page.getByLabel('Email').fill('asha@example.com');
  const [request] = await Promise.all([
    page.waitForRequest('https://www.googleadservices.com/**'),
    page.getByRole('main').getByRole('button', { name: 'Submit' }).click(),
  ]);
  expect(request.resourceType()).toBe('image');
  await expect(page.getByRole('alert')).toContainText('Thank you');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.pathname).toBe('/pagead/conversion/123456789/');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    value: '1',
    currency_code: 'INR',
    label: 'AbC-D_e',
    gclaw: 'Cj0KCQiA-x_y1234567890',
  });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
