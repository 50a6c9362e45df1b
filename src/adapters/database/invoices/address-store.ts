import { beginWords, endOf, MAX_CHARACTERS, soughtWords, wordsOf } from '#domain/text/word-starts.ts';
import type { AddressStore } from '#operations/ports/addresses.ts';
import type { Database } from '../engine/tables.ts';
import { addressesNamed, nameWords } from './address-names.ts';

const MAX_ROWS = 200;
const MAX_SUGGESTIONS = 10;

type Row = { address: string; uses: number; last_used: string };

/**
 * Suggests addresses by the beginnings of their words: first those that begin with the typed text, then those whose name
 * has the words, then the rest. Each is an index range; the next one is read only when there are too few suggestions.
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
      const ranges = [
        async () => addressesNamed(database, field, 1, start),
        async () => [
          ...(await addressesNamed(database, field, 0, start)),
          ...(several ? await addressesNamed(database, field, 1, word) : []),
          ...(several ? await addressesNamed(database, field, 0, word) : []),
        ],
        async () => {
          const inOrder = await startingWith(database, field, start);
          return several && inOrder.length < MAX_ROWS
            ? [...inOrder, ...(await startingWith(database, field, word))]
            : inOrder;
        },
      ];
      const found = new Map<string, Row & { rank: number }>();
      for (const [rank, range] of ranges.entries()) {
        for (const row of await range()) {
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
