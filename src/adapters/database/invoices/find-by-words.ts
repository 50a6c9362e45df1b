import type { ExpressionBuilder } from 'kysely';
import { beginWords, endOf } from '#domain/text/word-starts.ts';
import type { InvoiceFilter, InvoicePage } from '#operations/ports/invoices.ts';
import type { Database, Tables } from '../engine/tables.ts';
import { withBuyerNames } from './buyer-names.ts';
import { exactSums, figures, sumOf, sumsFrom } from './day-totals.ts';
import { searchedWords, searchKeyOf } from './invoice-words.ts';
import { invoicesFromRows } from './invoices-from-rows.ts';
import { matching } from './matching.ts';

/** A word is rare when at most so many documents have it: then each of them is read. */
const FEW = 500;

/** The documents whose number and buyer have words that begin with the typed ones, newest first. */
export async function findByWords(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  page: number,
  size: number,
  few = FEW,
): Promise<InvoicePage> {
  for (const word of words.toSorted((one, other) => other.length - one.length))
    if (await isRare(database, filter, word, few)) return amongFew(database, filter, words, word, page, size);
  return amongMany(database, filter, words, page, size);
}

async function isRare(database: Database, filter: InvoiceFilter, word: string, few: number): Promise<boolean> {
  const row = await database.read
    .selectFrom((from) =>
      startingWith(from, filter, word)
        .limit(few + 1)
        .as('found'),
    )
    .select((found) => found.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count) <= few;
}

async function amongFew(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  rare: string,
  page: number,
  size: number,
): Promise<InvoicePage> {
  const candidates = await withBuyerNames(matching(database, filter))
    .where('issued_seq', 'in', (from) => startingWith(from, filter, rare))
    .select(['issued_seq', 'number', 'search_key', 'cancelled', ...figures])
    .orderBy('issued_seq', 'desc')
    .execute();
  const found = candidates.filter((row) => beginWords(words, searchedWords(searchKeyOf(row))));
  const shown = found.slice((page - 1) * size, page * size).map((row) => row.issued_seq);
  const rows =
    shown.length === 0
      ? []
      : await withBuyerNames(database.read.selectFrom('invoices'))
          .selectAll('invoices')
          .where('issued_seq', 'in', shown)
          .orderBy('issued_seq', 'desc')
          .execute();
  return {
    invoices: await invoicesFromRows(database, rows),
    count: found.length,
    sums: sumOf(found.filter((row) => row.cancelled === 0)),
  };
}

/** All words are common: the database intersects their ranges. */
async function amongMany(
  database: Database,
  filter: InvoiceFilter,
  words: string[],
  page: number,
  size: number,
): Promise<InvoicePage> {
  const query = matching(database, filter).where('issued_seq', 'in', (from) => holdingAll(from, filter, words));
  const rows = await withBuyerNames(query)
    .selectAll('invoices')
    .orderBy('issued_seq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const sums = await query
    .select((row) => ['cancelled', row.fn.countAll<number>().as('count')])
    .select((row) => exactSums(row))
    .groupBy('cancelled')
    .execute();
  return {
    invoices: await invoicesFromRows(database, rows),
    count: sums.reduce((sum, row) => sum + Number(row.count), 0),
    sums: sumsFrom(sums.find((row) => row.cancelled === 0)),
  };
}

type From = Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>;

/** One list by intersection: with a condition for each word, the database could check each document again for each word. */
function holdingAll(from: From, filter: InvoiceFilter, [first = '', ...rest]: string[]) {
  return rest.reduce((all, word) => all.intersect(startingWith(from, filter, word)), startingWith(from, filter, first));
}

function startingWith(from: From, { kind, taxState }: InvoiceFilter, word: string) {
  return from
    .selectFrom('invoice_words')
    .select('invoice_words.issued_seq')
    .where('invoice_words.kind', '=', kind)
    .where('invoice_words.tax_state', '=', taxState)
    .where('tail', '>=', word)
    .where('tail', '<', endOf(word));
}
