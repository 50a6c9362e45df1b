import type { ChallanOfRows } from '#domain/eway/moved-on-challan.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Database } from '../engine/tables.ts';

/** The challans that rows of these invoices come from, by the ids of the invoices. A document is made from one at most. */
export async function challansOf(read: Database['read'], documents: string[]): Promise<Map<string, ChallanOfRows>> {
  if (documents.length === 0) return new Map();
  const rows = await read
    .selectFrom('row_origins')
    .select(['document', 'row', 'origin'])
    .where('document', 'in', documents)
    .orderBy('row')
    .execute();
  if (rows.length === 0) return new Map();
  const origins = [...new Set(rows.map(({ origin }) => origin))];
  const challans = await read
    .selectFrom('invoices')
    .leftJoin('eway_transports', 'eway_transports.document', 'invoices.id')
    .select(['id', 'number', 'draft', 'pin'])
    .where('id', 'in', origins)
    .where('kind', '=', 'challan')
    .where('cancelled', '=', 0)
    .execute();
  const found = new Map(challans.map((challan) => [challan.id, challan]));
  return new Map(
    [...Map.groupBy(rows, ({ document }) => document)].flatMap(([document, own]) => {
      const challan = found.get(own[0]?.origin ?? '');
      if (!challan) return [];
      const { consigneeAddress } = JSON.parse(challan.draft) as InvoiceDraft;
      const { number, pin } = challan;
      return [[document, { number, consigneeAddress, pin: pin ?? '', rows: own.map(({ row }) => row) }]];
    }),
  );
}
