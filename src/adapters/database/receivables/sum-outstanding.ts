import { type RawBuilder, sql } from 'kysely';
import { ageBoxes } from '#domain/receivables/ageing.ts';
import {
  type OutstandingChoice,
  type OutstandingFigures,
  type OutstandingSums,
  outstandingChoices,
} from '#domain/receivables/outstanding-row.ts';
import type { OutstandingSearch } from '#operations/ports/outstanding.ts';
import type { Database } from '../engine/tables.ts';
import { advances, balance, boxSums, ofState, ofWords, soughtIn, sumWhere } from './read-outstanding.ts';

/** Sums and counts of all that is owed now, in one statement: what is open of each customer is read once, from the index alone. */
export async function sumOutstanding(
  { read }: Database,
  { asOf, taxState, query, which }: OutstandingSearch,
): Promise<OutstandingSums> {
  const { rows } = await sql<Record<Total, number>>`
    with owing as materialized (
      select customer, ${sql.join(boxSums(asOf))}, ${advances} as advance, ${balance} as owed
      from account_items where open > 0 ${ofState(taxState)} ${ofWords(soughtIn(query))}
      group by customer
    )
    select ${sql.join(figures.map((name) => sumOf(which, sql.ref(name), `sum_${name}`)))},
      ${sql.join(outstandingChoices.map((each) => sumOf(each, sql`1`, `count_${each}`)))},
      ${sql.join(outstandingChoices.map((each) => sumOf(each, nobody, `nobody_${each}`)))},
      ${sumOf('owing', sql`owed`, 'owing')}, ${sumOf('overdue', overdue, 'overdue')}
    from owing`.execute(read);
  const [totals] = rows;
  if (!totals) throw new Error('The sums always have a row.');
  const { owing, overdue: late } = totals;
  return {
    sums: {
      notDue: totals.sum_notDue,
      upTo30: totals.sum_upTo30,
      upTo60: totals.sum_upTo60,
      upTo90: totals.sum_upTo90,
      over90: totals.sum_over90,
      advance: totals.sum_advance,
      owed: totals.sum_owed,
    },
    counts: {
      all: totals.count_all,
      owing: totals.count_owing,
      overdue: totals.count_overdue,
      advance: totals.count_advance,
    },
    strangers: outstandingChoices.filter((each) => totals[`nobody_${each}`] > 0),
    owing,
    overdue: late,
  };
}

type Total = `sum_${keyof OutstandingFigures}` | `${'count' | 'nobody'}_${OutstandingChoice}` | 'owing' | 'overdue';

const figures = [...ageBoxes, 'advance', 'owed'] as const;
const nobody = sql`case when customer = '' then 1 else 0 end`;
const overdue = sql`"upTo30" + "upTo60" + "upTo90" + "over90"`;

const conditions: Record<OutstandingChoice, RawBuilder<unknown>> = {
  all: sql`1 = 1`,
  owing: sql`owed > 0`,
  overdue: sql`${overdue} > 0`,
  advance: sql`advance < 0`,
};

function sumOf(which: OutstandingChoice, value: RawBuilder<unknown>, name: Total) {
  return sql`${sumWhere(conditions[which], value)} as ${sql.ref(name)}`;
}
