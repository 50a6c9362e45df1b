import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { NamedInvoice } from '#domain/invoices/credit/note-problems.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { hasAutomaticShape } from '#domain/invoices/invoice-number.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { InvoiceStore } from '../ports/invoices.ts';

type Named = NamedInvoice & { invoice: IssuedInvoice | null };

type Ports = { invoices: Pick<InvoiceStore, 'find' | 'findCredited' | 'findBeforeShop' | 'statesInUse'> };

/** What is known of the invoice that a credit note names. `invoice` is the document of `original`. */
export async function findNamedInvoice(ports: Ports, draft: InvoiceDraft, taxState: TaxState): Promise<Named> {
  const number = draft.referenceNumber.trim();
  const invoice = await ports.invoices.find('tax', taxState, number);
  const original = invoice && (await ports.invoices.findCredited(invoice.id));
  if (original) return { invoice, original, beforeShop: null, issuedIn: null };
  const beforeShop = await ports.invoices.findBeforeShop(taxState, draft);
  const issuedIn = beforeShop ? null : await otherStateOf(ports, draft, taxState);
  return { invoice: null, original: null, beforeShop, issuedIn };
}

/**
 * The other registration, when it issued an invoice of this number: one that its series gave, or to this buyer. A typed
 * number may also be that of an invoice of before this shop.
 */
export async function otherStateOf(
  { invoices }: { invoices: Pick<InvoiceStore, 'find' | 'statesInUse'> },
  { referenceNumber, buyerAddress }: InvoiceDraft,
  taxState: TaxState,
): Promise<TaxState | null> {
  const number = referenceNumber.trim();
  const states = number === '' ? [] : await invoices.statesInUse();
  for (const state of states.filter((each) => each !== taxState)) {
    const invoice = await invoices.find('tax', state, number);
    const isItsBuyer = invoice && foldText(buyerName(invoice.draft.buyerAddress)) === foldText(buyerName(buyerAddress));
    if (invoice && (hasAutomaticShape(number) || isItsBuyer)) return state;
  }
  return null;
}
