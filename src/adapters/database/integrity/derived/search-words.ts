import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { Database } from '../../engine/tables.ts';
import { addressNames } from '../../invoices/address-names.ts';
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
      ...(unknown.has(issued_seq)
        ? [`An address of ${number} is missing. (addresses ${unknown.get(issued_seq)})`]
        : []),
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

/** The documents with an address that is not stored, by `issued_seq`, and that address. */
async function missingAddresses(read: Read, documents: ReadDocument[]): Promise<Map<number, string>> {
  const wanted = documents.flatMap(({ issued_seq, parsed }) =>
    addressesOf(parsed).map(({ id }) => ({ id, issued_seq })),
  );
  const ids = [...new Set(wanted.map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const there = new Set<string>();
  for (let start = 0; start < ids.length; start += MAX_TUPLES) {
    const some = ids.slice(start, start + MAX_TUPLES);
    for (const { id } of await read.selectFrom('addresses').select('id').where('id', 'in', some).execute())
      there.add(id);
  }
  return new Map(wanted.filter(({ id }) => !there.has(id)).map(({ issued_seq, id }) => [issued_seq, id]));
}

/** Words of the index that no document has: they are counted, and looked for only when there are some. */
export async function extraWords(read: Read, words: number, last: number): Promise<string[]> {
  const kept = await read
    .selectFrom('invoice_words')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('issued_seq', '<=', last)
    .executeTakeFirstOrThrow();
  const extra = Number(kept.count) - words;
  if (extra <= 0) return [];
  const sentence = `${extra} search words belong to no document, or to another one.`;
  const named: string[] = [];
  for (let at = { kind: '', tax_state: '', tail: '', issued_seq: 0 }; named.length < LISTED; ) {
    const rows = await wordsAfter(read, at, last);
    for (const { kind, tax_state, tail, issued_seq, number, search_key, buyer, of } of rows)
      if (
        number === null ||
        of !== `${kind} ${tax_state}` ||
        !invoiceTails(searchKeyOf({ number, search_key: search_key ?? '', buyer })).includes(tail)
      )
        named.push(`${sentence} (invoice_words ${kind} ${tax_state} ${tail} ${issued_seq})`);
    if (rows.length < BATCH) break;
    at = rows.at(-1) ?? at;
    await setImmediate();
  }
  return named.length === 0 ? [`${sentence} (invoice_words)`] : named;
}

const LISTED = 100;

function wordsAfter(read: Read, at: Tuple, last: number) {
  const key = ['words.kind', 'words.tax_state', 'words.tail', 'words.issued_seq'] as const;
  return read
    .selectFrom('invoice_words as words')
    .leftJoin('invoices', 'invoices.issued_seq', 'words.issued_seq')
    .leftJoin('buyer_names', 'buyer_names.document', 'invoices.id')
    .select([...key, 'number', 'search_key', 'buyer_names.name as buyer'])
    .select(sql<string>`invoices.kind || ' ' || invoices.tax_state`.as('of'))
    .where('words.issued_seq', '<=', last)
    .where(
      sql<boolean>`(${sql.join(key.map((name) => sql.ref(name)))}) > (${at.kind}, ${at.tax_state}, ${at.tail}, cast(${at.issued_seq} as bigint))`,
    )
    .orderBy('words.kind')
    .orderBy('words.tax_state')
    .orderBy('words.tail')
    .orderBy('words.issued_seq')
    .limit(BATCH)
    .execute();
}

/** The first 52 bits of an address's id: a million take some tens of megabytes. */
function shortId(id: string): number {
  return Number.parseInt(id.slice(0, 13), 16);
}

/** The ids of the addresses of a document. */
export function addressIdsOf({ parsed }: Pick<ReadDocument, 'parsed'>): number[] {
  return addressesOf(parsed).map(({ id }) => shortId(id));
}

/** Whether each address is as it was on a document, and is found by its words and names. `known`: those of documents up to `last`. */
export async function addressFaults(
  read: Read,
  known: Set<number>,
  last: number,
): Promise<{ count: number; faults: string[] }> {
  const faults: string[] = [];
  const strays: { id: string; name: string }[] = [];
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await read
      .selectFrom('addresses')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    const words = await read.selectFrom('address_words').selectAll().where('address_id', 'in', ids).execute();
    const names = await read.selectFrom('address_names').selectAll().where('address_id', 'in', ids).execute();
    const [wordsOf, namesOf] = [words, names].map((all) => Map.groupBy(all, ({ address_id }) => address_id));
    for (const row of rows) {
      const [name = ''] = row.address.split('\n', 1);
      const [own] = addressesOf({ buyerAddress: '', consigneeAddress: '', [row.field]: row.address });
      const expected = addressTails(row.address).map((tail) => ({ field: row.field, tail }));
      if (own?.id !== row.id || own.address !== row.address)
        faults.push(`The address of ${name} is not as it was on a document. (addresses ${row.id})`);
      else if (textOf(wordsOf?.get(row.id)) !== textOf(expected))
        faults.push(`The address of ${name} is not found by each of its words. (address_words ${row.id})`);
      else if (textOf(namesOf?.get(row.id)) !== textOf(addressNames(row)))
        faults.push(`The address of ${name} is not found by its name. (address_names ${row.id})`);
      else if (!known.has(shortId(row.id))) strays.push({ id: row.id, name });
    }
    count += rows.length;
    after = ids.at(-1) ?? after;
    await setImmediate();
  }
  const later = strays.length === 0 ? new Set<number>() : await addressesAfter(read, last);
  const lost = strays.filter(({ id }) => !later.has(shortId(id)));
  return {
    count,
    faults: [...faults, ...lost.map(({ id, name }) => `The address of ${name} is on no document. (addresses ${id})`)],
  };
}

/** Those of documents that were issued meanwhile. */
async function addressesAfter(read: Read, last: number): Promise<Set<number>> {
  const rows = await read.selectFrom('invoices').select('draft').where('issued_seq', '>', last).execute();
  return new Set(rows.flatMap(({ draft }) => addressesOf(JSON.parse(draft)).map(({ id }) => shortId(id))));
}

function textOf(rows: { field: string; tail: string; first?: number; start?: string }[] = []): string {
  return rows
    .map(({ field, tail, first, start }) => JSON.stringify([field, tail, first, start]))
    .sort()
    .join('\n');
}
