import { addressLines } from '#domain/invoice/address-lines.ts';
import type { Database, Tables } from './tables.ts';
import { endOf, MOST_CHARACTERS, tailsOf, wordsOf } from './word-starts.ts';

/** The words of the name of an address, folded: what stands in its first line. */
export const nameWords = (address: string): string[] => wordsOf(addressLines(address)[0] ?? '');

/** The rows by which an address is found from its name, as they are after so many uses. */
export const addressNames = ({ id, field, address, uses, last_used }: Tables['addresses']): Tables['address_names'][] =>
  tailsOf(nameWords(address).slice(0, MOST_WORDS), MOST_CHARACTERS).map((tail, index) => ({
    field,
    first: index === 0 ? 1 : 0,
    tail,
    address_id: id,
    start: tail.slice(0, START),
    level: levelOf(uses),
    last_used,
  }));

/** Whether these uses are twice as many as when the rows were written last, or the first. */
export const isNextLevel = (uses: number): boolean => uses > 0 && 2 ** levelOf(uses) === uses;

/**
 * The addresses whose name begins with `start`, at its first word or at a later one. Where they are more than can be
 * looked at, those whose uses have doubled most often, and of these the newest: so the most used are among them.
 */
export const namedSo = async ({ read }: Database, field: string, first: 0 | 1, start: string) => {
  const within = read
    .selectFrom('address_names')
    .where('address_names.field', '=', field)
    .where('first', '=', first)
    .where('tail', '>=', start)
    .where('tail', '<', endOf(start));
  const few = await within.select('address_id').limit(FEW).execute();
  const ids =
    few.length < FEW || start.length < START
      ? few
      : await within
          .select('address_id')
          .where('start', '=', start.slice(0, START))
          .orderBy('level', 'desc')
          .orderBy('last_used', 'desc')
          .limit(FEW)
          .execute();
  if (ids.length === 0) return [];
  return read
    .selectFrom('addresses')
    .select(['address', 'uses', 'last_used'])
    .where(
      'id',
      'in',
      ids.map(({ address_id }) => address_id),
    )
    .where('uses', '>', 0)
    .execute();
};

/** How many words of a name are looked into, how many of its letters common beginnings are gathered by, and how many are read. */
const MOST_WORDS = 8;
const START = 4;
const FEW = 50;

const levelOf = (uses: number) => (uses > 0 ? Math.floor(Math.log2(uses)) : 0);
