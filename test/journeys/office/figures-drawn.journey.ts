import { expect } from '@playwright/test';
import { addCustomer } from '../parts/add-customer.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

// A day on which nobody else sells.
const day = '2026-05-03';
const asked = (from: string, to: string) => `/figures?from=${from}&to=${to}&beside=none`;

test('A month by itself is a bar no wider than those of few', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await issueByWire(shop, { qty1: '10', rate1: '9,00,000.00', orderDate: '2026-11-20' });
  await page.goto(shop.origin + asked('2026-11-01', '2026-11-30'));
  const november = page.getByRole('group', { name: 'Sales a month' }).getByRole('link', { name: /^November 2026/ });
  await expect(november).toBeVisible();
  const bar = await november.locator('rect').nth(1).boundingBox();
  expect(bar?.width).toBeGreaterThan(40);
  // And the line around it.
  expect(bar?.width).toBeLessThanOrEqual(98);
});

test('The keys of a plot are printed in their colours', async ({ page, shop }) => {
  await issueByWire(shop, { qty1: '1', orderDate: '2026-11-20' });
  await page.goto(shop.origin + asked('2026-11-01', '2026-11-30'));
  await page.emulateMedia({ media: 'print' });
  const key = page
    .getByRole('region', { name: /^Sales/ })
    .locator('p i')
    .first();
  // Browsers print no ground of a box that does not ask for it.
  await expect(key).toHaveCSS('print-color-adjust', 'exact');
  await expect(key).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('The names of forty years do not touch each other, on a desk and on a phone', async ({ page, shop }) => {
  await issueByWire(shop, { qty1: '1', orderDate: '2026-11-20' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.origin + asked('1987-04-01', '2027-03-31'));
    const names = page
      .getByRole('group', { name: 'Sales a month' })
      .locator('text')
      .filter({ hasText: /^\d{4}-\d\d$/ });
    await expect(names.first()).toBeVisible();
    const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()));
    expect(boxes.length).toBeGreaterThan(4);
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index];
      expect((box?.x ?? 0) - ((before?.x ?? 0) + (before?.width ?? 0))).toBeGreaterThan(3);
    }
  }
});

test('What credit notes alone took back is an outline, of which no side is cut off', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const note = { type: 'credit', referenceNumber: 'OLD/31', originalDate: '2026-04-20', orderDate: day };
  await issueByWire(shop, { ...note, qty1: '10', rate1: '9,000.00' });
  await page.goto(shop.origin + asked(day, day));
  const products = page.getByRole('region').filter({ hasText: 'By product of the lines.' });
  await expect(products.getByRole('row').first()).toContainText('−');
  const bar = products.locator('svg').first();
  // The line stands half outside of the drawing, and is as thick at the sides, which are drawn many times as narrow.
  await expect(bar).toHaveCSS('overflow', 'visible');
  const outline = bar.locator('rect');
  await expect(outline).toHaveCSS('fill', 'none');
  await expect(outline).toHaveCSS('vector-effect', 'non-scaling-stroke');
  const sales = page.getByRole('group', { name: 'Sales a month' });
  const zero = await sales.locator('g').filter({ hasText: /^0$/ }).locator('path').boundingBox();
  const below = await sales.getByRole('link').locator('rect, path').nth(1).boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((zero?.y ?? 0) - 2);
  expect(below?.height).toBeGreaterThan(20);
});

test('Long names are whole on a phone and on paper, where the texts of a wide plot are drawn larger', async ({
  page,
  shop,
}) => {
  const buyerAddress = 'Sample Traders and Sons of the Model Town Private Limited\n4 Model Road\nNew Delhi 110031';
  await addCustomer(shop, { billingAddress: buyerAddress, gstin: '' });
  await issueByWire(shop, { buyerAddress, qty1: '10', rate1: '9,00,000.00', orderDate: '2026-05-04' });
  const name = page.getByRole('rowheader', { name: 'Sample Traders and Sons of the Model Town Private Limited' });
  const isWhole = () => name.evaluate((cell) => cell.scrollWidth <= cell.clientWidth && cell.scrollHeight > 30);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.origin + asked('2026-05-04', '2026-05-04'));
  await expect.poll(isWhole).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  const tick = page.getByRole('group', { name: 'Sales a month' }).locator('text').first();
  await expect(tick).toHaveCSS('font-size', '12.5px');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 900 });
  await expect.poll(isWhole).toBe(true);
  await expect(tick).toHaveCSS('font-size', '19px');
});
