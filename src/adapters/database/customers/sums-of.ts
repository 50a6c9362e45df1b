import type { CustomerSums } from '#operations/ports/document-customers.ts';
import type { Database } from '../engine/tables.ts';

/** The stored sums of customers: all their documents, the date of the last one, and what was billed in a financial year. */
export async function sumsOf(
  { read }: Database,
  customers: string[],
  financialYear: string,
): Promise<Map<string, CustomerSums>> {
  if (customers.length === 0) return new Map();
  const rows = await read.selectFrom('customer_totals').selectAll().where('customer', 'in', customers).execute();
  const sums = new Map<string, CustomerSums>();
  for (const row of rows) {
    const { documents, billed, lastDate } = sums.get(row.customer) ?? { documents: 0, billed: 0, lastDate: '' };
    sums.set(row.customer, {
      documents: documents + row.documents,
      billed: billed + (row.financial_year === financialYear ? row.billed : 0),
      lastDate: row.last_date > lastDate ? row.last_date : lastDate,
    });
  }
  return sums;
}
