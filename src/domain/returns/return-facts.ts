import { gstinIn } from '../tax/gstin.ts';
import type { Supplied } from '../tax/line-places.ts';
import { supplyPlace } from '../tax/supply-place.ts';

/** What the returns take from the addresses and the rows of a document. It is frozen at the issue. */
export type ReturnFacts = {
  /** The buyer's GSTIN; '' when he is not registered. */
  gstin: string;
  /** The code of the place of supply; '' when the document does not show it. */
  place: string;
};

/** `returnFacts(draft)` → `{ gstin: '07ABCDE1234F1Z2', place: '06' }` */
export function returnFacts(document: Supplied): ReturnFacts {
  return { gstin: gstinIn(document.buyerAddress) ?? '', place: supplyPlace(document)?.code ?? '' };
}
