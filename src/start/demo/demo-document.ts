import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import type { CustomerFields } from '#domain/customers/customer.ts';
import { addressLines } from '#domain/invoices/address-lines.ts';
import type { DraftExport, DraftPlace } from '#domain/invoices/invoice.ts';

export type DemoCustomer = CustomerFields;

/** A document of `chains.json`, `one-time-buyers.json` and `returns.json`: for a customer of the book, and often from another document. */
export type DemoDocument = {
  name: string;
  type: 'tax' | 'pro' | 'credit';
  taxState: string;
  taxType: string;
  /** The name in `customers.json`, or the whole address of a buyer who is not in the book. With both, the customer's address is not as in the book. */
  customer?: string;
  buyer?: string;
  /** It is dated so many days before the demo is loaded, or on a day of an earlier month. */
  daysAgo?: number;
  monthsAgo?: number;
  day?: number;
  /** The name of the document that it is made from, or `enquiry`. */
  from?: string;
  validForDays?: number;
  /** The position in the customer's delivery addresses; without it, the goods go to the billing address. */
  deliveryAddress?: number;
  /** The number of an invoice that is not of this shop. */
  reference?: string;
  cancelled?: boolean;
  /** Where it goes, when that is no address of the customer. */
  consignee?: string;
  /** What staff said of its place and its kind of supply. */
  supply?: DraftPlace & DraftExport;
  /** Why the buyer declined it. */
  declined?: string;
  rows: DemoRow[];
};

type DemoRow = Record<'product' | 'description' | 'hsn' | 'quantity' | 'rate' | 'unit' | 'gst', string> & {
  discount?: string;
  fromRow?: string;
};

/** The document on the wire, dated so many days before `today`. `made` is the document or enquiry that it is made from. */
export function demoInput(
  document: DemoDocument,
  customers: DemoCustomer[],
  made: { id: string; number: string } | null,
  today: string,
): InvoiceInput {
  const customer = buyerOf(document, customers);
  const { type, taxState, taxType, validForDays, deliveryAddress = -1, rows } = document;
  const date = demoDate(document, today);
  const consignee =
    document.consignee ??
    customer.deliveryAddresses[deliveryAddress] ??
    customer.billingAddress.replace(/\nGSTIN .*/, '');
  return {
    type,
    taxState,
    taxType,
    consigneeAddress: consignee,
    buyerAddress: customer.billingAddress,
    orderDate: date,
    buyerDate: date,
    deliveryNoteDate: date,
    referenceNumber: made?.number || (document.reference ?? `AI/${document.name}`),
    dispatchedThrough: 'Road, transporter',
    destination: addressLines(consignee).at(-1) ?? '',
    ...(validForDays === undefined ? {} : { validUntil: addDays(date, validForDays) }),
    ...document.supply,
    // A credit note names its invoice as Reference No.
    ...(made && type !== 'credit' ? { from: made.id } : {}),
    ...Object.fromEntries(rows.flatMap((row, index) => rowInput(row, index + 1))),
  };
}

/** The day on which it is issued. */
export function demoDate({ daysAgo = 0, monthsAgo, day = 1 }: DemoDocument, today: string): string {
  if (monthsAgo === undefined) return addDays(today, -daysAgo);
  return `${monthBefore(today, monthsAgo)}-${String(day).padStart(2, '0')}`;
}

/** `monthBefore('2026-01-21', 2)` → `'2025-11'` */
export function monthBefore(today: string, months: number): string {
  const first = `${today.slice(0, 7)}-01`;
  return months === 0 ? first.slice(0, 7) : monthBefore(addDays(first, -1), months - 1);
}

function buyerOf(
  { customer, buyer }: DemoDocument,
  customers: DemoCustomer[],
): Pick<DemoCustomer, 'billingAddress' | 'deliveryAddresses'> {
  if (buyer !== undefined) return { billingAddress: buyer, deliveryAddresses: [] };
  const found = customers.find(({ billingAddress }) => billingAddress.startsWith(`${customer}\n`));
  if (!found) throw new Error(`The demo has no customer ${customer}.`);
  return found;
}

function rowInput({ product, description, hsn, quantity, rate, unit, gst, discount, fromRow }: DemoRow, row: number) {
  const cells = { productname: product, pcomment: description, hsn, qty: quantity, rate, ratePerQty: unit, gst };
  return Object.entries({ ...cells, ...(discount && { discount }), ...(fromRow && { fromRow }) }).map(
    ([cell, value]) => [cell + row, value] as const,
  );
}
