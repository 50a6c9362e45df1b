import { sql } from 'kysely';
import { type Ageing, ageStarts, noAgeing } from '#domain/receivables/ageing.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database } from '../engine/tables.ts';
import { type Changes, openDaySums, type Within } from './day-sums.ts';
import { paidForATime, paidOn, paidTwice } from './paid-twice.ts';

type OwedDay = Ageing & { day: string };

/**
 * What was owed by age at the end of some days, the earliest first, as the list of what is owed says it for one: debts that count on
 * the day, less what was paid of them until then.
 */
export function openOwedDays(database: Database, tail?: number) {
  const daySums = openDaySums(database, owed, tail);
  return async (days: string[], taxState: TaxState | ''): Promise<OwedDay[]> =>
    days.length === 0
      ? []
      : daySums(taxState, (sums) => {
          const changes = days.map(() => new Map<string, number>());
          for (const [since, dues] of sums) addTo(changes[days.findIndex((day) => since <= day)], dues);
          const owedByDue = new Map<string, number>();
          return days.map((day, index) => {
            addTo(owedByDue, changes[index] ?? []);
            return { day, ...ageingOf(owedByDue, day) };
          });
        });
}

function addTo(sums: Map<string, number> | undefined, amounts: Iterable<[string, number]>): void {
  if (sums) for (const [due, amount] of amounts) sums.set(due, (sums.get(due) ?? 0) + amount);
}

/** What is owed by due date, by age on a day. */
function ageingOf(owedByDue: Map<string, number>, day: string): Ageing {
  const ageing = { ...noAgeing };
  // Once for each day, as `ageBox` says it: dates are slow to add to.
  const starts = ageStarts(day);
  for (const [due, amount] of owedByDue) ageing[starts.find(({ from }) => due >= from)?.box ?? 'over90'] += amount;
  return ageing;
}

const toDebt = sql`allocations inner join account_items as debt on debt.id = allocations.debt`;

/**
 * They have no index by line: those of some lines are found by what began them. Joined by `where`, so that SQLite keeps the order:
 * else it looks for the opening bill of each item.
 */
function itemsOf(within: Within) {
  return sql`(
      select id as begun from invoices where ${within(sql`issued_seq`)}
      union all select id from vouchers where ${within(sql`issued_seq`)}
      union all select id from opening_bills where ${within(sql`added_seq`)}
    ) as begun cross join account_items`;
}

const owed: Changes = {
  begun: (within, isLarge) => sql`
    select tax_state, date as day, due, amount from ${isLarge ? sql`account_items` : itemsOf(within)}
    where side = 'debt' and ${within(sql`seq`)} ${isLarge ? sql`` : sql`and account_items.id = begun`}
    union all
    select debt.tax_state, ${paidOn}, debt.due, -allocations.amount from ${toDebt} where ${within(sql`begun_seq`)}`,
  ended: (within) => sql`
    select debt.tax_state, ${paidOn}, debt.due, allocations.amount from ${toDebt} where ${within(sql`ended_seq`)}
    union all
    select debt.tax_state, allocations.date, debt.due, -allocations.amount from ${paidForATime} and ${within(sql`ended_seq`)}
    union all
    select debt.tax_state, allocations.ended_on, debt.due, allocations.amount from ${paidForATime}
      and ${within(sql`ended_seq`)}`,
  twice: paidTwice,
  // A cancelled invoice or opening bill never counted; a cancelled refund until the day of its cancellation.
  always: sql`
    select tax_state, case when kind in ('refund', 'settlement') and ended_on > date then ended_on else date end, due, -amount
    from account_items where ended_on is not null and side = 'debt'`,
};
