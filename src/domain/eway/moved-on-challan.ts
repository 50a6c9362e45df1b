import type { Invoice } from '../invoices/invoice.ts';
import { type Consignment, consignmentOf, deliveryPin, isSameAddress } from './consignment.ts';
import type { EwayTransport } from './eway-transport.ts';

/** The challan that rows of an invoice come from. */
export type ChallanOfRows = {
  number: string;
  consigneeAddress: string;
  /** The PIN that staff added to its transport; '' when they added none. */
  pin: string;
  /** The rows of the invoice. */
  rows: readonly number[];
};

type Moved = {
  /** The challan that carried goods of the invoice; null when all of them move with the invoice. */
  challan: string | null;
  /** What moves with the invoice: all of it, or the rows that were on no challan. */
  consignment: Consignment;
};

/**
 * `movedOnChallan(invoice, transport, challan).challan` → `'DC-DL/26-27/001'`: goods that a challan brought to the place of the invoice
 * do not move again, and their e-way bill is that of the challan (CGST rules, rules 55(4) and 138(1)). From another place, such as
 * that of a job worker, they move to the buyer with the invoice.
 */
export function movedOnChallan(
  invoice: Pick<Invoice, 'taxType' | 'lines' | 'consigneeAddress' | 'buyerAddress' | 'taxState'>,
  transport: Pick<EwayTransport, 'pin'>,
  challan: ChallanOfRows | null,
): Moved {
  if (!challan || !isAtItsPlace(invoice, transport, challan))
    return { challan: null, consignment: consignmentOf(invoice) };
  return { challan: challan.number, consignment: consignmentOf(invoice, new Set(challan.rows)) };
}

/** By the PIN, else by the words of the address. */
function isAtItsPlace(
  invoice: Parameters<typeof movedOnChallan>[0],
  transport: Pick<EwayTransport, 'pin'>,
  { consigneeAddress, pin }: ChallanOfRows,
): boolean {
  const pins = [deliveryPin(invoice, transport), deliveryPin({ ...invoice, consigneeAddress }, { pin })];
  if (pins.every((each) => each !== '')) return pins[0] === pins[1];
  return isSameAddress(invoice.consigneeAddress, consigneeAddress);
}
