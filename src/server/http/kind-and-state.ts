import { type InvoiceKind, invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { taxStates } from '#domain/tax/states.ts';

/** The kind and the state as the wire names them, or null when one of them is unknown. */
export function kindAndState(kind: string, taxState: string): { kind: InvoiceKind; taxState: TaxState } | null {
  const known = invoiceKinds.find((each) => each === kind.trim());
  const state = taxState.trim();
  return known && Object.hasOwn(taxStates, state) ? { kind: known, taxState: state as TaxState } : null;
}
