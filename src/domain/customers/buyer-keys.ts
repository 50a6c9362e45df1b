import { nameAndAddress } from '../invoices/name-and-address.ts';
import { gstinIn } from '../tax/gstin.ts';
import { pinIn } from '../tax/pin-in.ts';
import { customerAddressKey, customerNameKey } from './customer-keys.ts';

/**
 * By what a document's buyer is looked up in the customer book, as the paper shows him. `fit`: the first valid GSTIN of the
 * buyer address, else the words of the whole address. `buyer`: the same GSTIN, else name and PIN: documents of one buyer
 * whose address was written in several ways.
 */
type BuyerKeys = { gstin: string | null; fit: string; buyer: string };

/** `buyerKeys('Sample Homes, Flat 3\nCuttack 753001')` → `{ gstin: null, fit: 'SAMPLE HOMES FLAT 3 CUTTACK 753001', buyer: 'SAMPLE HOMES 753001' }` */
export function buyerKeys(buyerAddress: string): BuyerKeys {
  const gstin = gstinIn(buyerAddress);
  if (gstin !== null) return { gstin, fit: gstin, buyer: gstin };
  const name = customerNameKey(nameAndAddress(buyerAddress).name);
  return { gstin, fit: customerAddressKey(buyerAddress), buyer: `${name} ${pinIn(buyerAddress) ?? ''}`.trim() };
}
