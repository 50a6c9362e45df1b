import { originRefusal } from '#domain/documents/origin-refusal.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { readDecimal } from '#domain/money/paise.ts';
import type { Refusal } from '#domain/outcome.ts';
import type { NewOrigin } from '#operations/ports/invoices.ts';
import type { Transacting } from '../engine/tables.ts';
import { readOrigin } from './read-origin.ts';
import { refreshOrigin } from './refresh-origin.ts';

/** The facts about its origin in the audit line of an issue. */
export function auditedOrigin(draft: InvoiceDraft, origin: NewOrigin) {
  const rows = rowsOf(draft).map(({ row, origin_row, quantity }) => [row, origin_row, quantity]);
  const from = origin.kind === 'enquiry' ? { enquiry: origin.receivedAt } : { document: origin.subject };
  return { from: { id: origin.id, ...from }, ...(rows.length > 0 ? { rows } : {}) };
}

/** Why it cannot be made from its origin now. The caller holds the audit head: until the commit nobody invoices, declines or cancels. */
export async function refusedOrigin(
  transaction: Transacting,
  draft: InvoiceDraft,
  origin: NewOrigin,
): Promise<Refusal | null> {
  return originRefusal(draft, await readOrigin(transaction, origin.id));
}

/** Stores what an issued document was made from, and what is left of its pro-forma or challan. Its own row is stored already. */
export async function addOrigin(
  transaction: Transacting,
  document: string,
  draft: InvoiceDraft,
  { kind, id: origin }: NewOrigin,
): Promise<void> {
  await transaction.insertInto('document_origins').values({ document, kind, origin }).execute();
  const rows = rowsOf(draft).map((row) => ({ document, origin, ...row }));
  if (rows.length === 0) return;
  await transaction.insertInto('row_origins').values(rows).execute();
  await refreshOrigin(transaction, origin);
}

function rowsOf(draft: InvoiceDraft): { row: number; origin_row: number; quantity: number }[] {
  return draft.lines.flatMap(({ row, fromRow, quantity }) =>
    fromRow === undefined ? [] : [{ row, origin_row: Number(fromRow), quantity: readDecimal(quantity, 3) ?? 0 }],
  );
}
