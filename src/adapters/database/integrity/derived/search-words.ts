import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { Database } from '../../engine/tables.ts';
import { addressesOf, addressTails } from '../../invoices/address-words.ts';
import { invoiceTails, searchKey, searchKeyOf } from '../../invoices/invoice-words.ts';
import type { ReadDocument } from './read-documents.ts';

type Read = Database['read'];

/** SQLite takes 32,766 values in one statement. */
const MAX_TUPLES = 2000;
const BATCH = 200;

type Tuple = { kind: string; tax_state: string; tail: string; issued_seq: number };

/** Whether documents are found by every beginning of their words, and how many words they may have. */
export async function wordFaults(read: Read, documents: ReadDocument[]): Promise<{ faults: string[]; words: number }> {
  const tails = new Map(documents.map((document) => [document.issued_seq, tailsOf(document)]));
  const expected = documents.flatMap(({ kind, tax_state, issued_seq }) =>
    (tails.get(issued_seq)?.certain ?? []).map((tail) => ({ kind, tax_state, tail, issued_seq })),
  );
  const unfound = new Set(await missingWords(read, expected));
  const unknown = await missingAddresses(read, documents);
  return {
    words: [...tails.values()].reduce((sum, { most }) => sum + most, 0),
    faults: documents.flatMap(({ issued_seq, number }) => [
      ...(unfound.has(issued_seq)
        ? [`${number} is not found by each of its words. (invoice_words ${issued_seq})`]
        : []),
      ...(unknown.has(issued_seq) ? [`An address of ${number} is missing. (addresses)`] : []),
    ]),
  };
}

/**
 * The tails that a document must have, and how many it may have at most. For a document of an earlier release, the name and
 * its tails may be filled in at any moment.
 */
function tailsOf({ number, search_key, buyer, parsed }: ReadDocument) {
  const now = invoiceTails(searchKeyOf({ number, search_key, buyer }));
  if (buyer !== null) return { certain: now, most: now.length };
  const filled = invoiceTails(searchKey(number, buyerName(parsed.buyerAddress)));
  const certain = now.filter((tail) => filled.includes(tail));
  return { certain, most: now.length + filled.length - certain.length };
}

/** The `issued_seq` of the documents with missing tuples. */
async function missingWords(read: Read, expected: Tuple[]): Promise<number[]> {
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
async function missingAddresses(read: Read, documents: ReadDocument[]): Promise<Set<number>> {
  const wanted = documents.flatMap(({ issued_seq, parsed }) =>
    addressesOf(parsed).map(({ id }) => ({ id, issued_seq })),
  );
  const ids = [...new Set(wanted.map(({ id }) => id))];
  if (ids.length === 0) return new Set();
  const there = new Set<string>();
  for (let start = 0; start < ids.length; start += MAX_TUPLES) {
    const some = ids.slice(start, start + MAX_TUPLES);
    for (const { id } of await read.selectFrom('addresses').select('id').where('id', 'in', some).execute())
      there.add(id);
  }
  return new Set(wanted.filter(({ id }) => !there.has(id)).map(({ issued_seq }) => issued_seq));
}

/** Words of the index that no document has. They are counted; a row that has no document is named as a stray. */
export async function extraWords(read: Read, words: number, last: number): Promise<string[]> {
  const kept = await read
    .selectFrom('invoice_words')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('issued_seq', '<=', last)
    .executeTakeFirstOrThrow();
  const extra = Number(kept.count) - words;
  return extra > 0 ? [`${extra} search words belong to no document, or to another one. (invoice_words)`] : [];
}

/** Whether each address is as it was on a document, and is found by its words and names. */
export async function addressFaults(read: Database['read']): Promise<{ count: number; faults: string[] }> {
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
      if (!isItself) faults.push(`The address of ${name} is not as it was on a document. (addresses ${id})`);
      else if (tails.join('\n') !== expected.join('\n'))
        faults.push(`The address of ${name} is not found by each of its words. (address_words ${id})`);
    }
    count += rows.length;
    last = ids.at(-1) ?? last;
    await setImmediate();
  }
}
