import type { AddressStore } from '#operations/ports.ts';
import type { Database } from './tables.ts';
import { beginWords, endOf, wordsOf } from './word-starts.ts';

const MOST_ROWS = 200;
const MOST_SUGGESTIONS = 10;

/** Suggests addresses by the beginnings of their words: an index range on the longest word, the rest is looked at here. */
export const openAddressStore = (database: Database): AddressStore => ({
  suggest: async (field, typed) => {
    const words = wordsOf(typed);
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
    if (longest === '') return [];
    const whole = words.join(' ');
    const inOrder = await startingWith(database, field, whole);
    const anywhere = words.length > 1 && inOrder.length < MOST_ROWS ? await startingWith(database, field, longest) : [];
    const found = new Map(
      [...inOrder, ...anywhere]
        .filter(({ address }) => beginWords(words, wordsOf(address)))
        .map((row) => [row.address, row]),
    );
    return [...found.values()]
      .sort((one, other) => other.uses - one.uses || (one.last_used < other.last_used ? 1 : -1))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ address }) => address);
  },
});

const startingWith = (database: Database, field: string, start: string) =>
  database.read
    .selectFrom('address_words')
    .innerJoin('addresses', 'addresses.id', 'address_words.address_id')
    .select(['address', 'uses', 'last_used'])
    .where('address_words.field', '=', field)
    .where('tail', '>=', start)
    .where('tail', '<', endOf(start))
    .where('uses', '>', 0)
    .limit(MOST_ROWS)
    .execute();
