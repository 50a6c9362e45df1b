import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type Ageing, ageStarts, noAgeing } from '#domain/receivables/ageing.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database } from '../engine/tables.ts';

/** Rows that are added up at once: SQLite calls are synchronous, and other requests run between two of them. */
const BATCH = 20_000;

/** How many answers are kept while nothing changes. */
const KEPT = 8;

/** What is owed since one of the days, by its place, and of what due date; below zero when it was paid. */
type Change = { since: number; due: string; amount: number };

type OwedDay = Ageing & { day: string };

/**
 * What was owed by age at the end of some days, as the list of what is owed says it for one: debts that count on the day, less what
 * was paid of them until then. Asked again before anything has changed, it answers from memory.
 */
export function openOwedDays(database: Database) {
  const kept = new Map<string, { head: number; days: OwedDay[] }>();
  return async (days: string[], taxState: TaxState | ''): Promise<OwedDay[]> => {
    if (days.length === 0) return [];
    const key = `${taxState} ${days.join(' ')}`;
    const head = await headOf(database);
    const before = kept.get(key);
    if (before?.head === head) return before.days;
    const answer = await calculate(database, days, taxState);
    kept.delete(key);
    if ((await headOf(database)) === head) kept.set(key, { head, days: answer });
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
    return answer;
  };
}

async function headOf({ read }: Database): Promise<number> {
  return (await read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq;
}

async function calculate(database: Database, days: string[], taxState: TaxState | ''): Promise<OwedDay[]> {
  const asked = { days, taxState };
  const changes = [
    ...(await debts(database, asked)),
    ...(await payments(database, asked)),
    ...(await endedPayments(database, asked)),
  ];
  return days.map((day, index) => {
    const ageing = { ...noAgeing };
    // Once for each day, as `ageBox` says it: dates are slow to add to.
    const starts = ageStarts(day);
    for (const { since, due, amount } of changes)
      if (since <= index) ageing[starts.find(({ from }) => due >= from)?.box ?? 'over90'] += amount;
    return { day, ...ageing };
  });
}

type Asked = { days: string[]; taxState: TaxState | '' };

/** The first of the days on which something of a date counts, by its place: as many groups as days and due dates, not as dates. */
function placeOf(date: RawBuilder<unknown>, days: string[]): RawBuilder<number> {
  const cases = days.map((day, index) => sql`when ${date} <= ${day} then ${sql.lit(index)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(days.length)} end`;
}

function ofState(column: RawBuilder<unknown>, taxState: TaxState | '') {
  return taxState === '' ? sql`` : sql`and ${column} = ${taxState}`;
}

/** A cancelled invoice or opening bill never counted; a cancelled refund until the day of its cancellation. */
async function debts({ read }: Database, { days, taxState }: Asked): Promise<Change[]> {
  const changes: Change[] = [];
  for (let after = ''; ; ) {
    const end = await read
      .selectFrom('account_items')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .offset(BATCH - 1)
      .executeTakeFirst();
    const part = sql`account_items where side = 'debt' and id > ${after} and date <= ${days.at(-1)}
      ${end ? sql`and id <= ${end.id}` : sql``} ${ofState(sql`tax_state`, taxState)}`;
    const { rows } = await sql<Change>`
      select ${placeOf(sql`date`, days)} as since, due, cast(sum(amount) as bigint) as amount from ${part}
        and (ended_on is null or (kind in ('refund', 'settlement') and ended_on > date)) group by 1, 2
      union all
      select ${placeOf(sql`ended_on`, days)}, due, -amount from ${part}
        and kind in ('refund', 'settlement') and ended_on > date`.execute(read);
    changes.push(...rows);
    if (!end) return changes;
    after = end.id;
    await setImmediate();
  }
}

/** The date of an opening bill can change: before it there is nothing to pay. */
const paidOn = sql`case when debt.date > allocations.date then debt.date else allocations.date end`;

/** What stands as paid of debts. */
async function payments(database: Database, { days, taxState }: Asked): Promise<Change[]> {
  const head = await headOf(database);
  const changes: Change[] = [];
  for (let from = 0; from <= head; from += BATCH) {
    const { rows } = await sql<Change>`
      select ${placeOf(paidOn, days)} as since, debt.due, cast(sum(-allocations.amount) as bigint) as amount
      from allocations inner join account_items as debt on debt.id = allocations.debt
      where begun_seq >= ${from} and begun_seq < ${from + BATCH} and allocations.date <= ${days.at(-1)}
        and allocations.ended_on is null ${ofState(sql`debt.tax_state`, taxState)}
      group by 1, 2`.execute(database.read);
    changes.push(...rows);
    await setImmediate();
  }
  return changes;
}

/** What was paid for a time: both ends must have counted until it ended. */
async function endedPayments({ read }: Database, { days, taxState }: Asked): Promise<Change[]> {
  const part = sql`allocations
      inner join account_items as debt on debt.id = allocations.debt
      inner join account_items as source on source.id = allocations.source
    where allocations.ended_on > allocations.date and debt.date <= allocations.date and source.date <= allocations.date
      and (debt.ended_on is null or debt.kind in ('refund', 'settlement'))
      and (source.ended_on is null or source.kind in ('receipt', 'refund', 'settlement'))
      ${ofState(sql`debt.tax_state`, taxState)}`;
  const { rows } = await sql<Change>`
    select ${placeOf(sql`allocations.date`, days)} as since, debt.due, -allocations.amount as amount from ${part}
    union all
    select ${placeOf(sql`allocations.ended_on`, days)}, debt.due, allocations.amount from ${part}`.execute(read);
  return rows;
}
