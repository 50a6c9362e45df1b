import type { Database, Tables } from '../../engine/tables.ts';
import { dayOf } from './as-written.ts';

type Read = Database['read'];

const LISTED = 100;

const ends = [
  ...['receipt cancelled', 'refund cancelled', 'settlement cancelled', 'invoice cancelled'],
  ...['opening bill removed', 'accounts caught up'],
];

/**
 * Allocations that no voucher tells: what a credit note pays of its own invoice, and what is ended, which follows from the
 * cancellation of one of its ends.
 */
export async function allocationFaults(read: Read): Promise<string[]> {
  return [...(await wrongEnds(read)), ...(await wrongNotes(read))];
}

type Ended = Pick<Tables['allocations'], 'source' | 'debt' | 'begun_seq' | 'ended_seq' | 'ended_on'> & {
  what: string | null;
  subject: string | null;
  at: string | null;
  after: string | null;
};

async function wrongEnds(read: Read): Promise<string[]> {
  const rows: Ended[] = await read
    .selectFrom('allocations')
    .leftJoin('audit_log', 'audit_log.seq', 'allocations.ended_seq')
    .select(['source', 'debt', 'begun_seq', 'ended_seq', 'ended_on', 'what', 'subject', 'at', 'after'])
    .where('ended_seq', 'is not', null)
    .orderBy('begun_seq')
    .execute();
  const faults: string[] = [];
  for (const row of rows)
    if (!(await isEndedSo(read, row)))
      faults.push(
        `The audit log has no line that ended ${row.source} to ${row.debt} so. (allocations ${row.begun_seq} ${row.source} ${row.debt})`,
      );
  return faults.slice(0, LISTED);
}

/** The line cancelled one of the ends, or the set-off that made the allocation. What an earlier release cancelled is followed later. */
async function isEndedSo(read: Read, { source, debt, begun_seq, ended_on, what, subject, at, after }: Ended) {
  if (what === null || !ends.includes(what)) return false;
  if (what === 'accounts caught up') {
    const cancelled = await read
      .selectFrom('account_items')
      .select('id')
      .where('id', 'in', [source, debt])
      .where('ended_on', '=', ended_on)
      .executeTakeFirst();
    return cancelled !== undefined;
  }
  if (ended_on !== dayOf(at)) return false;
  if (what !== 'invoice cancelled') {
    const { id } = JSON.parse(after ?? '{}') as { id?: string };
    if (id === source || id === debt) return true;
    const setOff = read.selectFrom('vouchers').select('id').where('issued_seq', '=', begun_seq);
    return (await setOff.executeTakeFirst())?.id === id;
  }
  const document = await read
    .selectFrom('invoices')
    .select(['kind', 'tax_state', 'number'])
    .where('id', 'in', [source, debt])
    .execute();
  return document.some(({ kind, tax_state, number }) => subject === `${kind}/${tax_state}/${number}`);
}

/** A note paid its own invoice at its issue, no more than was open of both. */
async function wrongNotes(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('allocations')
    .innerJoin('audit_log', 'audit_log.seq', 'allocations.begun_seq')
    .leftJoin('invoices as note', 'note.id', 'allocations.source')
    .leftJoin('invoices as invoice', 'invoice.id', 'allocations.debt')
    .select(['source', 'debt', 'begun_seq', 'amount', 'tds', 'allocations.date', 'what', 'at', 'note.original_id'])
    .select(['note.issued_seq', 'note.payable', 'note.date as note_date', 'invoice.payable as owed'])
    .select('invoice.date as invoice_date')
    .select((row) =>
      row
        .selectFrom('allocations as earlier')
        .select((sum) => sum.fn.sum<number | null>('amount').as('used'))
        .whereRef('earlier.debt', '=', 'allocations.debt')
        .whereRef('earlier.begun_seq', '<', 'allocations.begun_seq')
        .where((each) =>
          each.or([
            each('earlier.ended_seq', 'is', null),
            each('earlier.ended_seq', '>', each.ref('allocations.begun_seq')),
          ]),
        )
        .as('used'),
    )
    .where('what', 'in', ['invoice issued', 'accounts caught up'])
    .orderBy('begun_seq')
    .execute();
  return rows
    .filter((row) => {
      const dates = [row.note_date ?? '', row.invoice_date ?? '', dayOf(row.at)];
      const open = Math.min(row.payable ?? 0, (row.owed ?? 0) - Number(row.used ?? 0));
      const isOwn = row.original_id === row.debt && row.tds === 0 && row.date === dates.toSorted().at(-1);
      // What was caught up later may have found other notes of the invoice in the same line.
      const isAmount = row.what === 'invoice issued' ? row.amount === open : row.amount <= open;
      return !(isOwn && isAmount && (row.what !== 'invoice issued' || row.issued_seq === row.begun_seq));
    })
    .slice(0, LISTED)
    .map(
      ({ source, debt, begun_seq }) =>
        `What the note ${source} paid of ${debt} does not follow from its issue. (allocations ${begun_seq} ${source} ${debt})`,
    );
}
