import { type InvoiceKind, invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { isTaxState, type TaxState } from '#domain/tax/states.ts';

/** Parses the kind and the state of a document, in the wire's spelling. */
export function kindAndState(kind: string, taxState: string): Outcome<{ kind: InvoiceKind; taxState: TaxState }> {
  const known = invoiceKinds.find((each) => each === kind.trim());
  const state = taxState.trim();
  return known && isTaxState(state)
    ? ok({ kind: known, taxState: state })
    : failed('not-found', 'There is no such kind of document or state.');
}
