import { type RawBuilder, sql } from 'kysely';
import type { InvoiceFilter, InvoiceTotalsFound } from '#operations/ports/invoices.ts';
import { issueBlock } from '../engine/issue-block.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Step } from '../engine/run-together.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';

/** The amounts of a document, by their columns. */
export const figures = ['taxable', 'cgst', 'sgst', 'igst', 'tax', 'round_off', 'payable'] as const;

type Day = { kind: string; tax_state: string; issued_seq: number; date: string };
type Amounts = Record<Figure, number>;

/** Adds a document to its day, in the transaction that issues it: after its audit line, so that there is no deadlock. */
export function countIssued(row: Day & Amounts): Step {
  return addToDay.with(changeOf(row, { standing: 1, cancelled: 0 }));
}

/** Subtracts a document from the sums of its day, in the transaction that cancels it: in the same order. */
export async function countCancelled(transaction: Transacting, row: Day & Amounts): Promise<void> {
  await addToDay(transaction, changeOf(row, { standing: -1, cancelled: 1 }));
}

function changeOf(row: Day & Amounts, change: { standing: 1 | -1; cancelled: 0 | 1 }): Tables['day_totals'] {
  const amounts = Object.fromEntries(figures.map((name) => [name, change.standing * row[name]])) as Amounts;
  const { kind, tax_state, date } = row;
  const block = Math.floor(row.issued_seq / issueBlock);
  return { kind, tax_state, block, date, ...change, ...amounts };
}

const addToDay = keptQuery((database, { kind, tax_state, block, date, ...changes }: Tables['day_totals']) =>
  database
    .insertInto('day_totals')
    .values({ kind, tax_state, block, date, ...changes })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'tax_state', 'block', 'date'])
        .doUpdateSet((days) =>
          Object.fromEntries(
            (Object.keys(changes) as (keyof typeof changes)[]).map((name) => [
              name,
              days(`day_totals.${name}`, '+', days.ref(`excluded.${name}`)),
            ]),
          ),
        ),
    ),
);

/** How many a filter without words finds, and their sums. */
export async function totalsByDay(database: Database, filter: InvoiceFilter): Promise<InvoiceTotalsFound> {
  const row = await daysOf(database, filter)
    .select((days) =>
      (['standing', 'cancelled'] as const).map((name) =>
        days.cast<number | null>(days.fn.sum(name), 'bigint').as(name),
      ),
    )
    .select(exactSums)
    .executeTakeFirst();
  const standing = Number(row?.standing ?? 0);
  return { count: standing + (filter.withCancelled ? Number(row?.cancelled ?? 0) : 0), sums: sumsFrom(row) };
}

/** The number of documents in each block for a filter without words, newest first, without empty blocks. */
export async function blocksOf(database: Database, filter: InvoiceFilter): Promise<{ block: number; count: number }[]> {
  const rows = await daysOf(database, filter)
    .select((days) => [
      'block',
      days.cast<number>(days.fn.sum('standing'), 'bigint').as('standing'),
      days.cast<number>(days.fn.sum('cancelled'), 'bigint').as('cancelled'),
    ])
    .groupBy('block')
    .orderBy('block', 'desc')
    .execute();
  return rows
    .map(({ block, standing, cancelled }) => ({ block, count: standing + (filter.withCancelled ? cancelled : 0) }))
    .filter(({ count }) => count > 0);
}

export function daysOf(database: Database, filter: InvoiceFilter) {
  let query = database.read
    .selectFrom('day_totals')
    .where('kind', '=', filter.kind)
    .where('tax_state', '=', filter.taxState);
  if (filter.from) query = query.where('date', '>=', filter.from);
  if (filter.to) query = query.where('date', '<=', filter.to);
  return query;
}

const CRORE = 1_000_000_000;

type Figure = (typeof figures)[number];
type Half = `${Figure}_crores` | `${Figure}_rest`;
type Halves = Record<Half, number | null>;

/** The sum of each figure in two halves, because a sum may exceed a safe integer: 91 of the largest documents do. */
export const exactSums = figures.flatMap((name) => {
  const half = (part: RawBuilder<unknown>, as: Half) => sql<number | null>`cast(sum(${part}) as bigint)`.as(as);
  return [
    half(sql`${sql.ref(name)} / ${sql.lit(CRORE)}`, `${name}_crores`),
    half(sql`${sql.ref(name)} % ${sql.lit(CRORE)}`, `${name}_rest`),
  ];
});

/** A row of exact sums by their names in the domain, in paise; 0 when nothing was found. */
export function sumsFrom(row: Partial<Halves> | undefined): InvoiceTotalsFound['sums'] {
  return namedSums(
    (_, name) => BigInt(row?.[`${name}_crores`] ?? 0) * BigInt(CRORE) + BigInt(row?.[`${name}_rest`] ?? 0),
  );
}

/** The sums of these rows. */
export function sumOf(rows: Amounts[]): InvoiceTotalsFound['sums'] {
  return namedSums((_, name) => rows.reduce((sum, row) => sum + BigInt(row[name]), 0n));
}

/** The sum of each figure by its name in the domain. */
export function namedSums(sumAt: (place: number, name: Figure) => bigint): InvoiceTotalsFound['sums'] {
  const sums = figures.map((name, place) => [name, sumAt(place, name)]);
  const { round_off, ...rest } = Object.fromEntries(sums) as Record<Figure, bigint>;
  return { ...rest, roundOff: round_off };
}
