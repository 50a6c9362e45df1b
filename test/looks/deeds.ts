import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { home } from '#test/specification/specified-firm.ts';
import type { Look, Things } from './looks.ts';

type Deed = Pick<Look, 'name' | 'path' | 'who' | 'width'> & { deed: (page: Page) => Promise<void> };

/** What opens: dialogs, menus and lists, problems beside their fields, and the other halves of screens. Nothing of it is saved. */
export function deeds({ customer, receipt, tax, pro }: Things): Deed[] {
  const document = (id: string) => paths.documentPage.replace(':id', id);
  const owner = (name: string, path: string, deed: Deed['deed']): Deed => ({ name, path, who: 'owner', deed });
  const visitor = (name: string, path: string, deed: Deed['deed']): Deed => ({ name, path, who: 'visitor', deed });
  return [
    visitor('talk-to-us', '/', (page) => press(page, 'Talk to Us !!')),
    { ...visitor('site-menu', '/', (page) => press(page, 'Menu')), width: 390 },
    visitor('callback-problems', '/callback', (page) => press(page, 'Submit')),
    visitor('search-list', '/products', async (page) => {
      await press(page, 'Search Products');
      await page.keyboard.type('wall');
    }),
    visitor('selected', '/hpl', async (page) => {
      for (const tick of (await page.getByRole('checkbox').all()).slice(0, 3)) await tick.check({ force: true });
    }),
    { ...owner('office-menu', paths.operations, (page) => press(page, 'Menu')), width: 390 },
    owner('find', paths.operations, async (page) => {
      await press(page, /^Find/);
      await page.keyboard.type('sample');
    }),
    owner('invoice-problems', paths.taxInvoice, (page) => page.keyboard.press('Control+Enter')),
    owner('invoice-filled', paths.taxInvoice, fillInvoice),
    {
      ...owner('invoice-paper', paths.taxInvoice, async (page) => {
        await fillInvoice(page);
        await page.getByText('Paper', { exact: true }).first().click();
      }),
      width: 820,
    },
    owner('new-product', paths.taxInvoice, async (page) => {
      await page.getByLabel('Line 1 Product').fill('Something else');
      await page.keyboard.press('F2');
    }),
    {
      ...owner('document-paper', document(tax), (page) => page.getByText('Paper', { exact: true }).first().click()),
      width: 820,
    },
    owner('document-delete', document(tax), (page) => press(page, 'Cancel …')),
    owner('document-share', document(tax), (page) => press(page, 'Share')),
    owner('document-eway', document(tax), (page) => press(page, 'E-way bill')),
    owner('pro-forma-declined', document(pro), (page) => press(page, /^Declined/)),
    owner('customer-problems', paths.newCustomer, (page) => page.keyboard.press('Control+Enter')),
    owner('customer-merge', paths.customerPage.replace(':id', customer), (page) =>
      press(page, 'Make one with another customer'),
    ),
    owner('receipt-cancel', paths.receiptPage.replace(':id', receipt), (page) => press(page, /^Cancel/)),
    owner('receive-problems', paths.receive, (page) => page.keyboard.press('Control+Enter')),
    owner('remind', paths.outstanding, (page) => press(page, /^Remind/)),
    owner('returns-einvoice', paths.returns, (page) => page.getByText('e-invoice', { exact: true }).first().click()),
    owner('returns-eway', paths.returns, (page) => page.getByText('e-way', { exact: true }).first().click()),
    owner('returns-behind', paths.returns, (page) => press(page, /^B2B/)),
    owner('add-person', paths.people, (page) => press(page, /^Add/)),
  ];
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  const exact = typeof name === 'string';
  await page
    .getByRole('button', { name, exact })
    .or(page.getByRole('link', { name, exact }))
    .locator('visible=true')
    .first()
    .click();
}

async function fillInvoice(page: Page): Promise<void> {
  await page.getByLabel('Tax State').selectOption(home);
  await page.getByLabel('Tax Type').selectOption('state');
  const address = 'Sample Hall\n7 Example Marg\nNew Delhi 110037';
  await page.getByLabel('Consignee Address').fill(address);
  await page.getByLabel('Buyer Address', { exact: true }).fill(address);
  await page.getByLabel('Line 1 Product').fill('Blinds');
  await page.keyboard.press('Tab');
  await page.getByLabel('Line 1 Quantity').fill('12');
  await page.getByLabel('Line 1 Rate').fill('1450');
}
