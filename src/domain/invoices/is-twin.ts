import { customerAddressKey } from '../customers/customer-keys.ts';
import { foldText } from '../text/fold-text.ts';
import type { InvoiceDraft } from './invoice.ts';
import { readValidDraft } from './read-draft.ts';

/**
 * Whether two valid drafts of a kind and a day bill the same: the same buyer, and the same rows in the same order. It is asked
 * about before the second one is issued: usually somebody has done it already. `isTwin(issued, draft)`
 */
export function isTwin(one: InvoiceDraft, other: InvoiceDraft): boolean {
  return buyerKey(one) === buyerKey(other) && rowsKey(one) === rowsKey(other);
}

function buyerKey({ taxState, buyerAddress }: InvoiceDraft) {
  return `${taxState} ${customerAddressKey(buyerAddress)}`;
}

function rowsKey(draft: InvoiceDraft) {
  const rows = readValidDraft(draft).lines.map(({ row: _, product, description, hsn, unit, ...figures }) => [
    ...[product, description, hsn, unit].map((text) => foldText(text.trim())),
    ...Object.values(figures),
  ]);
  return JSON.stringify(rows);
}
