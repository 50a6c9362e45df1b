/** The tables of the chain from an enquiry to a credit note. */
export type ChainTables = {
  /** What a document was made from: `kind` is 'enquiry' or 'document'. That of a credit note is `invoices.original_id`. */
  document_origins: { document: string; kind: string; origin: string };
  /** The rows of tax invoices that invoice rows of the pro-forma `origin`; `quantity` in thousandths. */
  row_origins: { document: string; row: number; origin: string; origin_row: number; quantity: number };
  /** When a buyer declined a pro-forma (`declined` is 1), or that was taken back. The row with the last audit line is valid. */
  declines: { document: string; line: number; declined: number; reason: string; at: string; by: string };
  /** Audit lines about a document besides that of its issue (`invoices.issued_seq`). */
  document_lines: { document: string; line: number };
  /**
   * What an invoice of the rest of a pro-forma comes to, at its own rates; 0 when it is cancelled, declined or wholly
   * invoiced. `valid_until` is '9999-12-31' without a last day. Pro-formas from before this table are not in it.
   */
  pro_formas: { document: string; valid_until: string; open_value: number };
  /** The pro-formas with an `open_value`, by their last day: how many, and their sum. */
  open_pro_formas: { valid_until: string; count: number; value: number };
  /** The pictures that a visitor selected, with their titles of that time. */
  callback_pictures: { callback: string; position: number; folder: string; name: string; title: string; hash: string };
};
