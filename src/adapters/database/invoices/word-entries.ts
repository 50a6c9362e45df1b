import type { ExpressionBuilder } from 'kysely';
import { endOf } from '#domain/text/word-starts.ts';
import type { InvoiceFilter } from '#operations/ports/invoices.ts';
import type { Database, Tables } from '../engine/tables.ts';

type From = Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>;

/** The entries of documents of this kind and state with a word that begins so. */
export function startingWith(from: From, { kind, taxState }: InvoiceFilter, word: string) {
  return from
    .selectFrom('invoice_words')
    .select('invoice_words.issued_seq')
    .where('invoice_words.kind', '=', kind)
    .where('invoice_words.tax_state', '=', taxState)
    .where('tail', '>=', word)
    .where('tail', '<', endOf(word));
}

/** The documents that have one of the words, newest first, for the first word that at most `few` have; null when all are common. */
export async function withRareWord(
  { read }: Database,
  filter: InvoiceFilter,
  words: string[],
  few: number,
): Promise<number[] | null> {
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const entries = startingWith(read, filter, word).limit(few + 1);
    const { count } = await read
      .selectFrom(entries.as('found'))
      .select((found) => found.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > few) continue;
    const seqs = (await entries.execute()).map((row) => row.issued_seq);
    return [...new Set(seqs)].sort((one, other) => other - one);
  }
  return null;
}
