import { setImmediate } from 'node:timers/promises';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { compareText } from '#domain/text/compare-text.ts';
import type { ProductUse } from '#operations/ports/catalogue.ts';
import type { Database, Transacting } from '../engine/tables.ts';

export const PRODUCT_USE = 'product use';
/** SQLite has one writer: a clerk who issues a document waits for at most one batch. */
const BATCH = 200;

/** Counts the products of the next documents. */
export async function countNextUses(database: Database): Promise<{ examined: number; filled: number }> {
  if ((await documentsAfter(database.read, await lastCountedSeq(database.read), 1)).length === 0)
    return { examined: 0, filled: 0 };
  // SQLite calls are synchronous: other requests run between two batches.
  await setImmediate();
  return database.write.transaction().execute(async (transaction) => {
    // When two processes count at the same time, one waits.
    await transaction.updateTable('filled_up_to').set({ fact: PRODUCT_USE }).where('fact', '=', PRODUCT_USE).execute();
    const documents = await documentsAfter(transaction, await lastCountedSeq(transaction), BATCH);
    const last = documents.at(-1);
    if (!last) return { examined: 0, filled: 0 };
    for (const [product, { documents: count, lastDate }] of addUses(new Map(), documents))
      await transaction
        .insertInto('product_uses')
        .values({ product, documents: count, last_date: lastDate })
        .onConflict((conflict) =>
          conflict.column('product').doUpdateSet((row) => ({
            documents: row('product_uses.documents', '+', row.ref('excluded.documents')),
            last_date: row
              .case()
              .when('product_uses.last_date', '<', row.ref('excluded.last_date'))
              .then(row.ref('excluded.last_date'))
              .else(row.ref('product_uses.last_date'))
              .end(),
          })),
        )
        .execute();
    await transaction
      .updateTable('filled_up_to')
      .set({ issued_seq: last.issued_seq })
      .where('fact', '=', PRODUCT_USE)
      .execute();
    return { examined: documents.length, filled: documents.length };
  });
}

/** The stored counts, and those of the newest documents, which are not counted yet. Reads at most `BATCH` documents. */
export async function productUses({ read }: Pick<Database, 'read'>): Promise<Map<string, ProductUse>> {
  const { mark, uses } = await storedUses(read);
  const all = addUses(uses, await documentsAfter(read, mark, BATCH));
  // The same, however many of them are counted by now: a shop and its restored backup say the same.
  return new Map([...all].toSorted(([one], [other]) => compareText(one, other)));
}

/** The stored counts, and the audit line of the last counted document. One SQL statement: the job changes both together. */
export async function storedUses(read: Database['read']): Promise<{ mark: number; uses: Map<string, ProductUse> }> {
  const rows = await read
    .selectFrom('filled_up_to')
    .leftJoin('product_uses', (join) => join.onTrue())
    .select(['issued_seq', 'product', 'documents', 'last_date'])
    .where('fact', '=', PRODUCT_USE)
    .orderBy('product')
    .execute();
  const uses = new Map<string, ProductUse>();
  for (const { product, documents, last_date } of rows)
    if (product !== null) uses.set(product, { documents: documents ?? 0, lastDate: last_date ?? '' });
  return { mark: rows[0]?.issued_seq ?? 0, uses };
}

type Document = { draft: string; date: string };

/** A document that has a product on three rows uses it once. */
export function addUses(uses: Map<string, ProductUse>, documents: readonly Document[]): Map<string, ProductUse> {
  for (const { draft, date } of documents) {
    const { lines } = JSON.parse(draft) as InvoiceDraft;
    const products = new Set(lines.map(({ product }) => product.trim()).filter((product) => product !== ''));
    for (const product of products) {
      const { documents: count, lastDate } = uses.get(product) ?? { documents: 0, lastDate: '' };
      uses.set(product, { documents: count + 1, lastDate: date > lastDate ? date : lastDate });
    }
  }
  return uses;
}

async function lastCountedSeq(from: Database['read'] | Transacting): Promise<number> {
  const row = await from
    .selectFrom('filled_up_to')
    .select('issued_seq')
    .where('fact', '=', PRODUCT_USE)
    .executeTakeFirstOrThrow();
  return row.issued_seq;
}

// The order of issue is also the order of commits: a document can never appear later with a number below the mark.
function documentsAfter(from: Database['read'] | Transacting, mark: number, size: number) {
  return from
    .selectFrom('invoices')
    .select(['issued_seq', 'date', 'draft'])
    .where('issued_seq', '>', mark)
    .orderBy('issued_seq')
    .limit(size)
    .execute();
}
