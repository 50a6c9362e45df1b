/** The tax invoice that a credit note corrects and that this shop did not issue. */
export type UnknownOriginal = {
  number: string;
  date: string;
  /** '' for an unregistered buyer. */
  gstin: string;
  /** The code of the place of supply. */
  place: string;
  /** The value of that invoice with tax, in paise; null when it is not known. */
  value: number | null;
};

/**
 * What staff said about a document after its issue, because its text does not show it. The paper stays as it was. A field
 * that is absent was not said.
 */
export type Supplement = {
  /** The code of the place of supply. */
  place?: string;
  /** '' says that the buyer is not registered. */
  gstin?: string;
  /** Of the buyer's address. */
  pin?: string;
  /** The town of the buyer's address. */
  placeName?: string;
  original?: UnknownOriginal;
  /** Of an export: the customs' code of its port, and the shipping bill, which comes after the invoice. */
  port?: string;
  shippingBill?: string;
  shippingBillDate?: string;
};
