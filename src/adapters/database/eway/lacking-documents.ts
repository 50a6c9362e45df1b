import { noTransport } from '#domain/eway/eway-transport.ts';
import type { EwayStore, LackingDocument } from '#operations/ports/eway.ts';
import { issueBlock } from '../engine/issue-block.ts';
import type { Database } from '../engine/tables.ts';
import { challansOf } from './challans-of.ts';
import { ewayBillFromRow, transportFromRow } from './eway-row.ts';

type Asked = Parameters<EwayStore['lacking']>;

export async function lackingDocuments(
  database: Database,
  asked: Asked[0],
  most: Asked[1],
): Promise<LackingDocument[]> {
  const { read } = database;
  const found = await Promise.all((['tax', 'challan'] as const).map((kind) => newestOf(database, kind, asked, most)));
  const rows = found
    .flat()
    .sort((one, other) => other.issued_seq - one.issued_seq)
    .slice(0, most);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [transports, bills, challans] = await Promise.all([
    read.selectFrom('eway_transports').selectAll().where('document', 'in', ids).execute(),
    read.selectFrom('eway_bills').selectAll().where('document', 'in', ids).orderBy('line', 'desc').execute(),
    challansOf(read, ids),
  ]);
  const keptOf = new Map(transports.map((row) => [row.document, transportFromRow(row)]));
  const billsOf = Map.groupBy(bills, ({ document }) => document);
  return rows.map(({ id, issued_seq }) => ({
    id,
    seq: issued_seq,
    kept: keptOf.get(id) ?? { version: 0, transport: noTransport },
    bills: (billsOf.get(id) ?? []).map(ewayBillFromRow),
    challan: challans.get(id) ?? null,
  }));
}

/**
 * Walks down the index that has all columns of these conditions: it ends at the block of the order of issue with the oldest
 * document of the days.
 */
async function newestOf(
  database: Database,
  kind: 'tax' | 'challan',
  { taxState, from, above, before }: Asked[0],
  most: number,
) {
  const { read } = database;
  const oldest = await read
    .selectFrom('day_totals')
    .select(({ fn }) => fn.min('block').as('block'))
    .where('kind', '=', kind)
    .where('tax_state', '=', taxState)
    .where('date', '>=', from)
    .executeTakeFirst();
  if (typeof oldest?.block !== 'number') return [];
  const ofKind = read
    .selectFrom('invoices')
    .select(['id', 'issued_seq'])
    .where('kind', '=', kind)
    .where('tax_state', '=', taxState)
    .where('issued_seq', '>=', oldest.block * issueBlock)
    .where('issued_seq', '<', before)
    .where('cancelled', '=', 0)
    .where('date', '>=', from);
  return (kind === 'tax' ? ofKind.where('payable', '>', above) : ofKind)
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
    .orderBy('issued_seq', 'desc')
    .limit(most)
    .execute();
}
