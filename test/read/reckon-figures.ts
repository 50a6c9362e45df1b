import { sql } from 'kysely';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { readLine } from '#domain/invoices/read-line.ts';
import { lineTax, type TaxType } from '#domain/tax/gst.ts';

/** What was sold, reckoned from the documents alone: by month, product and customer, and by all documents. Paise. */
export type Reckoned = {
  months: Map<string, { net: number; gst: number; payable: number }>;
  products: Map<string, { net: number; gst: number }>;
  customers: Map<string, { net: number; gst: number }>;
};

/** Reckons figures without any sum that the shop keeps: each tax invoice and credit note is read and added up here. */
export async function reckonFigures({ read }: Database, from: string, to: string, state = ''): Promise<Reckoned> {
  const { rows } = await sql<{
    kind: string;
    date: string;
    tax_type: TaxType;
    draft: string;
    payable: number;
    customer: string | null;
  }>`
    select invoices.kind, invoices.date, tax_type, draft, invoices.payable, customer from invoices
      left join document_customers on document = invoices.id
    where invoices.kind in ('tax', 'credit') and cancelled = 0 and invoices.date >= ${from} and invoices.date <= ${to}
      ${state === '' ? sql`` : sql`and invoices.tax_state = ${state}`}`.execute(read);
  const reckoned: Reckoned = { months: new Map(), products: new Map(), customers: new Map() };
  for (const { kind, date, tax_type, draft, payable, customer } of rows) {
    const sign = kind === 'tax' ? 1 : -1;
    const typed = JSON.parse(draft) as InvoiceDraft;
    const month = reckoned.months.get(date.slice(0, 7)) ?? { net: 0, gst: 0, payable: 0 };
    reckoned.months.set(date.slice(0, 7), month);
    month.payable += sign * payable;
    for (const row of typed.lines) {
      const line = readLine(row, typed);
      if (!line) throw new Error(`A row of ${typed.number} cannot be read.`);
      const { taxable, cgst, sgst, igst } = lineTax(line, tax_type);
      month.net += sign * taxable;
      month.gst += sign * (cgst + sgst + igst);
      for (const [sums, name] of [
        [reckoned.products, line.product],
        [reckoned.customers, customer ?? ''],
      ] as const) {
        const sum = sums.get(name) ?? { net: 0, gst: 0 };
        sums.set(name, { net: sum.net + sign * taxable, gst: sum.gst + sign * (cgst + sgst + igst) });
      }
    }
  }
  return reckoned;
}
