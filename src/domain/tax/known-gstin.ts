import { buyerName } from '../invoices/buyer-name.ts';
import { foldText } from '../text/fold-text.ts';
import { gstinIn, gstinState } from './gstin.ts';
import { placeShown } from './place-of-supply.ts';

/**
 * `knownGstin('Sample Hotels\nKochi 682016', earlier)` → `'32AAACS1111A1ZJ'`: the GSTIN in earlier addresses of the same
 * name; `null` when there is none, when there are two, or when its state is not that of the address.
 */
export function knownGstin(address: string, earlier: readonly string[]): string | null {
  const state = placeShown({ buyerAddress: address, consigneeAddress: '' })?.code;
  const found = earlier
    .filter((other) => nameOf(other) === nameOf(address))
    .map(gstinIn)
    .filter((gstin) => gstin !== null)
    .filter((gstin) => state === undefined || gstinState(gstin) === state);
  const [gstin, another] = new Set(found);
  return gstin !== undefined && another === undefined ? gstin : null;
}

function nameOf(address: string) {
  return foldText(buyerName(address)).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
