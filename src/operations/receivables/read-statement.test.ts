import { expect, onTestFinished, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerLedger } from '#adapters/database/customers/customer-ledger.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { home } from '#test/specification/specified-firm.ts';
import { readStatement } from './read-statement.ts';

const today = '2026-11-21';

async function openShop() {
  const database = await openDatabase('sqlite::memory:');
  onTestFinished(() => database.close());
  await migrate(database, `${today}T06:00:00.000Z`);
  const shop = await openTestAccounts(database);
  const { id: customer } = await shop.add('Example Hotels\n7 Example Marg, New Delhi 110037');
  const ports = {
    system: { now: () => `${today}T06:00:00.000Z` },
    companies: openCompanyStore(database),
    customers: shop.customers,
    invoices: shop.invoices,
    customerLedger: openCustomerLedger(database),
    receivables: shop.store,
  };
  return { database, shop, customer, ports };
}

test('A statement of today leaves out what is dated later, from its balance and from what is open, also where money waits for it', async () => {
  const { shop, customer, ports } = await openShop();
  const input = {
    buyerAddress: 'Example Hotels\n7 Example Marg, New Delhi 110037',
    qty1: '1',
    rate1: '100',
    gst1: '18',
  };
  await shop.issue('', { ...input, orderDate: today });
  const later = await shop.issue('', { ...input, orderDate: '2026-12-05' });
  const read = async () => {
    const outcome = await readStatement(ports, { customer, taxState: home, from: '2026-11-01', to: today });
    if (!outcome.ok) throw new Error(outcome.message);
    const { closing, open, advances, ageing } = outcome.value.statement;
    return { closing, open: open.map((item) => item.open), advances: advances.map((item) => item.open), ageing };
  };
  expect(await read()).toMatchObject({ closing: 118_00, open: [118_00], advances: [], ageing: { notDue: 118_00 } });
  const money = await shop.receive({ customer, amount: 118_00, date: today });
  expect((await shop.use(money, [{ debt: later.id, amount: 118_00 }])).kind).toBe('used');
  expect(await read()).toMatchObject({ closing: 0, open: [118_00], advances: [118_00] });
});

test('A statement of more than 500 entries is refused with the day from which there is room for all', async () => {
  const { database, customer, ports } = await openShop();
  // Two a day, the newest on 21 November.
  const rows = Array.from({ length: 502 }, (_, index) => {
    const date = addDays(today, -Math.floor(index / 2));
    const facts = { side: 'debt', kind: 'opening', tax_state: home, number: `OLD/${index}` } as const;
    return {
      id: `bill-${index}`,
      ...facts,
      customer,
      date,
      due: date,
      seq: 1000 - index,
      amount: 1,
      open: 1,
      ended_on: null,
    };
  });
  for (let from = 0; from < rows.length; from += 100)
    await database.write
      .insertInto('account_items')
      .values(rows.slice(from, from + 100))
      .execute();
  const request = { customer, taxState: home, from: '2026-01-01', to: today } as const;
  // 502 entries over 251 days: the oldest two are of 16 March.
  expect(await readStatement(ports, request)).toMatchObject({
    message:
      'A statement has at most 500 entries, and there are more: begin on 17/03/2026, and make another one of the days before',
    problems: [{ field: 'from' }],
  });
  const second = await readStatement(ports, { ...request, from: '2026-03-17' });
  expect(second.ok && second.value.statement.lines.length).toBe(500);
});
