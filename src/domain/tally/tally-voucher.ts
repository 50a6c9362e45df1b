/**
 * What a ledger entry does to the bills of its party: it opens one (`New Ref`), pays one (`Agst Ref`), or is left for later
 * ones (`Advance`). The amounts are signed as those of the entry.
 */
export type BillAllocation = { name: string; kind: 'New Ref' | 'Agst Ref' | 'Advance'; amount: number };

/** `amount` in paise, as Tally signs it: a debit is below zero, a credit above. */
export type TallyLedgerEntry = { ledger: string; amount: number; isParty: boolean; bills: BillAllocation[] };

/** A line of goods or services. Its amount belongs to `ledger`. */
export type StockEntry = {
  item: string;
  description: string;
  hsn: string;
  unit: string;
  /** 0 of a value without goods: Tally takes such a line without quantity and rate. */
  quantityMilli: number;
  ratePaise: number;
  /** Of a discount in percent; 0 of none, and of one in rupees. */
  discountBasisPoints: number;
  /** After the discount. */
  amount: number;
  ledger: string;
};

type Party = {
  ledger: string;
  name: string;
  address: readonly string[];
  /** '' when it is not registered. */
  gstin: string;
  /** '' when the address shows none. */
  state: string;
};

/** What an invoice says besides its figures. Tally's own names for the consignee begin with BASICBUYER. */
type InvoiceFacts = {
  placeOfSupply: string;
  /** India but for an export. */
  country: string;
  /** The party is a unit of a special economic zone. */
  toSez: boolean;
  consignee: Omit<Party, 'ledger' | 'gstin'>;
  otherReferences: string;
  buyerOrderNumber: string;
  buyerDate: string;
  dispatchDocNo: string;
  deliveryNoteDate: string;
  dispatchedThrough: string;
  destination: string;
  termsOfDelivery: string;
};

/** The voucher types that Tally brings along. */
type VoucherType = 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal';

/** What every voucher has, also a cancelled one. */
export type VoucherHead = {
  type: VoucherType;
  /** The id of the document or receipt: Tally changes the voucher that it has with this GUID. */
  guid: string;
  /** `YYYY-MM-DD` */
  date: string;
  number: string;
};

export type TallyVoucher = VoucherHead & {
  reference: string;
  party: Party;
  /** Null of a voucher of money. */
  invoice: InvoiceFacts | null;
  entries: TallyLedgerEntry[];
  stock: StockEntry[];
  narration: string;
};

/** The sum of all entries in paise. Tally takes a voucher only when it is zero. */
export function voucherFooting({ entries, stock }: Pick<TallyVoucher, 'entries' | 'stock'>): number {
  return [...entries, ...stock].reduce((sum, { amount }) => sum + amount, 0);
}
