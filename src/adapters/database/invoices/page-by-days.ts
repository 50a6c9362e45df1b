import type { InvoiceFilter, InvoicePage } from '#operations/ports/invoices.ts';
import type { Database } from '../engine/tables.ts';
import { withBuyerNames } from './buyer-names.ts';
import { BLOCK, blocksOf } from './day-totals.ts';
import { invoicesFromRows } from './invoices-from-rows.ts';
import { matching } from './matching.ts';

/**
 * A page of the report without words, newest first. The days' totals say how many documents each block of the order of
 * issue holds, so that a page deep in the list or long ago is gone to and not counted to.
 */
export async function pageByDays(
  database: Database,
  filter: InvoiceFilter,
  page: number,
  size: number,
): Promise<InvoicePage['invoices']> {
  const rows: Parameters<typeof invoicesFromRows>[1] = [];
  let before = (page - 1) * size;
  for (const { block, count } of await blocksOf(database, filter)) {
    if (before >= count) {
      before -= count;
      continue;
    }
    // The places first, by the index alone: to skip whole documents would read each of them.
    const places = matching(database, filter)
      .select('issued_seq')
      .where('issued_seq', '>=', block * BLOCK)
      .where('issued_seq', '<', (block + 1) * BLOCK)
      .orderBy('issued_seq', 'desc')
      .limit(size - rows.length)
      .offset(before);
    const found = await withBuyerNames(database.read.selectFrom('invoices'))
      .selectAll('invoices')
      .where('issued_seq', 'in', places)
      .orderBy('issued_seq', 'desc')
      .execute();
    rows.push(...found);
    before = 0;
    if (rows.length >= size) break;
  }
  return invoicesFromRows(database, rows);
}
