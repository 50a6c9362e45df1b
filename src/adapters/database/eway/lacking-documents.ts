import { noTransport } from '#domain/eway/eway-transport.ts';
import type { EwayStore, LackingDocument } from '#operations/ports/eway.ts';
import type { Database } from '../engine/tables.ts';
import { ewayBillFromRow, transportFromRow } from './eway-row.ts';

/** Further back nobody looks for goods that still have to move. */
const NEWEST = 2000;

type Asked = Parameters<EwayStore['lacking']>;

export async function lackingDocuments(
  database: Database,
  { taxState, from, above }: Asked[0],
  most: Asked[1],
): Promise<LackingDocument[]> {
  const { read } = database;
  const newest = read
    .selectFrom('invoices')
    .select(['id', 'issued_seq'])
    .where('kind', '=', 'tax')
    .where('tax_state', '=', taxState)
    .where('cancelled', '=', 0)
    .orderBy('issued_seq', 'desc')
    .limit(NEWEST);
  const rows = await read
    .selectFrom(newest.as('newest'))
    .innerJoin('invoices', 'invoices.id', 'newest.id')
    .select('invoices.id')
    .where('invoices.date', '>=', from)
    .where('invoices.payable', '>', above)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('eway_bills')
            .select('number')
            .whereRef('eway_bills.document', '=', 'invoices.id')
            .where('cancelled_at', 'is', null)
            .where('valid_until', '<>', ''),
        ),
      ),
    )
    .orderBy('invoices.issued_seq', 'desc')
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [transports, bills] = await Promise.all([
    read.selectFrom('eway_transports').selectAll().where('document', 'in', ids).execute(),
    read.selectFrom('eway_bills').selectAll().where('document', 'in', ids).orderBy('line', 'desc').execute(),
  ]);
  const keptOf = new Map(transports.map((row) => [row.document, transportFromRow(row)]));
  return ids.map((id) => ({
    id,
    kept: keptOf.get(id) ?? { version: 0, transport: noTransport },
    bills: bills.filter(({ document }) => document === id).map(ewayBillFromRow),
  }));
}
