import type { Invoice, InvoiceLine } from '../invoices/invoice.ts';
import { invoiceTotals } from '../invoices/invoice-totals.ts';
import { nameAndAddress } from '../invoices/name-and-address.ts';
import type { LineTax } from '../tax/gst.ts';
import { gstinIn } from '../tax/gstin.ts';
import { isSac } from '../tax/is-sac.ts';
import { pinIn } from '../tax/pin-in.ts';
import { type Place, placeShown } from '../tax/place-of-supply.ts';
import { stateName, taxStates } from '../tax/states.ts';
import { statesOfPin } from '../tax/states-of-pin.ts';
import type { EwayTransport } from './eway-transport.ts';

/** The goods of a document that move together, in paise. */
export type Consignment = {
  /** Empty when nothing but services was sold. */
  goods: (InvoiceLine & { taxable: number })[];
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  /** Of the whole document; 0 when rows are left out, because it was rounded with them. */
  roundOff: number;
  /** With tax: what the law compares with its limit. */
  value: number;
  /** Freight and packing are in the value. */
  hasCharges: boolean;
  /** Services that are sold beside the goods are not. */
  hasServices: boolean;
};

/**
 * `consignmentOf(invoice)`: the goods with what was charged for their carriage. Freight and packing belong to the value of the
 * goods (CGST Act, section 15(2)(c)); a separate service, such as laying, does not move (CGST Rules, rule 138, explanation 2).
 * The rows in `movedBefore` do not move with it: their goods travelled on a challan.
 */
export function consignmentOf(
  invoice: Pick<Invoice, 'taxType' | 'lines'>,
  movedBefore: ReadonlySet<number> = new Set(),
): Consignment {
  const { lines: taxes, totals } = invoiceTotals(invoice);
  const all = invoice.lines.map((line, index) => ({ line, tax: taxes[index] as LineTax }));
  const goods = all.filter(({ line }) => !isSac(line.hsn) && !movedBefore.has(line.row));
  const charges =
    goods.length === 0 ? [] : all.filter(({ line }) => isChargeOnGoods(line.hsn) && !movedBefore.has(line.row));
  const moving = [...goods, ...charges];
  const sum = (head: keyof LineTax) => moving.reduce((total, { tax }) => total + tax[head], 0);
  const hasServices = all.some(
    (each) => isSac(each.line.hsn) && !movedBefore.has(each.line.row) && !moving.includes(each),
  );
  const roundOff = moving.length < all.length ? 0 : totals.roundOff;
  return {
    goods: goods.map(({ line, tax }) => ({ ...line, taxable: tax.taxable })),
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    roundOff,
    value: sum('total') + roundOff,
    hasCharges: charges.length > 0,
    hasServices,
  };
}

/** Carriage (9965), its support such as loading (9967), couriers (9968) and packing (99854). */
function isChargeOnGoods(hsn: string): boolean {
  return /^99(?:65|67|68|854)/.test(hsn);
}

type Addresses = Pick<Invoice, 'buyerAddress' | 'consigneeAddress' | 'taxState'>;

/** Where the goods leave: the state of the registration. */
export function dispatchState({ taxState }: Pick<Invoice, 'taxState'>): Place {
  const { code, name } = taxStates[taxState];
  return { code, name };
}

/** Where they go: the state of the PIN that staff added, else of the delivery address. Null when it shows none. */
export function deliveryState({ consigneeAddress }: Addresses, { pin }: Pick<EwayTransport, 'pin'>): Place | null {
  const code = pin === '' ? undefined : statesOfPin(pin)[0];
  if (code !== undefined) return { code, name: stateName(code) ?? '' };
  const shown = placeShown({ buyerAddress: '', consigneeAddress });
  return shown && { code: shown.code, name: shown.name };
}

/** The PIN of the place of delivery; '' when nobody said it. */
export function deliveryPin({ consigneeAddress }: Addresses, { pin }: Pick<EwayTransport, 'pin'>): string {
  return pin || (pinIn(consigneeAddress) ?? '');
}

/**
 * Whether the goods go to a place of somebody else on the buyer's order ('bill to, ship to'), for the e-way bill and the
 * e-invoice. Another address with the buyer's own GSTIN, and his address under another name, are the buyer's.
 */
export function isShippedElsewhere({ buyerAddress, consigneeAddress }: Addresses): boolean {
  const [buyer, consignee] = [gstinIn(buyerAddress), gstinIn(consigneeAddress)];
  if (buyer !== null && buyer === consignee) return false;
  const linesOf = (address: string) => nameAndAddress(address).lines.join(' ');
  return (
    !isSameAddress(buyerAddress, consigneeAddress) && !isSameAddress(linesOf(buyerAddress), linesOf(consigneeAddress))
  );
}

/** `isSameAddress('Puri - 752001', 'PURI 752001')` → `true`: the words count. */
export function isSameAddress(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
