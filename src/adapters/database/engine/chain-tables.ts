/** The tables of the chain from an enquiry to a credit note. */
export type ChainTables = {
  /** What a document was made from: `kind` is 'enquiry' or 'document'. That of a credit note is `invoices.original_id`. */
  document_origins: { document: string; kind: string; origin: string };
  /** The rows of tax invoices that invoice rows of the pro-forma or challan `origin`; `quantity` in thousandths. */
  row_origins: { document: string; row: number; origin: string; origin_row: number; quantity: number };
  /** When a buyer declined a pro-forma or staff closed a challan (`declined` is 1), or that was taken back. The row with the last audit line is valid. */
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
  /**
   * What came back of a row of a challan, in thousandths, on a day; the line is that of the audit log. Below zero when staff took
   * back the entry of the line `undoes`, which is 0 otherwise.
   */
  came_back: {
    document: string;
    line: number;
    row: number;
    quantity: number;
    date: string;
    remark: string;
    undoes: number;
    at: string;
    by: string;
  };
  /**
   * A challan, and what is left of it: `open_value` is what an invoice of the rest comes to. `is_open` is 0 when it is cancelled,
   * closed, or wholly invoiced and back. `last_day`, by law, and `warn_from` are '9999-12-31' where there is none.
   */
  challans: {
    document: string;
    date: string;
    last_day: string;
    warn_from: string;
    is_open: number;
    open_value: number;
  };
  /** The pictures that a visitor selected, with their titles of that time. */
  callback_pictures: { callback: string; position: number; folder: string; name: string; title: string; hash: string };
  /** The walls that a visitor measured for one of them; `openings` and `words` are JSON. */
  callback_measures: {
    callback: string;
    position: number;
    picture: string;
    width_mm: number;
    height_mm: number;
    openings: string;
    quantity: number;
    unit: string;
    words: string;
  };
  /** The photo of his wall that a visitor sent with a request; `file` is null once it is deleted. */
  callback_photos: {
    callback: string;
    file: string | null;
    width: number;
    height: number;
    bytes: number;
    received_at: string;
    deleted_at: string | null;
  };
};
