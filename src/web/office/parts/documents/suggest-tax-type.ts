import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import { isTaxState } from '#domain/tax/states.ts';
import { impliedTaxType } from '#domain/tax/supply-place.ts';

/** The Tax Type for the addresses. Without a state in them, the current Tax Type. */
export function suggestTaxType(draft: InvoiceDraft): string {
  const { taxState, taxType } = draft;
  return (isTaxState(taxState) && impliedTaxType({ ...draft, taxState })) || taxType;
}

export function isTaxType(value: string): value is TaxType {
  return value === 'state' || value === 'central';
}

export const taxTypeNames: Record<TaxType, string> = { state: 'Within State', central: 'Outside State' };
