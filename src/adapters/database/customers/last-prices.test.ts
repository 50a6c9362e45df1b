import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openCustomerLedger } from './customer-ledger.ts';

const hotels = 'Sample Hotels\n7 Example Marg, New Delhi 110037';
const homes = 'Sample Homes\nFlat 3, Cuttack 753001';
const blinds = { productname1: 'Blinds', hsn1: '630399', ratePerQty1: 'pcs' };
const none = { productname2: '', qty2: '', rate2: '', hsn2: '', ratePerQty2: '', gst2: '' };

eachDatabase('The last prices of a product', (open) => {
  test('are those of the newest tax invoices to the customer, of one day the last issued first', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const customer = await book.add(hotels);
    await book.add(homes);
    const issue = (number: string, rate1: string, orderDate: string, more: InvoiceInput = {}) =>
      book.issue(number, { buyerAddress: hotels, ...none, rate1, orderDate, ...more });
    const shown = async (product = 'Wallpaper') =>
      (await openCustomerLedger(database).lastPrices(customer.id, product)).map(
        ({ document, rate, unit, discount }) => `${document.number} ${document.date} ${rate} ${unit} ${discount}`,
      );
    await issue('A', '10', '2026-11-02');
    await issue('B', '11', '2026-11-01');
    await issue('C', '12', '2026-11-02', { discount1: '5%' });
    const cancelled = await issue('D', '13', '2026-11-20');
    await book.cancel(cancelled);
    await issue('E', '14', '2026-11-20', { type: 'pro' });
    await issue('F', '15', '2026-11-20', { buyerAddress: homes });
    await issue('G', '16', '2026-11-20', blinds);
    expect(await shown()).toEqual(['C 2026-11-02 1200 roll 5%', 'A 2026-11-02 1000 roll ', 'B 2026-11-01 1100 roll ']);
    expect(await shown('Blinds')).toEqual(['G 2026-11-20 1600 pcs ']);
    expect(await shown('Glass')).toEqual([]);
    // Two rows of one invoice are two prices, and three are enough.
    await issue('H', '17', '2026-11-21', {
      ...{ productname2: 'Wallpaper', hsn2: '48142000', qty2: '1', rate2: '18', ratePerQty2: 'roll', gst2: '18' },
    });
    expect(await shown()).toEqual(['H 2026-11-21 1700 roll ', 'H 2026-11-21 1800 roll ', 'C 2026-11-02 1200 roll 5%']);
    const [first] = await openCustomerLedger(database).lastPrices(customer.id, 'Blinds');
    expect(first?.document).toMatchObject({ kind: 'tax', taxState: home, number: 'G', date: '2026-11-20' });
  });

  test('are looked for behind many invoices of other products', async () => {
    const database = await open();
    const book = await openTestBook(database);
    const customer = await book.add(hotels);
    await book.issue('A', { buyerAddress: hotels, ...none, rate1: '10', orderDate: '2026-10-01' });
    for (let count = 0; count < 61; count += 1)
      await book.issue(`B/${count}`, { buyerAddress: hotels, ...none, ...blinds, orderDate: '2026-11-01' });
    const prices = await openCustomerLedger(database).lastPrices(customer.id, 'Wallpaper');
    expect(prices.map(({ document }) => document.number)).toEqual(['A']);
  });
});
