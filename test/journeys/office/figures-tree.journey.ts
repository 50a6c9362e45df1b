import { expect } from '@playwright/test';
import type { FiguresAnswer } from '#contract/figures/figures.ts';
import { products } from '#domain/catalogue/opening/products.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';

const year = '/figures?from=2026-04-01&to=2027-03-31';

test('A screen reader hears the name of a plot, each month with its figure, and the same as a table', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await issueByWire(shop, { qty1: '10', rate1: '9,00,000.00', orderDate: '2026-11-20' });
  await page.goto(shop.origin + year);
  // A month may be below zero: other journeys of this shop write credit notes.
  const plot = page.getByRole('region', { name: /^Sales/ });
  await expect(plot).toMatchAriaSnapshot(`
    - region /^Sales/:
      - heading /^Sales/ [level=2]
      - text: /01\\/04\\/2026 to /
      - button "As a table"
      - group "Sales a month":
        - 'link /^April 2026: −?[\\d.]+/'
        - 'link /^May 2026: −?[\\d.]+/'
        - 'link /^June 2026: −?[\\d.]+/'
        - 'link /^July 2026: −?[\\d.]+/'
        - 'link /^August 2026: −?[\\d.]+/'
        - 'link /^September 2026: −?[\\d.]+/'
        - 'link /^October 2026: −?[\\d.]+/'
        - 'link /^November 2026( so far)?: −?[\\d.]+/'
  `);
  await plot.getByRole('button', { name: 'As a table' }).press('Enter');
  await expect(plot).toMatchAriaSnapshot(`
    - button "As a table" [pressed]
    - table:
      - rowgroup:
        - row:
          - columnheader "Month"
          - columnheader "Sales"
      - rowgroup:
        - row:
          - rowheader "April 2026"
          - cell /^−?[\\d.]+$/
  `);
  await expect(plot.getByRole('rowheader')).toHaveCount(12);
});

test('The others of a plot open the documents of what it does not name, to the paisa', async ({ page, shop }) => {
  for (const [index, { name }] of products.slice(0, 9).entries())
    await issueByWire(shop, {
      productname1: name,
      qty1: '10',
      rate1: `${20 - index},00,000.15`,
      orderDate: '2026-11-19',
    });
  await page.goto(`${shop.origin}/figures?from=2026-11-19&to=2026-11-19`);
  const plot = page.getByRole('region').filter({ hasText: 'By product of the lines.' });
  const others = plot.getByRole('row').filter({ hasText: / others/ });
  await others.getByRole('link', { name: /^\d+ others$/ }).press('Enter');
  await expect(page).toHaveURL(/others=product/);
  const heading = page.getByRole('heading', { name: /^Other products, 19\/11\/2026 to 19\/11\/2026: ₹ / });
  await expect(heading).toBeVisible();
  const rupees = (await heading.textContent())?.replace(/^.*₹ /, '').replaceAll(',', '');
  const asked = await page.request.get(`${shop.origin}/api/figures?from=2026-11-19&to=2026-11-19`, {
    headers: { Authorization: `Bearer ${shop.token}` },
  });
  const { products: sold } = (await asked.json()) as FiguresAnswer;
  expect(Math.round(Number(rupees) * 100)).toBe(sold.others.net);
  const cells = await page.getByRole('table').locator('tbody tr').allTextContents();
  expect(cells.length).toBeGreaterThan(0);
});
