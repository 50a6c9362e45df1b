import { sql } from 'kysely';
import type { Database } from '../../engine/tables.ts';

type Read = Database['read'];

/** More faults of one kind are not listed. */
const LISTED = 100;

export async function wrongFigures(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where(sql<boolean>`cgst + sgst + igst <> tax or taxable + tax + round_off <> payable`)
    .limit(LISTED)
    .execute();
  return rows.map(({ id, number }) => `The figures of ${number} do not add up. (invoices ${id})`);
}

/** A paper shows one number: two documents with the same paper are a fault, also before the log records it. */
export async function sharedPapers(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('invoices')
    .select(['id', 'pdf', 'number'])
    .where('pdf', 'in', (papers) =>
      papers
        .selectFrom('invoices')
        .select('pdf')
        .where('pdf', 'is not', null)
        .groupBy('pdf')
        .having((row) => row.fn.countAll(), '>', 1)
        .limit(LISTED),
    )
    .orderBy('pdf')
    .orderBy('issued_seq')
    .execute();
  return [...Map.groupBy(rows, ({ pdf }) => pdf).values()].map(
    (shared) =>
      `${shared.map(({ number }) => number).join(' and ')} name the same paper. (invoices ${shared.map(({ id }) => id).join(' and ')})`,
  );
}

/** Only what is cancelled has a paper that is marked so. The papers of receipts, refunds and settlements are in this table, too. */
export async function papersOfValid(read: Read, of: 'invoices' | 'vouchers'): Promise<string[]> {
  const rows = await read
    .selectFrom('papers')
    .leftJoin('invoices', 'invoices.id', 'papers.owner')
    .leftJoin('vouchers', 'vouchers.id', 'papers.owner')
    .leftJoin('voucher_cancellations', 'voucher', 'papers.owner')
    .select(['owner', 'papers.kind'])
    .select((row) => row.fn.coalesce('invoices.number', 'vouchers.number').as('number'))
    .where('papers.kind', '=', 'cancelled')
    .where('vouchers.id', of === 'vouchers' ? 'is not' : 'is', null)
    .where((row) => row.or([row('cancelled', '=', 0), row('cancelled', 'is', null)]))
    .where('voucher', 'is', null)
    .limit(LISTED)
    .execute();
  return rows.map(
    ({ owner, kind, number }) =>
      `${number ?? owner} is not cancelled, but has a paper marked CANCELLED. (papers ${owner} ${kind})`,
  );
}
