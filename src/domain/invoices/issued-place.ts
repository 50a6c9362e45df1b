import type { Supplied } from '../tax/line-places.ts';
import { type Place, placeByAddresses } from '../tax/place-of-supply.ts';
import { placeNamed, supplyPlace } from '../tax/supply-place.ts';
import type { Invoice } from './invoice.ts';
import type { IssuedInvoice } from './issued-invoice.ts';

/**
 * `issuedPlace(issued, draft)` → the place of supply of an issued document: as it was frozen, even when the rules have changed
 * since. Null when it is only known to be outside the state.
 */
export function issuedPlace(
  { kind, place }: Pick<IssuedInvoice, 'kind' | 'place'>,
  supplied: Supplied & Pick<Invoice, 'taxState' | 'taxType'>,
): Place | null {
  if (place !== null) return placeNamed(place);
  return kind === 'tax' || kind === 'credit' ? placeByAddresses(supplied) : supplyPlace(supplied);
}
