import { type RawBuilder, sql } from 'kysely';
import { type AgeBox, ageBoxes, ageStarts } from '#domain/receivables/ageing.ts';
import { notInTheBook, type OutstandingChoice, type OutstandingRow } from '#domain/receivables/outstanding-row.ts';
import { beginWords, endOf, soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { OutstandingSearch } from '#operations/ports/outstanding.ts';
import type { Database } from '../engine/tables.ts';

/**
 * A page of what is owed now, most owed first. Only the balance of each customer is added up, from the index of what is
 * open; the boxes only for the customers of the page. The customers with a rare word are found before that. Nearly every
 * customer has a common word: then it is looked up in the order of the page, until the page is full.
 */
export async function readOutstanding(
  { read }: Database,
  { asOf, taxState, query, which }: OutstandingSearch,
  page: number,
  size: number,
  many = COMMON,
): Promise<OutstandingRow[]> {
  const { words, nobody } = soughtIn(query);
  const common = await commonOf(read, words, many);
  const rare = words.filter((word) => !common.includes(word));
  const { rows } = await sql<Shown>`
    with shown as materialized (
      select customer, owed
      from (select customer, ${balance} as owed from account_items where open > 0 ${ofState(taxState)} ${ofWords({ words: rare, nobody })}
        group by customer having ${havingOf(asOf)[which]} order by owed desc, customer) as owing
      where 1 = 1 ${havingWords({ words: common, nobody })}
      order by owed desc, customer limit ${size} offset ${(page - 1) * size}
    )
    select shown.customer, shown.owed, customers.name, ${sql.join(boxSums(asOf))}, ${advances} as advance,
      ${oldest(asOf)} as oldest
    from shown join account_items on account_items.customer = shown.customer and open > 0 ${ofState(taxState)}
      left join customers on customers.id = shown.customer
    group by shown.customer, shown.owed, customers.name
    order by shown.owed desc, shown.customer`.execute(read);
  return rows.map(rowFrom);
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

export const advances = sumWhere(sql`side = 'source'`, sql`-open`);
export const balance = whole(sql`sum(case when side = 'source' then -open else open end)`);

export function oldest(asOf: string): RawBuilder<unknown> {
  return sql`min(case when side = 'debt' and due < ${asOf} then due end)`;
}

type Figure = AgeBox | 'advance' | 'owed';
type Shown = Record<Figure, number> & { customer: string; oldest: string | null; name: string | null };

/** What the open items of a customer have to be together. */
function havingOf(asOf: string): Record<OutstandingChoice, RawBuilder<unknown>> {
  return {
    all: sql`1 = 1`,
    owing: sql`${balance} > 0`,
    overdue: sql`${oldest(asOf)} is not null`,
    advance: sql`${advances} < 0`,
  };
}

export function ofState(taxState: OutstandingSearch['taxState']): RawBuilder<unknown> {
  return taxState === '' ? sql`` : sql`and tax_state = ${taxState}`;
}

/** With a filter PostgreSQL adds up only the rows of each sum: half the time of a sum of zeros. */
export function sumWhere(condition: RawBuilder<unknown>, value: RawBuilder<unknown>) {
  return sql`coalesce(${whole(sql`sum(${value}) filter (where ${condition})`)}, 0)`;
}

/** PostgreSQL's sum of bigint is a numeric, which would be read as a text. */
function whole(sum: RawBuilder<unknown>) {
  return sql`cast(${sum} as bigint)`;
}

/** The words that a name has to have, and whether the row without a customer has them all. */
type Sought = { words: string[]; nobody: boolean };

export function soughtIn(query: string): Sought {
  const words = soughtWords(wordsOf(query));
  return { words, nobody: beginWords(words, wordsOf(notInTheBook)) };
}

/** Each word begins a word of the customer's name, GSTIN or phone, or of the name of the row without a customer. */
export function ofWords({ words, nobody }: Sought): RawBuilder<unknown> {
  const others = nobody ? sql`union all select ''` : sql``;
  return together(words.map((word) => sql`and customer in (select customer_id from ${entriesOf(word)} ${others})`));
}

/** The same for a few customers. PostgreSQL would turn an `exists` into a join with all customers that have the word. */
function havingWords({ words, nobody }: Sought): RawBuilder<unknown> {
  const others = nobody ? sql`customer = '' or` : sql``;
  return together(
    words.map((word) => {
      const entry = sql`select 1 from ${entriesOf(word)} and customer_id = customer limit 1`;
      return sql`and (${others} (${entry}) is not null)`;
    }),
  );
}

/** The words that at least so many entries of the book begin with. */
async function commonOf(read: Database['read'], words: string[], many: number): Promise<string[]> {
  if (words.length === 0) return [];
  const counts = words.map((word, place) => {
    const entries = sql`select 1 from ${entriesOf(word)} limit ${many}`;
    return sql`(select count(*) from (${entries}) as found) as ${sql.ref(`count${place}`)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(read);
  return words.filter((_, place) => rows[0]?.[`count${place}`] === many);
}

const COMMON = 5000;

function entriesOf(word: string): RawBuilder<unknown> {
  return sql`customer_words where archived in (0, 1) and rank in (0, 1) and tail >= ${word} and tail < ${endOf(word)}`;
}

function together(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql.join(conditions, sql` `);
}

function rowFrom({ customer, name, oldest: oldestDue, ...row }: Shown): OutstandingRow {
  const inBook = customer !== '';
  return {
    ...row,
    customer: inBook ? customer : null,
    name: inBook ? (name ?? '') : notInTheBook,
    oldestDue: oldestDue ?? '',
  };
}
