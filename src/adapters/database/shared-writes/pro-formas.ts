import { totalsLeft } from '#domain/documents/rows-left.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { readOrigin } from './read-origin.ts';

/** `valid_until` of a pro-forma without a last day: it is open on every day. */
export const WITHOUT_END = '9999-12-31';

/** Stores an issued pro-forma as open. The caller holds the audit head, as for every change of what is open. */
export async function addProForma(transaction: Transacting, row: Tables['pro_formas']): Promise<void> {
  await insertProForma(transaction, row);
  await countOpen(transaction, {
    valid_until: row.valid_until,
    count: row.open_value > 0 ? 1 : 0,
    value: row.open_value,
  });
}

const insertProForma = keptQuery((database, row: Tables['pro_formas']) =>
  database.insertInto('pro_formas').values(row),
);

const countOpen = keptQuery((database, row: Tables['open_pro_formas']) =>
  database
    .insertInto('open_pro_formas')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('valid_until').doUpdateSet((each) => ({
        count: each('open_pro_formas.count', '+', each.ref('excluded.count')),
        value: each('open_pro_formas.value', '+', each.ref('excluded.value')),
      })),
    ),
);

/** Computes again what is open of a pro-forma. An older one is not in the table, and has no sum. */
export async function refreshProForma(transaction: Transacting, id: string): Promise<void> {
  const value = await openValue(transaction, id);
  const row = await transaction.selectFrom('pro_formas').selectAll().where('document', '=', id).executeTakeFirst();
  if (value === null || !row || row.open_value === value) return;
  await transaction.updateTable('pro_formas').set({ open_value: value }).where('document', '=', id).execute();
  const count = (value > 0 ? 1 : 0) - (row.open_value > 0 ? 1 : 0);
  await countOpen(transaction, { valid_until: row.valid_until, count, value: value - row.open_value });
}

/** What is open of a pro-forma, from its rows, its invoices and its state; null when `id` is another kind of document. */
export async function openValue(from: Database['read'] | Transacting, id: string): Promise<number | null> {
  const pro = await readOrigin(from, id);
  if (pro?.kind !== 'document' || pro.documentKind !== 'pro') return null;
  return pro.isCancelled || pro.isDeclined ? 0 : totalsLeft(pro.draft, pro.invoiced).payable;
}
