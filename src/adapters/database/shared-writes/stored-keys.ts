import { hash } from 'node:crypto';
import { buyerKeys } from '#domain/customers/buyer-keys.ts';

/** The keys of a document's buyer as they are stored: a GSTIN as it is, words as their SHA-256, as in `customers.address_key`. */
export function storedBuyerKeys(buyerAddress: string): { fit_key: string; buyer_key: string } {
  const { gstin, fit, buyer } = buyerKeys(buyerAddress);
  if (gstin !== null) return { fit_key: gstin, buyer_key: gstin };
  return { fit_key: stored(fit), buyer_key: stored(buyer) };
}

/** '' stays '', which fits nobody. */
function stored(words: string) {
  return words === '' ? '' : hash('sha256', words);
}

/** A GSTIN is the only key of this length. */
export const GSTIN_LENGTH = 15;
