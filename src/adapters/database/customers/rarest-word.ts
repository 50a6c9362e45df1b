import type { Kysely } from 'kysely';
import { endOf, soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { Tables } from '../engine/tables.ts';
import { MAX_TAIL } from './customer-words.ts';

/** A word is rare when at most this many rows have it: then each of them is read. For a common word, this many rows are read. */
export const FEW = 500;
/** Each word is counted before the search; nobody types more than a few. */
const MAX_COUNTED = 3;

/** The word that the fewest rows have, of the longest ones; null without words. */
export async function rarestWord(
  read: Kysely<Tables>,
  archived: number,
  words: string[],
): Promise<{ word: string; count: number } | null> {
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, MAX_COUNTED);
  if (longest.length === 0) return null;
  const counts = await read
    .selectNoFrom(longest.map((word, place) => countUpTo(read, archived, word, FEW + 1).as(`count${place}`)))
    .executeTakeFirstOrThrow();
  const counted = longest.map((word, place) => ({ word, count: Number(counts[`count${place}`]) }));
  return counted.reduce((rarest, each) => (each.count < rarest.count ? each : rarest));
}

function countUpTo(read: Kysely<Tables>, archived: number, word: string, most: number) {
  return read
    .selectFrom(customersWith(read, archived, word).limit(most).as('matches'))
    .select(({ fn }) => fn.countAll<number>().as('count'));
}

export function customersWith(read: Kysely<Tables>, archived: number, word: string) {
  return read
    .selectFrom('customer_words')
    .select('customer_words.customer_id')
    .where('archived', '=', archived)
    .where('rank', 'in', ranks)
    .where('tail', '>=', word)
    .where('tail', '<', endOf(word));
}

export const ranks = [0, 1, 2];

/** The typed words, cut as they are stored. A number that is typed with spaces is one word, without the code of the country. */
export function soughtCustomerWords(typed: string): string[] {
  const isNumber = /^[\d\s+()./-]+$/.test(typed);
  const text = isNumber ? typed.replace(/^\s*(?:\+91|0)/, '').replaceAll(/\D/g, '') : typed;
  return soughtWords(wordsOf(text).map((word) => word.slice(0, MAX_TAIL)));
}
