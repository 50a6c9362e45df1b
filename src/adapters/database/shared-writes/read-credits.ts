import type { BeforeShop } from '#domain/invoices/credit/before-shop.ts';
import { valueBeforeShop } from '#domain/invoices/credit/value-before-shop.ts';
import { type CreditedInvoice, creditedInvoice } from '#domain/invoices/credited-invoice.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { reportedPeriod } from './filed-periods.ts';

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

/** The ids of those documents that valid credit notes correct. */
export async function readWithNotes(from: From, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await from
    .selectFrom('invoices')
    .select('original_id')
    .distinct()
    .where('original_id', 'in', ids)
    .where('cancelled', '=', 0)
    .execute();
  return rows.flatMap(({ original_id }) => original_id ?? []);
}

/**
 * An invoice of before this shop, of which staff have said the value in a supplement of one of its notes; null when nobody has.
 * The notes that name it count, cancelled ones not.
 */
export async function readBeforeShop(from: From, taxState: string, draft: NamedByNote): Promise<BeforeShop | null> {
  // No other number can be in a supplement.
  if (!/^[A-Z0-9/-]{1,16}$/.test(foldText(draft.referenceNumber.trim()))) return null;
  const said = await notesBefore(from, taxState)
    .innerJoin('supplements', 'supplements.document', 'invoices.id')
    .select(['invoices.id', 'supplements.line', 'supplements.facts'])
    .orderBy('supplements.line')
    .execute();
  if (said.length === 0) return null;
  const saidOf = Map.groupBy(said, ({ id }) => id);
  const notes = await notesBefore(from, taxState)
    .select(['invoices.id', 'invoices.number', 'invoices.draft'])
    .orderBy('invoices.issued_seq')
    .execute();
  const named = valueBeforeShop(
    draft,
    notes.map(({ id, number, draft: text }) => ({
      ...{ id, number, draft: JSON.parse(text) as InvoiceDraft },
      said: (saidOf.get(id) ?? []).map(({ line, facts }) => {
        const { original = null } = JSON.parse(facts) as Supplement;
        return { line, original };
      }),
    })),
  );
  if (!named) return null;
  const { note, ...before } = named;
  return { ...before, saidIn: { number: note.number, filed: await reportedPeriod(from, note.id) } };
}

/** What a note says of the invoice that it corrects. */
type NamedByNote = Pick<InvoiceDraft, 'referenceNumber' | 'buyerAddress' | 'otherReferences'>;

/** Valid credit notes against invoices that this shop did not issue. */
function notesBefore(from: From, taxState: string) {
  return from
    .selectFrom('invoices')
    .where('invoices.kind', '=', 'credit')
    .where('invoices.tax_state', '=', taxState)
    .where('invoices.cancelled', '=', 0)
    .where('invoices.original_id', 'is', null);
}
