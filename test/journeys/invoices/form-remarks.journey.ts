import { expect } from '@playwright/test';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { addDays, formatDate } from '#domain/calendar/indian-date.ts';
import { home } from '#test/specification/specified-firm.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { fillHeader, openTaxInvoice, typeInto } from '../parts/invoice-form.ts';
import { issueByWire } from '../parts/issue-by-wire.ts';
import { test } from '../parts/own-shop.ts';
import { homeNumber, today } from '../parts/today.ts';

test('The form asks once more before a slip is issued; ‘Same as Consignee’ brings the GSTIN, and the Date its number', async ({
  page,
  shop,
  context,
}) => {
  test.slow();
  await openTaxInvoice(page, shop);
  await fillHeader(page);
  const { keyboard } = page;
  const cell = (name: string) => page.getByLabel(`Line 1 ${name}`);
  await cell('Product').focus();
  for (const text of ['blin', '6', '3890']) {
    await keyboard.type(text);
    await keyboard.press('Enter');
  }
  await expect(cell('Per')).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(cell('Per')).toBeFocused();
  await typeInto(page, 'p');
  await keyboard.press('Enter');
  await expect(cell('GST')).toBeFocused();
  await keyboard.press('Enter');
  await expect(cell('GST')).toBeFocused();
  await keyboard.press('Shift+Enter');
  await expect(cell('Per')).toBeFocused();
  await keyboard.press('Enter');
  await typeInto(page, '18');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Line 2 Product')).toBeFocused();

  // The other dates follow Date until they are set.
  const [date, order, delivery] = ['Date', 'Buyer Date', 'Delivery Note Date'].map((name) =>
    page.getByLabel(name, { exact: true }),
  );
  if (!date || !order || !delivery) throw new Error('A date is missing.');
  const now = today();
  await expect(date).toHaveValue(formatDate(now));
  const last = addDays(now, 2);
  const [tomorrow, later] = [formatDate(addDays(now, 1)), formatDate(last)];
  await date.press('ArrowUp');
  await expect(order).toHaveValue(tomorrow);
  await expect(delivery).toHaveValue(tomorrow);
  await order.press('ArrowDown');
  await date.press('ArrowUp');
  await expect(date).toHaveValue(later);
  await expect(delivery).toHaveValue(later);
  await expect(order).toHaveValue(formatDate(now));
  await expect(page.getByRole('region', { name: 'Paper preview' })).not.toContainText('Buyer Date');

  await keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'Issue this Tax Invoice?' });
  await expect(question).toContainText(`It is dated ${later}`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(date).toBeFocused();
  await keyboard.press('Control+Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  const opened = context.waitForEvent('page');
  await keyboard.press('Enter');
  // The number stands on the paper beside the form, too: only the answer says that it is issued.
  await expect(page.getByText('Issued as').first()).toBeVisible();
  await expect(page.getByText(homeNumber(1, 'tax', last))).toBeVisible();
  await (await opened).close();

  await test.step('‘Same as Consignee’ brings the GSTIN that the buyer had, and the next number is that of the year of the Date', async () => {
    const address = 'Sample Hotels\n7 Example Marg, New Delhi 110037';
    await issueByWire(shop, { consigneeAddress: address, buyerAddress: `${address}\nGSTIN 07ABCDE1234F1Z2` });
    await openTaxInvoice(page, shop);
    await page.getByLabel('Tax State').selectOption(home);
    await expect(page.locator('#number-note')).toHaveText(
      financialYear(now) === financialYear(last) ? 'next 0003' : 'next 0002',
    );
    const lastYear = addDays(`${financialYear(now).slice(0, 4)}-04-01`, -1);
    await page.getByLabel('Date', { exact: true }).fill(formatDate(lastYear));
    await expect(page.locator('#number-note')).toHaveText(`next ${homeNumber(1, 'tax', lastYear).slice(3)}`);
    await page.getByLabel('Consignee Address').fill(address);
    await page.getByRole('button', { name: 'Same as Consignee' }).press('Enter');
    const buyer = page.getByLabel('Buyer Address', { exact: true });
    await expect(buyer).toHaveValue(`${address}\nGSTIN 07ABCDE1234F1Z2`);
    await expect(buyer).toBeFocused();
  });
});
