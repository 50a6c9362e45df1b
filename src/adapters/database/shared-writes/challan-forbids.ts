import { periodName } from '#domain/returns/period.ts';
import type { Transacting } from '../engine/tables.ts';
import { periodClosedOn } from './filed-periods.ts';
import { readCameBack } from './read-origin.ts';

/** Why a challan cannot be cancelled; null when it can. The caller holds the audit head. */
export async function challanForbids(
  transaction: Transacting,
  { id, number }: { id: string; number: string },
): Promise<string | null> {
  const invoice = await validInvoice(transaction, id);
  if (invoice !== null) return `${number} has the invoice ${invoice} made from it: cancel ${invoice} first.`;
  const cameBack = await readCameBack(transaction, id);
  if (cameBack.some(({ quantity }) => quantity > 0))
    return `Goods of ${number} came back, so they travelled. Take back what came back first, or leave the challan as it is.`;
  const row = await transaction
    .selectFrom('invoices')
    .select(['tax_state', 'date'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const closed = await periodClosedOn(transaction, row.tax_state, row.date).select('period').executeTakeFirst();
  return closed
    ? `${number} is in table 13 of the filed return of ${periodName(closed.period)}. Open that return again first.`
    : null;
}

async function validInvoice(transaction: Transacting, id: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('document_origins')
    .innerJoin('invoices', 'invoices.id', 'document_origins.document')
    .select('number')
    .where('origin', '=', id)
    .where('cancelled', '=', 0)
    .orderBy('issued_seq')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}
