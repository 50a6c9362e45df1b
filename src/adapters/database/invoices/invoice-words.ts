import { foldText } from '#domain/text/fold-text.ts';
import { soughtWords, tailsOf, wordsOf } from '#domain/text/word-starts.ts';
import { bulkInsert } from '../engine/bulk-insert.ts';
import type { Step } from '../engine/run-together.ts';
import type { Tables, Transacting } from '../engine/tables.ts';

/** How much of number and buyer is indexed: the first words, and this many characters of each tail. */
const MAX_WORDS = 24;
const MAX_CHARACTERS = 40;

/** The typed words, each cut to the length that is stored. */
export function typedWords(query: string): string[] {
  return soughtWords(wordsOf(query).map((word) => word.slice(0, MAX_CHARACTERS)));
}

/** The text by which a document is searched. */
export function searchKey(number: string, buyer: string): string {
  return foldText(`${number} ${buyer}`);
}

/** The same for a row. While the buyer's name is not filled in, the text of the release that issued it. */
export function searchKeyOf(row: { number: string; search_key: string; buyer: string | null }): string {
  return row.buyer === null ? row.search_key : searchKey(row.number, row.buyer);
}

/** A document is found by each word of its number and its buyer; `0042` also by `42`, which people type. */
export function searchedWords(searchKey: string): string[] {
  const words = wordsOf(searchKey).slice(0, MAX_WORDS);
  return [...words, ...withoutZeros(words)];
}

function withoutZeros(words: string[]): string[] {
  return words.filter((word) => /^0+\d/.test(word)).map((word) => word.replace(/^0+/, ''));
}

/** The stored tails of a document for the report's search, one from each of its words. */
export function invoiceTails(searchKey: string): string[] {
  const words = wordsOf(searchKey).slice(0, MAX_WORDS);
  return [...new Set([...tailsOf(words, MAX_CHARACTERS), ...withoutZeros(words)])];
}

type Place = Pick<Tables['invoice_words'], 'kind' | 'tax_state' | 'issued_seq'>;

/** Indexes an issued document for the report's search. */
export function wordSteps({ kind, tax_state, issued_seq, search_key }: Place & { search_key: string }): Step[] {
  const tails = invoiceTails(search_key);
  return [addWords.with(tails.map((tail) => ({ kind, tax_state, tail, issued_seq })))];
}

const addWords = bulkInsert((database, rows: Tables['invoice_words'][]) =>
  database.insertInto('invoice_words').values(rows),
);

/** Indexes a document by other words than before. */
export async function replaceInvoiceWords(
  transaction: Transacting,
  { kind, tax_state, issued_seq }: Place,
  from: string,
  to: string,
): Promise<void> {
  const [before, after] = [invoiceTails(from), invoiceTails(to)];
  const removed = before.filter((tail) => !after.includes(tail));
  const added = after.filter((tail) => !before.includes(tail));
  if (removed.length > 0)
    await transaction
      .deleteFrom('invoice_words')
      .where('kind', '=', kind)
      .where('tax_state', '=', tax_state)
      .where('issued_seq', '=', issued_seq)
      .where('tail', 'in', removed)
      .execute();
  await addWords(
    transaction,
    added.map((tail) => ({ kind, tax_state, tail, issued_seq })),
  );
}
