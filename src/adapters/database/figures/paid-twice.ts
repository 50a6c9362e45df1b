import { type RawBuilder, sql } from 'kysely';

/** The date of an opening bill can change: before it there is nothing to pay. */
export const paidOn = sql`case when debt.date > allocations.date then debt.date else allocations.date end`;

const toBoth = sql`allocations inner join account_items as debt on debt.id = allocations.debt
  inner join account_items as source on source.id = allocations.source`;

/**
 * What was paid for a time and has ended counts until then, when both ends counted then, and the document is not another customer's since. A
 * merge moves the ends one after the other.
 */
const countsForATime = sql`allocations.ended_on > allocations.date
  and (debt.customer = source.customer
    or exists (select 1 from merged_customers where merged_customers.customer in (debt.customer, source.customer)))
  and debt.date <= allocations.date and source.date <= allocations.date
  and (debt.ended_on is null or debt.kind in ('refund', 'settlement'))
  and (source.ended_on is null or source.kind in ('receipt', 'refund', 'settlement'))`;

export const paidForATime = sql`${toBoth} where ${countsForATime}`;

type End = 'debt' | 'source';

/**
 * A cheque pays an invoice until it bounces, and a receipt of before that day pays it again: on the days between, the invoice is paid
 * twice, and what is too much is an advance, no debt below zero. So it is for an advance that was used twice. Selects what the lines of
 * the audit log after `from` up to `to` (null: all) change of that, as the columns of a `DaySum`.
 */
export function paidTwice(from: number, to: number | null, isLarge: boolean): RawBuilder<unknown> {
  const parts = (['debt', 'source'] as const).map((end) => {
    const now = twiceUpTo(end, to, sql`1`);
    const change = from === 0 ? now : sql`${now} union all ${twiceUpTo(end, from, sql`-1`)}`;
    const ends = paidAgain(end, isLarge ? undefined : moved(end, from, to));
    return sql`select tax_state, day, due, amount from (with ends as materialized (${ends}) ${change}) as ${sql.ref(end)}`;
  });
  return sql.join(parts, sql` union all `);
}

/**
 * The ends that had something again after what they had for a time: only they can have too much. `those`: of these alone, looked up one
 * by one.
 */
function paidAgain(end: End, those?: RawBuilder<unknown>): RawBuilder<unknown> {
  const [first, again] = [sql.ref(`first.${end}`), sql.ref(`again.${end}`)];
  const named = those ? sql`first.ended_seq + 0 > 0 and ${first} in (${those})` : sql`first.ended_seq > 0`;
  return sql`select ${first} as id from allocations as first where ${named} and first.ended_on > first.date
    and exists (select 1 from allocations as again where ${again} = ${first} and again.begun_seq > first.ended_seq)`;
}

function moved(end: End, from: number, to: number | null): RawBuilder<unknown> {
  const within = (line: RawBuilder<unknown>) =>
    sql`${line} > ${from} ${to === null ? sql`` : sql`and ${line} <= ${to}`}`;
  return sql`select ${sql.ref(end)} from allocations where ${within(sql`begun_seq`)}
    union all select ${sql.ref(end)} from allocations where ${within(sql`ended_seq`)}`;
}

/** What was too much by day, as the lines up to one have it. */
function twiceUpTo(end: End, upTo: number | null, sign: RawBuilder<unknown>) {
  const of = (name: string) => sql.ref(`${end}.${name}`);
  const paid = (day: RawBuilder<unknown>, amount: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
    select ${of('id')} as id, ${of('tax_state')} as tax_state, ${of('due')} as due, ${of('amount')} as most,
      ${day} as day, ${amount} as paid from ${toBoth} where ${sql.ref(`allocations.${end}`)} in (select id from ends) and ${condition}`;
  const begun = upTo === null ? sql`true` : sql`begun_seq <= ${upTo}`;
  const ended = upTo === null ? sql`ended_seq is not null` : sql`ended_seq <= ${upTo}`;
  const events = sql`${paid(paidOn, sql`allocations.amount`, sql`${begun} and (ended_seq is null or not (${ended}))`)}
    union all ${paid(sql`allocations.date`, sql`allocations.amount`, sql`${countsForATime} and ${ended}`)}
    union all ${paid(sql`allocations.ended_on`, sql`-allocations.amount`, sql`${countsForATime} and ${ended}`)}`;
  return sql`
    select tax_state, day, due,
      ${sign} * (twice - coalesce(lag(twice) over (partition by id order by day), 0)) as amount
    from (select id, tax_state, due, day, case when paid > most then paid - most else 0 end as twice from (
      select id, tax_state, due, most, day, sum(paid) over (partition by id order by day) as paid
      from (${events}) as events) as added) as each_day`;
}
