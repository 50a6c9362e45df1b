import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { readLine } from '#domain/invoices/read-line.ts';
import type { LastPrice } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';

const PRICES = 3;
/** Documents read at a time (`BATCH`), and in all (`READ`): an old price does not help. */
const BATCH = 30;
const READ = 300;

/** The last prices of a product, from the lines of the newest tax invoices. */
export async function lastPrices(read: Database['read'], customer: string, product: string): Promise<LastPrice[]> {
  const found: LastPrice[] = [];
  for (let offset = 0; offset < READ && found.length < PRICES; offset += BATCH) {
    const rows = await read
      .selectFrom(
        read
          .selectFrom('document_customers')
          .select(['document', 'date', 'issued_seq'])
          .where('customer', '=', customer)
          .where('standing', '=', 1)
          .where('kind', '=', 'tax')
          .orderBy('date', 'desc')
          .orderBy('issued_seq', 'desc')
          .limit(BATCH)
          .offset(offset)
          .as('newest'),
      )
      .innerJoin('invoices', 'invoices.id', 'newest.document')
      .select(['invoices.id', 'invoices.tax_state', 'invoices.number', 'invoices.date', 'invoices.draft'])
      .orderBy('newest.date', 'desc')
      .orderBy('newest.issued_seq', 'desc')
      .execute();
    for (const { id, tax_state, number, date, draft } of rows) {
      const document = {
        id,
        kind: 'tax',
        taxState: tax_state as LastPrice['document']['taxState'],
        number,
        date,
      } as const;
      for (const line of (JSON.parse(draft) as InvoiceDraft).lines) {
        const read = line.product.trim() === product ? readLine(line) : null;
        if (read) found.push({ document, rate: read.ratePaise, unit: read.unit, discount: line.discount ?? '' });
      }
    }
    if (rows.length < BATCH) break;
  }
  return found.slice(0, PRICES);
}
