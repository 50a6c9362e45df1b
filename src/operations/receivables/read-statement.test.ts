import { expect, onTestFinished, test } from 'vitest';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerLedger } from '#adapters/database/customers/customer-ledger.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import { openTestAccounts } from '#test/open/open-test-accounts.ts';
import { home } from '#test/specification/specified-firm.ts';
import { readStatement } from './read-statement.ts';

test('A statement of more than 500 entries is refused with the day from which there is room for all', async () => {
  const database = await openDatabase('sqlite::memory:');
  onTestFinished(() => database.close());
  await migrate(database, '2026-11-21T06:00:00.000Z');
  const shop = await openTestAccounts(database);
  const { id: customer } = await shop.add('Example Hotels\n7 Example Marg, New Delhi 110037');
  // Two a day, the newest on 21 November.
  const rows = Array.from({ length: 502 }, (_, index) => {
    const date = addDays('2026-11-21', -Math.floor(index / 2));
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
  const ports = {
    system: { now: () => '2026-11-21T06:00:00.000Z' },
    companies: openCompanyStore(database),
    customers: shop.customers,
    invoices: shop.invoices,
    customerLedger: openCustomerLedger(database),
    receivables: shop.store,
  };
  const request = { customer, taxState: home, from: '2026-01-01', to: '2026-11-21' } as const;
  // 502 entries over 251 days: the oldest two are of 16 March.
  expect(await readStatement(ports, request)).toMatchObject({
    message:
      'A statement has at most 500 entries, and there are more: begin on 17/03/2026, and make another one of the days before',
    problems: [{ field: 'from' }],
  });
  const second = await readStatement(ports, { ...request, from: '2026-03-17' });
  expect(second.ok && second.value.statement.lines.length).toBe(500);
});
