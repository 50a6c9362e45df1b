import { setImmediate } from 'node:timers/promises';
import { foldText } from '#domain/text/fold-text.ts';
import type { TallyCancelled } from '#operations/ports/tally.ts';
import type { Database } from '../engine/tables.ts';

/** Lines of the audit log that one query reads: few enough not to block other requests. */
const WINDOW = 5000;

/**
 * The documents and vouchers of a registration that were cancelled after the audit line `after`, up to `upTo`. The log itself
 * is read, because an earlier release noted the line of a cancellation nowhere else.
 */
export async function* cancelledSince(
  read: Database['read'],
  taxState: string,
  after: number,
  upTo: number,
): AsyncGenerator<TallyCancelled> {
  for (let first = after; first < upTo; first += WINDOW) {
    const last = Math.min(first + WINDOW, upTo);
    yield* await documentsIn(read, taxState, first, last);
    yield* await vouchersIn(read, taxState, first, last);
    await setImmediate();
  }
}

async function documentsIn(read: Database['read'], taxState: string, after: number, upTo: number) {
  const lines = await read
    .selectFrom('audit_log')
    .select('subject')
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .where('what', '=', 'invoice cancelled')
    .orderBy('seq')
    .execute();
  const found: TallyCancelled[] = [];
  for (const { subject } of lines) {
    const [kind = '', state = '', ...number] = subject.split('/');
    if (state !== taxState || (kind !== 'tax' && kind !== 'credit')) continue;
    const row = await read
      .selectFrom('invoices')
      .select(['id', 'number', 'date', 'issued_seq'])
      .where('kind', '=', kind)
      .where('tax_state', '=', taxState)
      .where('number_key', '=', foldText(number.join('/')))
      .executeTakeFirst();
    if (row) found.push({ kind, id: row.id, number: row.number, date: row.date, seq: row.issued_seq, cancelled: true });
  }
  return found;
}

async function vouchersIn(read: Database['read'], taxState: string, after: number, upTo: number) {
  const rows = await read
    .selectFrom('audit_log')
    .innerJoin('voucher_cancellations', 'voucher_cancellations.line', 'audit_log.seq')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_cancellations.voucher')
    .select(['vouchers.id', 'kind', 'number', 'date', 'issued_seq'])
    .where('audit_log.seq', '>', after)
    .where('audit_log.seq', '<=', upTo)
    .where('audit_log.what', 'in', ['receipt cancelled', 'refund cancelled', 'settlement cancelled'])
    .where('tax_state', '=', taxState)
    .orderBy('audit_log.seq')
    .execute();
  return rows.map(
    ({ id, kind, number, date, issued_seq }): TallyCancelled => ({
      kind: kind as TallyCancelled['kind'],
      ...{ id, number, date, seq: issued_seq, cancelled: true },
    }),
  );
}
