import { totalsLeft } from '#domain/documents/rows-left.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { readOrigin } from './read-origin.ts';

/** `valid_until` of a pro-forma without a last day: it is open on every day. */
export const WITHOUT_END = '9999-12-31';

/** Stores an issued pro-forma as open. */
export const addProForma = keptQuery((database, row: Tables['pro_formas']) =>
  database.insertInto('pro_formas').values(row),
);

/** Computes again what is open of a pro-forma. The caller holds the audit head, so nobody else changes it meanwhile. */
export async function refreshProForma(transaction: Transacting, id: string): Promise<void> {
  const value = await openValue(transaction, id);
  if (value === null) return;
  await transaction.updateTable('pro_formas').set({ open_value: value }).where('document', '=', id).execute();
}

/** What is open of a pro-forma, from its rows, its invoices and its state; null when `id` is none. */
export async function openValue(from: Database['read'] | Transacting, id: string): Promise<number | null> {
  const pro = await readOrigin(from, id);
  if (pro?.kind !== 'document' || pro.documentKind !== 'pro') return null;
  return pro.isCancelled || pro.isDeclined ? 0 : totalsLeft(pro.draft, pro.invoiced).payable;
}
