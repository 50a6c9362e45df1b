import { expect, test } from 'vitest';
import { buildCallback } from '#test/build/factories.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCallbackStore } from '../callbacks/callback-store.ts';
import { openFiguresStore } from './figures-store.ts';

const small = {
  buyerAddress: 'Example Hotels\n7 Example Marg, New Delhi 110037',
  qty1: '1',
  rate1: '100.00',
  gst1: '18',
};

eachDatabase('The way of enquiries', (open) => {
  test('ends when money has paid the whole invoice: what a credit note took back nobody paid', async () => {
    const database = await open();
    const shop = await openTestAccounts(database);
    const customer = (await shop.add(small.buyerAddress)).id;
    const callbacks = openCallbackStore(database);
    /** An invoice of ₹ 118.00 that was made from a request of its own. */
    const invoiceOf = async (name: string, number: string) => {
      const { id, ...request } = buildCallback({ name });
      await callbacks.add({ id, ...request }, '2026-11-20T06:00:00.000Z');
      const invoice = await shop.issue(number, small);
      await database.write
        .insertInto('document_origins')
        .values({ document: invoice.id, kind: 'enquiry', origin: id })
        .execute();
      return invoice;
    };
    const receive = (invoice: Awaited<ReturnType<typeof invoiceOf>>, amount: number) =>
      shop.receive({ customer, amount, date: '2026-11-21', lines: [shop.pays(invoice, amount)] });
    await receive(await invoiceOf('Paid', 'A/1'), 118_00);
    await receive(await invoiceOf('Paid in part', 'A/2'), 100_00);
    const credited = await invoiceOf('Credited in part', 'A/3');
    const original = { id: credited.id, number: 'A/3', date: '2026-11-21' };
    await shop.issue('CN/1', { ...small, type: 'credit', rate1: '10.00', referenceNumber: 'A/3' }, { original });
    // ₹ 11.80 are a note of ₹ 12.
    await receive(credited, 106_00);
    await callbacks.add(buildCallback({ name: 'Only asked' }), '2026-11-20T06:00:00.000Z');
    const found = await openFiguresStore(database).enquiries({ from: '2026-11-21', to: '2026-11-21' });
    expect(Object.fromEntries(found.map(({ who, invoiceNumber, paid }) => [who, [invoiceNumber, paid]]))).toEqual({
      Paid: ['A/1', '2026-11-21'],
      'Paid in part': ['A/2', null],
      'Credited in part': ['A/3', null],
      'Only asked': [null, null],
    });
  });
});
