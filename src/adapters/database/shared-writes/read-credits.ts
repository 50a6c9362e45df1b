import type { BeforeShop } from '#domain/invoices/credit/before-shop.ts';
import { type CreditedInvoice, creditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Database, Transacting } from '../engine/tables.ts';

type From = Database['read'] | Transacting;

/** A tax invoice with what its valid credit notes took back; null when no document has this id. */
export async function readCredited(from: From, id: string): Promise<CreditedInvoice | null> {
  const row = await from
    .selectFrom('invoices')
    .select(['number', 'date', 'draft', 'payable', 'cancelled'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const notes = await from
    .selectFrom('invoices')
    .select('draft')
    .where('original_id', '=', id)
    .where('cancelled', '=', 0)
    .execute();
  const { number, date, payable } = row;
  return creditedInvoice(
    { number, date, payable, draft: JSON.parse(row.draft), cancelled: row.cancelled === 1 },
    notes.map(({ draft }) => JSON.parse(draft)),
  );
}

/**
 * An invoice of before this shop, of which staff have said the value in a supplement of one of its notes; null when nobody has.
 * The notes that name it count, cancelled ones not.
 */
export async function readBeforeShop(from: From, taxState: string, reference: string): Promise<BeforeShop | null> {
  const number = foldText(reference.trim());
  // No other number can be in a supplement.
  if (!/^[A-Z0-9/-]{1,16}$/.test(number)) return null;
  const said = await notesBefore(from, taxState)
    .innerJoin('supplements', 'supplements.document', 'invoices.id')
    .select(['invoices.id', 'supplements.facts'])
    .orderBy('supplements.line')
    .execute();
  // The newest supplement of a note counts, and the newest of all of them has the last word on the value.
  const originals = new Map(said.map(({ id, facts }) => [id, (JSON.parse(facts) as Supplement).original]));
  const value = [...originals.values()].findLast((each) => each && foldText(each.number) === number)?.value ?? null;
  if (value === null) return null;
  const notes = await notesBefore(from, taxState).select(['invoices.id', 'invoices.draft']).execute();
  const drafts = notes
    .map(({ id, draft }) => ({ id, draft: JSON.parse(draft) as InvoiceDraft }))
    .filter(({ id, draft }) => foldText((originals.get(id)?.number ?? draft.referenceNumber).trim()) === number);
  const sums = drafts.map(({ draft }) => liveTotals(draft).totals);
  return { number: reference.trim(), value, credited: sums.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0) };
}

/** Valid credit notes against invoices that this shop did not issue. */
function notesBefore(from: From, taxState: string) {
  return from
    .selectFrom('invoices')
    .where('invoices.kind', '=', 'credit')
    .where('invoices.tax_state', '=', taxState)
    .where('invoices.cancelled', '=', 0)
    .where('invoices.original_id', 'is', null);
}
