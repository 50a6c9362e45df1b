import { expect } from '@playwright/test';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { monthOf, neighbours, periodDays, periodName } from '#domain/returns/period.ts';
import { addCustomer } from '../parts/add-customer.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/shared-shop.ts';
import { today } from '../parts/today.ts';

const year = '/figures?from=2026-04-01&to=2027-03-31';

/** An invoice of one product, of 90 lakh without GST: its customer is among the largest, whatever other journeys sold. */
function plotted(product: string, orderDate: string) {
  return { productname1: product, qty1: '10', rate1: '9,00,000.00', gst1: '18', orderDate };
}

test('An owner reads by keyboard how it goes, and each figure opens the documents behind it, to the paisa', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const billingAddress = 'Plotted Sample Traders\n4 Model Road\nNew Delhi 110031';
  await addCustomer(shop, { billingAddress, gstin: '' });
  const first = await issueByWire(shop, { buyerAddress: billingAddress, ...plotted('Wallpaper', '2026-11-20') });
  await page.goto(shop.origin + year);
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sales a month' }).getByRole('link').first()).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const sales = page.getByRole('group', { name: 'Sales a month' });
  const november = sales.getByRole('link', { name: /^November 2026/ });
  await november.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(sales.getByRole('link', { name: /^October 2026/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(november).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-30.*list=documents/);
  await expect(page.getByRole('heading', { name: /^Sales, 01\/11\/2026 to 30\/11\/2026: ₹ / })).toBeVisible();
  await expect(page.getByRole('link', { name: first })).toHaveAttribute('href', /^\/document\//);
  await expectAccessible(page);

  await page.goBack();
  // Its heading is a sentence, which may name a customer alone.
  const customers = page.getByRole('region').filter({ hasText: 'By customer.' });
  await customers.getByRole('link', { name: 'Plotted Sample Traders' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Plotted Sample Traders, .*: ₹ 90,00,000\.00$/ })).toBeVisible();
  await page.getByRole('link', { name: 'All figures of these days' }).press('Enter');

  // What a table has is what the plot shows.
  const plot = page.getByRole('region', { name: /^Sales/ });
  await plot.getByRole('button', { name: 'As a table' }).press('Enter');
  await expect(plot.getByRole('row', { name: /^November 2026/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('figures.xlsx');

  // The sums since the beginning say until when.
  const received = page.getByRole('region').filter({ hasText: 'With GST, added up from' });
  await expect(received.getByRole('link', { name: /^Until the end of October 2026: invoiced / })).toHaveAttribute(
    'href',
    '/receipts?from=2026-04-01&to=2026-10-31',
  );
  await received.getByRole('button', { name: 'As a table' }).press('Enter');
  await expect(received.getByRole('row', { name: /^the end of October 2026/ })).toBeVisible();

  // The filters are in the address; days that make no sense ask for nothing.
  await page.getByLabel('Amounts').selectOption('With GST');
  await expect(page).toHaveURL(/value=gst/);
  await page.getByLabel('Period').selectOption('Days of your own');
  const to = page.getByLabel('To', { exact: true });
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('01/04/2026');
  await expect(to).toHaveValue('31/03/2027');
  await to.fill('01/01/2020');
  await to.press('Tab');
  await expect(page.getByText('before the first day')).toBeVisible();
  await expect(page).not.toHaveURL(/2020/);
  // Nor does a day that is still being typed.
  const good = page.url();
  await to.fill('15/');
  await expect(page.getByText('before the first day')).toHaveCount(0);
  await expect(plot).toBeVisible();
  await page.getByLabel('Amounts').selectOption('Taxable value');
  const usual = new URL(good);
  usual.searchParams.delete('value');
  await expect(page).toHaveURL(usual.href);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('On a phone six months are drawn at a time; days without an invoice say what will stand there', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await issueByWire(shop, plotted('Wallpaper', '2026-11-20'));
  await page.goto(shop.origin + year);
  const sales = page.getByRole('group', { name: 'Sales a month' });
  await expect(sales.getByRole('link')).toHaveCount(6);
  await expect(sales.getByRole('link', { name: /^November 2026/ })).toBeVisible();
  await page
    .getByRole('region', { name: /^Sales/ })
    .getByRole('button', { name: 'Earlier' })
    .press('Enter');
  await expect(sales.getByRole('link', { name: /^April 2026/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.goto(`${shop.origin}/figures?from=1986-04-01&to=1987-03-31&beside=none`);
  await expect(page.getByText('Nothing was sold from 01/04/1986 to 31/03/1987')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make a tax invoice' })).toHaveAttribute('href', '/taxinvoice');
  await page.goto(`${shop.origin}/figures?from=1987-04-01&to=2027-03-31`);
  await expect(sales.getByRole('link', { name: /^2026-27/ })).toBeVisible();
});

test('Operations says how it goes, and stays whole where that cannot be told; each sentence leads on', async ({
  page,
  shop,
  announce,
}) => {
  announce(503);
  await page.setViewportSize({ width: 390, height: 844 });
  for (let count = 0; count < 5; count++) await issueByWire(shop, plotted('Wallpaper', today()));
  await page.goto(`${shop.origin}/operations`);
  const told = page.getByRole('region', { name: 'How it goes' });
  await expect(told.getByRole('link').first()).toBeVisible();
  await expect(told.getByText('This financial year, until today')).toBeVisible();
  expect(await told.getByRole('link').count()).toBeLessThanOrEqual(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await told.getByRole('link', { name: / more was invoiced than came in/ }).press('Enter');
  // Until today, which the day book's address need not say.
  await expect(page).toHaveURL(`${shop.origin}/receipts?from=${financialYear(today()).slice(0, 4)}-04-01`);

  await page.route('**/api/figures/sentences', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), reckoningSince: '2025-05-03' } });
  });
  await page.goto(`${shop.origin}/operations`);
  await expect(page.getByText(/^What was issued since 03\/05\/2025 is being reckoned/)).toBeVisible();

  await page.route('**/api/figures/sentences', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
  await page.goto(`${shop.origin}/operations`);
  await expect(page.getByRole('heading', { name: 'Recent documents' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting' })).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect(page.getByText('Away.')).toHaveCount(0);
});

test('The page of a customer shows the months, and each opens the documents of that month', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const billingAddress = 'Monthly Model Rooms\n5 Model Road\nNew Delhi 110031';
  const { id } = await addCustomer(shop, { billingAddress, gstin: '' });
  const now = today();
  const number = await issueByWire(shop, { buyerAddress: billingAddress, ...plotted('Wallpaper', now) });
  const [month, before] = [monthOf(now), neighbours(monthOf(now), 'monthly').before].map(periodName);
  await page.goto(`${shop.origin}/customers/${id}`);
  const plot = page.getByRole('region', { name: 'Bought in twelve months: 90.0 lakh' });
  const latest = plot.getByRole('link', { name: `${month} so far: 90.0 lakh` });
  await expect(latest).toBeVisible();
  await plot.getByRole('button', { name: 'As a table' }).press('Enter');
  await expect(plot.getByRole('row', { name: `${month} 90.0` })).toBeVisible();
  await expectAccessible(page);
  await plot.getByRole('button', { name: 'As a table' }).press('Enter');
  await plot.getByRole('link', { name: new RegExp(`^${before}`) }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(latest).toBeFocused();
  await page.keyboard.press('Enter');
  const { from, to } = periodDays(monthOf(now));
  const heading = `Monthly Model Rooms, ${formatDate(from)} to ${formatDate(to)}: ₹ 90,00,000.00`;
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
});
