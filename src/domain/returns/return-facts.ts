import type { Invoice } from '../invoices/invoice.ts';
import { gstinIn } from '../tax/gstin.ts';
import { placeOfSupply } from '../tax/place-of-supply.ts';

/** What the returns take from the addresses of a document. It is frozen at the issue. */
export type ReturnFacts = {
  /** The buyer's GSTIN; '' when he is not registered. */
  gstin: string;
  /** The code of the place of supply; '' when the addresses do not show it. */
  place: string;
};

/** `returnFacts(draft)` → `{ gstin: '07ABCDE1234F1Z2', place: '07' }` */
export function returnFacts(
  document: Pick<Invoice, 'taxState' | 'taxType' | 'buyerAddress' | 'consigneeAddress'>,
): ReturnFacts {
  return { gstin: gstinIn(document.buyerAddress) ?? '', place: placeOfSupply(document)?.code ?? '' };
}
