import { expect } from '@playwright/test';
import { home } from '#test/specification/specified-firm.ts';
import { test } from '../parts/shared-shop.ts';

const required: [label: string, good: string][] = [
  ['Consignee Address', 'Sample Residency'],
  ['Buyer Address', 'Sample Hotels'],
  ['Reference No', 'AI/Q/318'],
  ['Dispatched Through', 'Road'],
  ['Destination', 'Cuttack'],
];

// An empty date is today again, so what can be wrong with one is what was typed.
const dates = ['Date', 'Buyer Date', 'Delivery Note Date'];

const laterRows = [
  'Please fill second product detail completely !!',
  'Please fill third product detail completely !!',
  'Please fill 4th product detail completely !!',
  'Please fill 5th product detail completely !!',
];

test('Specification 8, invoice validation: every message is said, in the summary of what is missing', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin}/taxinvoice`);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const summary = page.getByRole('alert');
  const refused = async (message: string) => {
    await page.keyboard.press('Control+Enter');
    await expect(summary.getByText(message, { exact: true })).toBeVisible();
  };

  // The form is there, and its keys are heard, once it has taken the focus.
  await expect(field('Tax State')).toBeFocused();
  for (const label of ['Tax State', 'Tax Type', ...required.map(([name]) => name)])
    await refused(`${label} is required`);
  await refused('Atleast fill one product detail completely !!');
  await field('Tax State').selectOption(home);
  await field('Tax Type').selectOption('state');
  for (const [label, good] of required) {
    await field(label).fill(good);
    await expect(summary).not.toContainText(`${label} is required`);
  }
  for (const label of dates) {
    await field(label).fill('31/02/2026');
    await refused(`${label} is not a date: enter DD/MM/YYYY`);
    await field(label).fill('');
  }
  await field('Line 1 Product').fill('Blinds');
  await field('Line 1 Product').press('Enter');
  await field('Line 1 Per').selectOption('pcs');
  await field('Line 1 GST').selectOption('18');
  await field('Line 1 Rate').fill('5');
  await refused('Atleast fill one product detail completely !!');
  for (const quantity of ['-1', 'two']) {
    await field('Line 1 Quantity').fill(quantity);
    await refused(`Row 1: Quantity “${quantity}” is not a number of 0 or more: type it like 1,50,000.50`);
  }
  await field('Line 1 Quantity').fill('0');
  for (const [index, message] of laterRows.entries()) {
    await field(`Line ${index + 2} Product`).fill('Glass');
    await field(`Line ${index + 2} Product`).press('Enter');
    await refused(message);
  }
  for (const message of laterRows) await expect(summary).toContainText(message);
});
