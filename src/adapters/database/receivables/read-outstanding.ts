import { type RawBuilder, sql } from 'kysely';
import { type AgeBox, ageBoxes, ageStarts } from '#domain/receivables/ageing.ts';
import {
  notInTheBook,
  type OutstandingChoice,
  type OutstandingRow,
  outstandingChoices,
} from '#domain/receivables/outstanding-row.ts';
import { endOf, soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { OutstandingList, OutstandingSearch } from '#operations/ports/outstanding.ts';
import type { Database } from '../engine/tables.ts';

/**
 * A page of what is owed now, with the sums and counts of all, in one statement: what is open of each customer is read
 * once, from the index alone.
 */
export async function readOutstanding(
  { read }: Database,
  { asOf, taxState, query, which }: OutstandingSearch,
  page: number,
  size: number,
): Promise<OutstandingList> {
  const ofState = taxState === '' ? sql`` : sql`and tax_state = ${taxState}`;
  const { rows } = await sql<Row>`
    with owing as materialized (
      select customer, ${sql.join(boxSums(asOf))}, ${advances} as advance, ${balance} as owed, ${oldest(asOf)} as oldest
      from account_items where open > 0 ${ofState} ${named(query)}
      group by customer
    ),
    totals as (
      select ${sql.join(figures.map((name) => sumOf(which, sql.ref(name), `sum_${name}`)))},
        ${sql.join(outstandingChoices.map((each) => sumOf(each, sql`1`, `count_${each}`)))},
        ${sumOf('owing', sql`owed`, 'owing')}, ${sumOf('overdue', overdue, 'overdue')}
      from owing
    ),
    shown as (
      select * from owing where ${conditions[which]}
      order by owed desc, customer limit ${size} offset ${(page - 1) * size}
    )
    select totals.*, shown.*, customers.name
    from totals left join shown on 1 = 1 left join customers on customers.id = shown.customer
    order by shown.owed desc, shown.customer`.execute(read);
  const [first] = rows;
  if (!first) throw new Error('The sums always have a row.');
  const total = (name: Total) => Number(first[name]);
  return {
    rows: rows.flatMap(rowFrom),
    count: total(`count_${which}`),
    sums: {
      notDue: total('sum_notDue'),
      upTo30: total('sum_upTo30'),
      upTo60: total('sum_upTo60'),
      upTo90: total('sum_upTo90'),
      over90: total('sum_over90'),
      advance: total('sum_advance'),
      owed: total('sum_owed'),
    },
    counts: {
      all: total('count_all'),
      owing: total('count_owing'),
      overdue: total('count_overdue'),
      advance: total('count_advance'),
    },
    owing: total('owing'),
    overdue: total('overdue'),
  };
}

/** One expression for each box: what is open of the debts that are due then. */
export function boxSums(asOf: string): RawBuilder<unknown>[] {
  const starts = ageStarts(asOf);
  return ageBoxes.map((box, index) => {
    const [from, before] = [starts[index]?.from, starts[index - 1]?.from];
    const since = from === undefined ? sql`` : sql`and due >= ${from}`;
    const until = before === undefined ? sql`` : sql`and due < ${before}`;
    return sql`${sumWhere(sql`side = 'debt' ${since} ${until}`, sql`open`)} as ${sql.ref(box)}`;
  });
}

const advances = sumWhere(sql`side = 'source'`, sql`-open`);
export const balance = whole(sql`sum(case when side = 'source' then -open else open end)`);

export function oldest(asOf: string): RawBuilder<unknown> {
  return sql`min(case when side = 'debt' and due < ${asOf} then due end)`;
}

type Figure = AgeBox | 'advance' | 'owed';
type Total = `sum_${Figure}` | `count_${OutstandingChoice}` | 'owing' | 'overdue';
type Shown = Record<Figure, number> & { customer: string; oldest: string | null; name: string | null };
type Row = Record<Total, number | null> & { [Column in keyof Shown]: Shown[Column] | null };

const figures = [...ageBoxes, 'advance', 'owed'] as const;
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

/** With a filter PostgreSQL adds up only the rows of each sum: half the time of a sum of zeros. */
function sumWhere(condition: RawBuilder<unknown>, value: RawBuilder<unknown>) {
  return sql`coalesce(${whole(sql`sum(${value}) filter (where ${condition})`)}, 0)`;
}

/** PostgreSQL's sum of bigint is a numeric, which would be read as a text. */
function whole(sum: RawBuilder<unknown>) {
  return sql`cast(${sum} as bigint)`;
}

/** Each word begins a word of the customer's name, GSTIN or phone. */
function named(query: string) {
  const words = soughtWords(wordsOf(query)).map(
    (word) => sql`and exists (select 1 from customer_words where customer_words.customer_id = account_items.customer
      and tail >= ${word} and tail < ${endOf(word)} and rank in (0, 1))`,
  );
  return words.length === 0 ? sql`` : sql.join(words, sql` `);
}

function rowFrom({ customer, name, oldest: oldestDue, ...row }: Row): OutstandingRow[] {
  if (customer === null) return [];
  return [
    {
      customer: customer === '' ? null : customer,
      name: customer === '' ? notInTheBook : (name ?? ''),
      oldestDue: oldestDue ?? '',
      notDue: Number(row.notDue),
      upTo30: Number(row.upTo30),
      upTo60: Number(row.upTo60),
      upTo90: Number(row.upTo90),
      over90: Number(row.over90),
      advance: Number(row.advance),
      owed: Number(row.owed),
    },
  ];
}
