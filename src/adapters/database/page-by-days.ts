import type { InvoiceFilter, InvoicePage } from '#operations/ports.ts';
import { BLOCK, blocksOf } from './day-totals.ts';
import { invoiceFromRow } from './invoice-row.ts';
import { matching } from './matching.ts';
import type { Database } from './tables.ts';

/**
 * A page of the report without words, newest first. The days' totals say how many documents each block of the order of
 * issue holds, so that a page deep in the list or long ago is gone to and not counted to.
 */
export const pageByDays = async (
  database: Database,
  filter: InvoiceFilter,
  page: number,
  size: number,
): Promise<InvoicePage['invoices']> => {
  const rows = [];
  let before = (page - 1) * size;
  for (const { block, count } of await blocksOf(database, filter)) {
    if (before >= count) {
      before -= count;
      continue;
    }
    const found = await matching(database, filter)
      .selectAll()
      .where('issued_seq', '>=', block * BLOCK)
      .where('issued_seq', '<', (block + 1) * BLOCK)
      .orderBy('issued_seq', 'desc')
      .limit(size - rows.length)
      .offset(before)
      .execute();
    rows.push(...found);
    before = 0;
    if (rows.length >= size) break;
  }
  return rows.map((row) => invoiceFromRow(row));
};
