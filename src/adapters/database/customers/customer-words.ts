import { customerPhoneKey } from '#domain/customers/customer-keys.ts';
import { tailsOf, wordsOf } from '#domain/text/word-starts.ts';
import { bulkInsert } from '../engine/bulk-insert.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import type { CustomerRow } from './customer-row.ts';

/** Number of characters stored of each tail; typed words are cut to the same length. */
export const MAX_TAIL = 40;
const MAX_NAME_WORDS = 12;
const MAX_ADDRESS_WORDS = 40;

type Found = Pick<
  CustomerRow,
  'id' | 'gstin' | 'name' | 'phone' | 'place' | 'billing_address' | 'delivery_addresses' | 'archived_at'
>;

/** The rows by which a customer is found: 0 by the beginning of its name, GSTIN, PAN or phone, 1 by a later word, 2 by a word of an address. */
export function customerWords(row: Found): Tables['customer_words'][] {
  const archived = row.archived_at === null ? 0 : 1;
  const [whole, ...rest] = tailsOf(wordsOf(row.name).slice(0, MAX_NAME_WORDS), MAX_TAIL);
  const byRank = [
    [whole ?? '', ...codesOf(row)],
    [...rest, ...tailsOf(wordsOf(row.phone), MAX_TAIL)],
    addressWords(row),
  ];
  return byRank.flatMap((tails, rank) =>
    [...new Set(tails)].filter(Boolean).map((tail) => ({ archived, rank, tail, customer_id: row.id })),
  );
}

/** Every word by which a customer is found. */
export function searchedWordsOf(row: Found): string[] {
  return [...wordsOf(row.name), ...codesOf(row), ...wordsOf(row.phone), ...addressWords(row)];
}

/** A PAN is the middle of a GSTIN, and people type it. */
function codesOf({ gstin, phone }: Found) {
  return [gstin, gstin.slice(2), customerPhoneKey(phone)].filter(Boolean);
}

function addressWords({ place, billing_address, delivery_addresses }: Found) {
  const blocks = [place, billing_address, ...(JSON.parse(delivery_addresses) as string[])];
  return [...new Set(blocks.flatMap(wordsOf))].slice(0, MAX_ADDRESS_WORDS).map((word) => word.slice(0, MAX_TAIL));
}

export const addCustomerWords = bulkInsert((database, rows: Tables['customer_words'][]) =>
  database.insertInto('customer_words').values(rows),
);

/** Indexes customers again, at most some hundred at once. */
export async function replaceCustomerWords(transaction: Transacting, rows: readonly Found[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await transaction.deleteFrom('customer_words').where('customer_id', 'in', ids).execute();
  await addCustomerWords(transaction, rows.flatMap(customerWords));
}
