import { foldText } from '#domain/text/fold-text.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { soughtWords, tailsOf, wordsOf } from '../engine/word-starts.ts';

/** How much of number and buyer is looked into: the first words, and so many characters from each on. */
const MOST_WORDS = 24;
const MOST_CHARACTERS = 40;

/** The words that were typed, no longer than what is kept of one. */
export function typedWords(query: string): string[] {
  return soughtWords(wordsOf(query).map((word) => word.slice(0, MOST_CHARACTERS)));
}

/** What a document is searched by. */
export function searchKey(number: string, buyer: string): string {
  return foldText(`${number} ${buyer}`);
}

/** The same of a row. While the buyer's name is not filled in, it is found as the release that issued it made it found. */
export function searchKeyOf(row: { number: string; search_key: string; buyer: string | null }): string {
  return row.buyer === null ? row.search_key : searchKey(row.number, row.buyer);
}

/** A document is found by each word of its number and its buyer; `0042` by `42` too, which is what people type. */
export function searchedWords(searchKey: string): string[] {
  const words = wordsOf(searchKey).slice(0, MOST_WORDS);
  return [...words, ...words.filter((word) => /^0+\d/.test(word)).map((word) => word.replace(/^0+(?=\d)/, ''))];
}

/** What is kept of a document for the report's search, beginning with each of its words. */
export function invoiceTails(searchKey: string): string[] {
  const words = wordsOf(searchKey).slice(0, MOST_WORDS);
  const short = searchedWords(searchKey).slice(words.length);
  return [...new Set([...tailsOf(words, MOST_CHARACTERS), ...short])];
}

type Place = Pick<Tables['invoice_words'], 'kind' | 'tax_state' | 'issued_seq'>;

/** Makes a document that is issued one that the report's search finds. */
export async function addInvoiceWords(
  transaction: Transacting,
  { kind, tax_state, issued_seq, search_key }: Place & { search_key: string },
): Promise<void> {
  for (const tail of invoiceTails(search_key)) await addTail(transaction, { kind, tax_state, tail, issued_seq });
}

const addTail = keptQuery((database, row: Tables['invoice_words']) => database.insertInto('invoice_words').values(row));

/** Makes the report's search find a document by other words than before. */
export async function replaceInvoiceWords(
  transaction: Transacting,
  { kind, tax_state, issued_seq }: Place,
  from: string,
  to: string,
): Promise<void> {
  const [before, after] = [invoiceTails(from), invoiceTails(to)];
  const gone = before.filter((tail) => !after.includes(tail));
  const added = after.filter((tail) => !before.includes(tail));
  if (gone.length > 0)
    await transaction
      .deleteFrom('invoice_words')
      .where('kind', '=', kind)
      .where('tax_state', '=', tax_state)
      .where('issued_seq', '=', issued_seq)
      .where('tail', 'in', gone)
      .execute();
  for (const tail of added) await addTail(transaction, { kind, tax_state, tail, issued_seq });
}
