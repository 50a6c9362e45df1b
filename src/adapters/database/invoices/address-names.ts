import { type Kysely, sql } from 'kysely';
import { nameAndAddress } from '#domain/invoices/name-and-address.ts';
import { endOf, MAX_CHARACTERS, tailsOf, wordsOf } from '#domain/text/word-starts.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables } from '../engine/tables.ts';

/** The words of the name of an address, folded. */
export function nameWords(address: string): string[] {
  return wordsOf(nameAndAddress(address).name);
}

/** The rows by which an address is found from its name, for its present number of uses. */
export function addressNames({ id, field, address, uses, last_used }: Tables['addresses']): Tables['address_names'][] {
  return tailsOf(nameWords(address).slice(0, MAX_WORDS), MAX_CHARACTERS).map((tail, index) => ({
    field,
    first: index === 0 ? 1 : 0,
    tail,
    address_id: id,
    start: tail.slice(0, START),
    level: levelOf(uses),
    last_used,
  }));
}

/** Whether the rows must be written: at the first use, and each time that the uses have doubled. */
export function isNextLevel(uses: number): boolean {
  return uses > 0 && 2 ** levelOf(uses) === uses;
}

/**
 * The addresses whose name begins with `start`, at its first word or at a later one. At most `FEW`: those whose uses have
 * doubled most often, and of these the newest, so that the most used are among them. From `many` matches on, an index
 * reads them in that order, instead of sorting them.
 */
export async function addressesNamed(
  { read }: Database,
  field: string,
  first: 0 | 1,
  start: string,
  many = MANY,
): Promise<Named[]> {
  const range = { field, first, start, end: endOf(start) };
  const [counted] = await countRange(read, { ...range, many });
  const count = Number(counted?.count);
  if (count === 0) return [];
  const isCommon = count >= many && start.length >= START;
  return isCommon ? mostUsed(read, { ...range, letters: start.slice(0, START) }) : sorted(read, range);
}

type Named = Pick<Tables['addresses'], 'address' | 'uses' | 'last_used'>;
type Range = { field: string; first: 0 | 1; start: string; end: string };

const countRange = keptQuery((read, { many, ...range }: Range & { many: number }) =>
  read
    .selectFrom(inRange(read, range).select('address_id').limit(many).as('some'))
    .select(({ fn }) => fn.countAll().as('count')),
);

const sorted = keptQuery((read, range: Range) => addressesOf(read, inRange(read, range)));

const mostUsed = keptQuery((read, { letters, ...range }: Range & { letters: string }) =>
  addressesOf(
    read,
    ofField(read, range)
      .where('start', '=', letters)
      .where(sql`tail || ''`, '>=', range.start)
      .where(sql`tail || ''`, '<', range.end),
  ),
);

function ofField(read: Kysely<Tables>, { field, first }: Range) {
  return read.selectFrom('address_names').where('field', '=', field).where('first', '=', first);
}

function inRange(read: Kysely<Tables>, range: Range) {
  return ofField(read, range).where('tail', '>=', range.start).where('tail', '<', range.end);
}

function addressesOf(read: Kysely<Tables>, names: ReturnType<typeof ofField>) {
  return read
    .selectFrom(names.select('address_id').orderBy('level', 'desc').orderBy('last_used', 'desc').limit(FEW).as('found'))
    .innerJoin('addresses', 'addresses.id', 'found.address_id')
    .select(['address', 'uses', 'last_used'])
    .where('uses', '>', 0);
}

/** How many words of a name are indexed, and how many letters group the common beginnings. */
const MAX_WORDS = 8;
const START = 4;
/** How many addresses are read, and from how many matches on the index gives the order. */
const FEW = 50;
const MANY = 1000;

function levelOf(uses: number) {
  return uses > 0 ? Math.floor(Math.log2(uses)) : 0;
}
