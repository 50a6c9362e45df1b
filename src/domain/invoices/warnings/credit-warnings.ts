import type { Problem } from '../../outcome.ts';
import { gstinIn } from '../../tax/gstin.ts';
import { foldText } from '../../text/fold-text.ts';
import { buyerName } from '../buyer-name.ts';
import type { CreditedInvoice } from '../credited-invoice.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { creditLineWarnings } from './credit-line-warnings.ts';

/**
 * `creditWarnings(draft, null)` → the warnings about a credit note: its invoice is unknown or went to another buyer, or its
 * rows differ. CGST Act, section 34; rule 53(1A): the note names the invoice it corrects.
 */
export function creditWarnings(draft: InvoiceDraft, original: CreditedInvoice | null): Problem[] {
  const reference = draft.referenceNumber.trim();
  if (draft.kind !== 'credit' || reference === '') return [];
  if (!original) return [about('referenceNumber', `${reference} ${unknown}`)];
  if (original.cancelled) return [];
  return [...otherBuyer(draft, original), ...creditLineWarnings(draft, original)];
}

function about(field: string, message: string): Problem {
  return { field, message };
}

const unknown =
  'is not a tax invoice of this firm in this state: a credit note names the invoice it corrects (CGST rule 53). ' +
  'Returns asks for its date, place and value';

function otherBuyer(draft: InvoiceDraft, { number, draft: invoice }: CreditedInvoice): Problem[] {
  if (draft.buyerAddress.trim() === '') return [];
  const [here, there] = [draft.buyerAddress, invoice.buyerAddress].map((address) => ({
    gstin: gstinIn(address),
    name: buyerName(address),
  }));
  const sameName = plain(here?.name) === plain(there?.name);
  if (here?.gstin && there?.gstin ? here.gstin === there.gstin : sameName) return [];
  const buyer = sameName ? `${there?.name}, GSTIN ${there?.gstin}` : there?.name;
  return [about('buyerAddress', `${number} was issued to ${buyer}: a credit note must go to the same buyer`)];
}

// 'Ltd' and 'Ltd.' are the same firm.
function plain(name = '') {
  return foldText(name).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
