import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { Database } from '../engine/tables.ts';
import { addressesOf, addressTails } from './address-words.ts';
import { withBuyerNames } from './buyer-names.ts';
import { invoiceTails, searchKey, searchKeyOf } from './invoice-words.ts';

const BATCH = 200;
/** SQLite takes 32,766 values in one statement. */
const MAX_TUPLES = 2000;

/**
 * Whether documents and addresses are indexed by every beginning of their words, and by no other. A document is read before
 * its words, so that one that is issued meanwhile is no fault.
 */
export async function inspectSearch(database: Database): Promise<{ name: string; summary: string; faults: string[] }> {
  const documents = await inspectDocumentWords(database);
  const addresses = await inspectAddresses(database);
  return {
    name: 'Search',
    summary: `${documents.count} documents and ${addresses.count} addresses are found by their words.`,
    faults: [...documents.faults, ...addresses.faults],
  };
}

type Tuple = { kind: string; tax_state: string; tail: string; issued_seq: number };

async function inspectDocumentWords(database: Database) {
  const faults: string[] = [];
  let [count, words, last] = [0, 0, 0];
  for (;;) {
    const rows = await withBuyerNames(database.read.selectFrom('invoices'))
      .select(['issued_seq', 'kind', 'tax_state', 'number', 'search_key', 'draft'])
      .where('issued_seq', '>', last)
      .orderBy('issued_seq')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    const expected = rows.flatMap((row) => {
      const { kind, tax_state, issued_seq } = row;
      return tailsOfRow(row).certain.map((tail) => ({ kind, tax_state, tail, issued_seq }));
    });
    const unfound = new Set(await missingWords(database, expected));
    const unknown = await missingAddresses(database, rows);
    for (const { issued_seq, number } of rows) {
      if (unfound.has(issued_seq)) faults.push(`${number} is not found by each of its words.`);
      if (unknown.has(issued_seq)) faults.push(`An address of ${number} is missing.`);
    }
    count += rows.length;
    words += rows.reduce((sum, row) => sum + tailsOfRow(row).most, 0);
    last = rows.at(-1)?.issued_seq ?? last;
    await setImmediate();
  }
  const kept = await database.read
    .selectFrom('invoice_words')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('issued_seq', '<=', last)
    .executeTakeFirstOrThrow();
  const extra = Number(kept.count) - words;
  if (extra > 0) faults.push(`${extra} search words belong to no document, or to another one.`);
  return { count, faults };
}

/**
 * The tails that a document must have, and how many it may have at most. For a document of an earlier release, the name and
 * its tails may be filled in at any moment.
 */
function tailsOfRow(row: { number: string; search_key: string; draft: string; buyer: string | null }) {
  const now = invoiceTails(searchKeyOf(row));
  if (row.buyer !== null) return { certain: now, most: now.length };
  const filled = invoiceTails(searchKey(row.number, buyerName(JSON.parse(row.draft).buyerAddress)));
  const certain = now.filter((tail) => filled.includes(tail));
  return { certain, most: now.length + filled.length - certain.length };
}

/** The `issued_seq` of the documents with missing tuples. */
async function missingWords({ read }: Database, expected: Tuple[]): Promise<number[]> {
  const missing: number[] = [];
  for (let from = 0; from < expected.length; from += MAX_TUPLES) {
    const tuples = expected
      .slice(from, from + MAX_TUPLES)
      .map(
        ({ kind, tax_state, tail, issued_seq }) => sql`(${kind}, ${tax_state}, ${tail}, cast(${issued_seq} as bigint))`,
      );
    const { rows } = await sql<{ issued_seq: number }>`
      with expected (kind, tax_state, tail, issued_seq) as (values ${sql.join(tuples)})
      select distinct issued_seq from expected where not exists (
        select 1 from invoice_words as words where words.kind = expected.kind and words.tax_state = expected.tax_state
          and words.tail = expected.tail and words.issued_seq = expected.issued_seq)`.execute(read);
    missing.push(...rows.map(({ issued_seq }) => Number(issued_seq)));
  }
  return missing;
}

/** The `issued_seq` of the documents with an address that is not stored. */
async function missingAddresses(
  { read }: Database,
  rows: { issued_seq: number; draft: string }[],
): Promise<Set<number>> {
  const wanted = rows.flatMap(({ issued_seq, draft }) =>
    addressesOf(JSON.parse(draft)).map(({ id }) => ({ id, issued_seq })),
  );
  const ids = [...new Set(wanted.map(({ id }) => id))];
  if (ids.length === 0) return new Set();
  const found = await read.selectFrom('addresses').select('id').where('id', 'in', ids).execute();
  const there = new Set(found.map(({ id }) => id));
  return new Set(wanted.filter(({ id }) => !there.has(id)).map(({ issued_seq }) => issued_seq));
}

async function inspectAddresses({ read }: Database) {
  const faults: string[] = [];
  let count = 0;
  for (let last = ''; ; ) {
    const rows = await read
      .selectFrom('addresses')
      .select(['id', 'field', 'address'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return { count, faults };
    const ids = rows.map(({ id }) => id);
    const words = await read.selectFrom('address_words').selectAll().where('address_id', 'in', ids).execute();
    const kept = Map.groupBy(words, ({ address_id }) => address_id);
    for (const { id, field, address } of rows) {
      const tails = (kept.get(id) ?? []).map((word) => `${word.field} ${word.tail}`).sort();
      const expected = addressTails(address)
        .map((tail) => `${field} ${tail}`)
        .sort();
      const [own] = addressesOf({ buyerAddress: '', consigneeAddress: '', [field]: address });
      const isItself = own?.id === id && own.address === address;
      const [name = ''] = address.split('\n', 1);
      if (!isItself) faults.push(`The address of ${name} is not as it was on a document.`);
      else if (tails.join('\n') !== expected.join('\n'))
        faults.push(`The address of ${name} is not found by each of its words.`);
    }
    count += rows.length;
    last = ids.at(-1) ?? last;
    await setImmediate();
  }
}
