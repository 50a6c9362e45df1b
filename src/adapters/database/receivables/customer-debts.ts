import { sql } from 'kysely';
import { type Ageing, overdueOf } from '#domain/receivables/ageing.ts';
import type { CustomerDebt } from '#operations/ports/outstanding.ts';
import type { Database } from '../engine/tables.ts';
import { openToday } from '../shared-writes/account-items.ts';
import { balance, boxSums, oldest } from './read-outstanding.ts';

/** What these customers owe today, by id; without what is dated later. */
export async function customerDebts(
  { read }: Database,
  customers: string[],
  today: string,
): Promise<Map<string, CustomerDebt>> {
  if (customers.length === 0) return new Map();
  const { rows } = await sql<Ageing & { customer: string; owed: number; oldest: string | null }>`
    select customer, ${sql.join(boxSums(today))}, ${balance} as owed, ${oldest(today)} as oldest
    from ${openToday(today, sql`and customer in (${sql.join(customers)})`)} group by customer`.execute(read);
  return new Map(
    rows.map(({ customer, owed, oldest: since, ...ageing }) => [
      customer,
      { balance: owed, overdue: overdueOf(ageing), since: since ?? '', ageing },
    ]),
  );
}
