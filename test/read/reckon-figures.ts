import { sql } from 'kysely';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { type Heads, reckonDocument } from './reckon-document.ts';

/** What was sold, reckoned from the documents alone: by month, product and customer, and by all documents. Paise. */
export type Reckoned = {
  months: Map<string, { net: number; gst: number; payable: number }>;
  products: Map<string, { net: number; gst: number }>;
  customers: Map<string, { net: number; gst: number }>;
  /** Tax invoices less credit notes. `withoutGst`: the notes among them that take back no tax, which no return has. */
  heads: Heads & { withoutGst: number };
  notes: Heads;
};

/** Reckons figures without any sum that the shop keeps: each tax invoice and credit note is read and added up here. */
export async function reckonFigures({ read }: Database, from: string, to: string, state = ''): Promise<Reckoned> {
  const { rows } = await sql<{
    kind: string;
    date: string;
    tax_type: string;
    draft: string;
    customer: string | null;
  }>`
    select invoices.kind, invoices.date, tax_type, draft, customer from invoices
      left join document_customers on document = invoices.id
    where invoices.kind in ('tax', 'credit') and cancelled = 0 and invoices.date >= ${from} and invoices.date <= ${to}
      ${state === '' ? sql`` : sql`and invoices.tax_state = ${state}`}`.execute(read);
  const none = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
  const reckoned: Reckoned = {
    ...{ months: new Map(), products: new Map(), customers: new Map() },
    ...{ heads: { ...none, withoutGst: 0 }, notes: { ...none } },
  };
  for (const { kind, date, tax_type, draft, customer } of rows) {
    const sign = kind === 'tax' ? 1 : -1;
    const typed = JSON.parse(draft) as InvoiceDraft;
    const month = reckoned.months.get(date.slice(0, 7)) ?? { net: 0, gst: 0, payable: 0 };
    reckoned.months.set(date.slice(0, 7), month);
    let total = 0;
    for (const { product, ...heads } of reckonDocument(typed, tax_type)) {
      const { taxable, cgst, sgst, igst } = heads;
      total += taxable + cgst + sgst + igst;
      month.net += sign * taxable;
      month.gst += sign * (cgst + sgst + igst);
      for (const head of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
        reckoned.heads[head] += sign * heads[head];
        if (kind === 'credit') reckoned.notes[head] += heads[head];
      }
      if (typed.withoutGst) reckoned.heads.withoutGst += sign * taxable;
      for (const [sums, name] of [
        [reckoned.products, product],
        [reckoned.customers, customer ?? ''],
      ] as const) {
        const sum = sums.get(name) ?? { net: 0, gst: 0 };
        sums.set(name, { net: sum.net + sign * taxable, gst: sum.gst + sign * (cgst + sgst + igst) });
      }
    }
    // A bill is rounded to the rupee.
    month.payable += sign * payableOf(total);
  }
  return reckoned;
}

/** `payableOf(118_50)` → `119_00`: half a rupee goes up. */
export function payableOf(total: number): number {
  return Math.floor((total + 50) / 100) * 100;
}
