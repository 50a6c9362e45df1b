import type { Problem } from '../outcome.ts';
import { isSupplyType, supplyTypes } from '../tax/supply-types.ts';
import type { InvoiceDraft } from './invoice.ts';

/**
 * `otherSupplyProblem(note, invoice, 'DL/26-27/0042')` → the problem of a credit note with another kind of supply than its invoice, or
 * `null`: it stands in the tables of that invoice. A note without GST stands in none.
 */
export function otherSupplyProblem(
  note: Pick<InvoiceDraft, 'kind' | 'supplyType' | 'withoutGst'>,
  invoice: Pick<InvoiceDraft, 'supplyType'>,
  number: string,
): Problem | null {
  if (note.kind !== 'credit' || note.withoutGst || note.supplyType === invoice.supplyType) return null;
  const was = isSupplyType(invoice.supplyType) ? supplyTypes[invoice.supplyType].text : 'a regular supply';
  return { field: 'supplyType', message: `${number} was ${was}: the note keeps its kind of supply` };
}
