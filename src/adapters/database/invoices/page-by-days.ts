import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { InvoiceFilter } from '#operations/ports/invoices.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';
import { withBuyersAndPlaces } from './buyer-names.ts';
import { blocksOf } from './day-totals.ts';
import { invoicesFromRows } from './invoices-from-rows.ts';
import { matching } from './matching.ts';

/**
 * A page of the report without words, newest first. The day totals have the number of documents in each block of the order
 * of issue, so that a page far down the list is found without counting rows.
 */
export async function pageByDays(
  database: Database,
  filter: InvoiceFilter,
  page: number,
  size: number,
): Promise<IssuedInvoice[]> {
  const rows: Parameters<typeof invoicesFromRows>[1] = [];
  let before = (page - 1) * size;
  for (const { block, count } of await blocksOf(database, filter)) {
    if (before >= count) {
      before -= count;
      continue;
    }
    // First only `issued_seq`, from the index: an offset over whole documents would read each of them.
    const onPage = matching(database, filter)
      .select('issued_seq')
      .where('issued_seq', '>=', block * issueBlock)
      .where('issued_seq', '<', (block + 1) * issueBlock)
      .orderBy('issued_seq', 'desc')
      .limit(size - rows.length)
      .offset(before);
    const found = await withBuyersAndPlaces(database.read.selectFrom('invoices'))
      .selectAll('invoices')
      .where('issued_seq', 'in', onPage)
      .orderBy('issued_seq', 'desc')
      .execute();
    rows.push(...found);
    before = 0;
    if (rows.length >= size) break;
  }
  return invoicesFromRows(database, rows);
}
