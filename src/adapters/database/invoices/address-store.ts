import { beginWords, endOf, MAX_CHARACTERS, soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { AddressStore } from '#operations/ports/invoices.ts';
import type { Database } from '../engine/tables.ts';
import { addressesNamed, nameWords } from './address-names.ts';

const MAX_ROWS = 200;
const MAX_SUGGESTIONS = 10;

type Row = { address: string; uses: number; last_used: string };

/**
 * Suggests addresses by the beginnings of their words: first those that begin with the typed text, then those whose name
 * has the words, then the rest. Each is an index range; the next step is taken only when there are too few suggestions.
 */
export function openAddressStore(database: Database): AddressStore {
  return {
    suggest: async (field, typed) => {
      const words = wordsOf(typed);
      const sought = soughtWords(words);
      const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
      if (longest === '') return [];
      const whole = words.join(' ');
      const [start, word] = [whole.slice(0, MAX_CHARACTERS), longest.slice(0, MAX_CHARACTERS)];
      const several = words.length > 1;
      const named = (first: 0 | 1, begin: string) => addressesNamed(database, field, first, begin);
      // The queries of a step run at the same time: on PostgreSQL most of their time is the way there and back.
      const steps = [
        () => (several ? [named(1, start), named(0, start), named(1, word), named(0, word)] : [named(1, start)]),
        () => (several ? [] : [named(0, start)]),
        () => [startingWith(database, field, start), ...(several ? [startingWith(database, field, word)] : [])],
      ];
      const found = new Map<string, Row & { rank: number }>();
      for (const [rank, step] of steps.entries()) {
        for (const row of (await Promise.all(step())).flat()) {
          const fits = beginWords(sought, wordsOf(row.address));
          if (fits && !found.has(row.address))
            found.set(row.address, { ...row, rank: rankOf(row.address, words, whole) });
        }
        if ([...found.values()].filter((row) => row.rank <= rank).length >= MAX_SUGGESTIONS) break;
      }
      return [...found.values()]
        .sort((one, other) => one.rank - other.rank || byUse(one, other))
        .slice(0, MAX_SUGGESTIONS)
        .map(({ address }) => address);
    },
  };
}

/** 0 when the address begins with the typed text, 1 when words of its name begin with the typed words, 2 otherwise. */
function rankOf(address: string, words: string[], whole: string) {
  if (wordsOf(address).join(' ').startsWith(whole)) return 0;
  return beginWords(words, nameWords(address)) ? 1 : 2;
}

function byUse(one: Row, other: Row) {
  return other.uses - one.uses || (one.last_used < other.last_used ? 1 : -1);
}

function startingWith(database: Database, field: string, start: string) {
  return database.read
    .selectFrom('address_words')
    .innerJoin('addresses', 'addresses.id', 'address_words.address_id')
    .select(['address', 'uses', 'last_used'])
    .where('address_words.field', '=', field)
    .where('tail', '>=', start)
    .where('tail', '<', endOf(start))
    .where('uses', '>', 0)
    .limit(MAX_ROWS)
    .execute();
}
