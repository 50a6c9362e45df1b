import { setImmediate } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { BuyerNames } from '#operations/ports/invoices.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { replaceInvoiceWords, searchKey } from './invoice-words.ts';

export const BUYER_NAME = 'buyer name';
/** SQLite has one writer: a clerk who issues a document waits for at most one batch, about 20 ms. */
const BATCH = 200;

/**
 * Fills in the names of documents that an earlier release issued. The transaction of each batch stores the progress, so
 * that it continues after a stop, also with documents that an earlier release issues meanwhile.
 */
export function openBuyerNames(database: Database): BuyerNames {
  return {
    fillNext: async () => {
      if ((await documentsAfterMark(database.read, 1)).length === 0) return { examined: 0, filled: 0 };
      await setImmediate();
      return database.write.transaction().execute(fillNext);
    },
  };
}

/** Adds `buyer`, the stored name for each document; null while it is not filled in. */
export function withBuyers<Selected>(documents: SelectQueryBuilder<Tables, 'invoices', Selected>) {
  return documents.leftJoin('buyer_names', 'buyer_names.document', 'invoices.id').select('buyer_names.name as buyer');
}

/** Adds `place`, too, its frozen place of supply: for documents that are shown, as a search would read it of each in vain. */
export function withBuyersAndPlaces<Selected>(documents: SelectQueryBuilder<Tables, 'invoices', Selected>) {
  return withBuyers(documents).select((row) =>
    row.selectFrom('return_facts').select('place').whereRef('return_facts.document', '=', 'invoices.id').as('place'),
  );
}

/** Stores the buyer's name of an issued document. */
export const addBuyerName = keptQuery((database, row: Tables['buyer_names']) =>
  database.insertInto('buyer_names').values(row),
);

async function fillNext(transaction: Transacting): Promise<{ examined: number; filled: number }> {
  await lockMark(transaction);
  const documents = await documentsAfterMark(transaction, BATCH);
  const last = documents.at(-1);
  if (!last) return { examined: 0, filled: 0 };
  const missing = documents
    .filter(({ buyer }) => buyer === null)
    .map((row) => ({ ...row, name: buyerName((JSON.parse(row.draft) as InvoiceDraft).buyerAddress) }));
  if (missing.length > 0)
    await transaction
      .insertInto('buyer_names')
      .values(missing.map(({ id, name }) => ({ document: id, name })))
      .execute();
  for (const row of missing)
    await replaceInvoiceWords(transaction, row, row.search_key, searchKey(row.number, row.name));
  await transaction
    .updateTable('filled_up_to')
    .set({ issued_seq: last.issued_seq })
    .where('fact', '=', BUYER_NAME)
    .execute();
  return { examined: documents.length, filled: missing.length };
}

/** When two processes fill in names at the same time, one waits. */
async function lockMark(transaction: Transacting): Promise<void> {
  await transaction.updateTable('filled_up_to').set({ fact: BUYER_NAME }).where('fact', '=', BUYER_NAME).execute();
}

/** In the order of issue, which is also the order of commits: no document appears later before the mark. */
function documentsAfterMark(from: Database['read'] | Transacting, size: number) {
  return withBuyers(from.selectFrom('invoices'))
    .select(['id', 'issued_seq', 'kind', 'tax_state', 'number', 'draft', 'search_key'])
    .where('issued_seq', '>', (mark) =>
      mark.selectFrom('filled_up_to').select('issued_seq').where('fact', '=', BUYER_NAME),
    )
    .orderBy('issued_seq')
    .limit(size)
    .execute();
}
