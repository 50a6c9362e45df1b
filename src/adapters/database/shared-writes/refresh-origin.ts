import type { Transacting } from '../engine/tables.ts';
import { refreshChallan } from './challans.ts';
import { refreshProForma } from './pro-formas.ts';

/** Computes again what is open of a pro-forma or a challan, after something was made from it, came back, or was cancelled. */
export async function refreshOrigin(transaction: Transacting, id: string): Promise<void> {
  const row = await transaction.selectFrom('invoices').select('kind').where('id', '=', id).executeTakeFirst();
  if (row?.kind === 'pro') await refreshProForma(transaction, id);
  if (row?.kind === 'challan') await refreshChallan(transaction, id);
}
