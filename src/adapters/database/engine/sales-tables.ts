/** What tax invoices sold and credit notes took back, in paise; those are below zero. No row is of a cancelled document. */
export type SalesTables = {
  /** Each product of each standing document. `customer`: '' while it is nobody's. */
  sales: {
    tax_state: string;
    date: string;
    issued_seq: number;
    product: string;
    customer: string;
    net: number;
    gst: number;
  };
  /**
   * Their sums by month, by day of products, and by year of those who bought. `month`: `2026-11`, of a year the first one, `2026-04`,
   * of a day the day, `2026-11-21`. `name`: the product, or the id of the customer.
   */
  sales_months: {
    tax_state: string;
    month: string;
    by: 'product' | 'product day' | 'customer' | 'customer year';
    name: string;
    net: number;
    gst: number;
  };
  /** The letters to owners. `due_at`: null while it is being sent, after it, and where there is nothing to send. */
  weekly_letters: {
    /** Its Monday. */
    week: string;
    recipient: string;
    subject: string;
    text: string;
    due_at: string | null;
    tries: number;
    last_error: string;
    sent_at: string | null;
  };
};
