import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Tables } from '../engine/tables.ts';
import { auditedAllocation } from '../shared-writes/allocations.ts';
import { type VoucherRow, voucherDigest } from './voucher-row.ts';

type Read = Database['read'];
type Line = Pick<Tables['audit_log'], 'seq' | 'what' | 'subject' | 'after'>;

const BATCH = 500;
const LISTED = 100;
const issued = ['receipt issued', 'refund issued', 'settlement issued', 'advance used'] as const;
const cancelled = ['receipt cancelled', 'refund cancelled', 'settlement cancelled'] as const;

/** Whether each receipt, refund and settlement, with its allocations and its cancellation, is as the audit log recorded it. */
export async function inspectVouchers(read: Read): Promise<string[]> {
  return [
    ...(await wrongVouchers(read)),
    ...(await wrongCancellations(read)),
    ...(await unauditedRows(read)),
    ...(await gaps(read)),
  ];
}

async function wrongVouchers(read: Read): Promise<string[]> {
  const faults: string[] = [];
  for (let last = 0; ; ) {
    const lines = await linesAfter(read, last, issued);
    if (lines.length === 0) return faults;
    const seqs = lines.map(({ seq }) => seq);
    const vouchers = await read.selectFrom('vouchers').selectAll().where('issued_seq', 'in', seqs).execute();
    const bySeq = new Map(vouchers.map((voucher) => [voucher.issued_seq, voucher]));
    const allocations = await read.selectFrom('allocations').selectAll().where('begun_seq', 'in', seqs).execute();
    const made = Map.groupBy(allocations, ({ begun_seq }) => begun_seq);
    for (const line of lines) {
      const fault = faultOf(line, bySeq.get(line.seq), made.get(line.seq) ?? []);
      if (fault) faults.push(fault);
    }
    last = seqs.at(-1) ?? last;
    await setImmediate();
  }
}

function faultOf(line: Line, voucher: VoucherRow | undefined, made: Tables['allocations'][]): string | null {
  const { row, lines } = JSON.parse(line.after) as { row?: string; lines: unknown[] };
  const isVoucher = line.what !== 'advance used';
  if (isVoucher && !voucher) return `${line.subject} is missing.`;
  if (voucher && (voucher.number !== line.subject || voucherDigest(voucher) !== row))
    return `${line.subject} is not as it was issued.`;
  const audited = lines.map((each) => JSON.stringify(each));
  const stored = made.map((each) => JSON.stringify(auditedAllocation(each)));
  return audited.toSorted().join() === stored.toSorted().join()
    ? null
    : `What ${line.subject} paid is not as the log recorded it.`;
}

async function wrongCancellations(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('audit_log')
    .leftJoin('voucher_cancellations as ended', 'ended.line', 'audit_log.seq')
    .select(['audit_log.subject', 'audit_log.after', 'audit_log.at', 'audit_log.who'])
    .select(['ended.voucher', 'ended.reason', 'ended.cancelled_at', 'ended.cancelled_by'])
    .where('audit_log.what', 'in', cancelled)
    .orderBy('audit_log.seq')
    .execute();
  return rows.flatMap(({ subject, after, at, who, ...row }) => {
    const { id, reason } = JSON.parse(after) as { id: string; reason: string };
    const isSame = row.voucher === id && row.reason === reason && row.cancelled_at === at && row.cancelled_by === who;
    return isSame ? [] : [`The cancellation of ${subject} is not as the log recorded it.`];
  });
}

/** Rows that no line of the log made. */
async function unauditedRows(read: Read): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select number as fault from vouchers where not exists (
      select 1 from audit_log where seq = vouchers.issued_seq and what = kind || ' issued')
    union select voucher from voucher_cancellations where not exists (
      select 1 from audit_log where seq = voucher_cancellations.line and what in (${sql.join(cancelled)}))
    union select source || ' to ' || debt from allocations where not exists (
      select 1 from audit_log where seq = allocations.begun_seq
        and what in (${sql.join([...issued, 'invoice issued', 'accounts caught up'])}))
    union select source || ' to ' || debt from allocations where ended_seq is not null and not exists (
      select 1 from audit_log where seq = allocations.ended_seq
        and what in (${sql.join([...cancelled, 'invoice cancelled', 'opening bill removed', 'accounts caught up'])}))
    order by fault limit ${sql.lit(LISTED)}`.execute(read);
  return rows.map(({ fault }) => `The audit log has no line for ${fault}.`);
}

/** Numbers are never given twice, so as many vouchers as the counter says leave no gap. One statement reads one state. */
async function gaps(read: Read): Promise<string[]> {
  const year = sql`cast(substr(vouchers.date, 1, 4) as integer) - case when substr(vouchers.date, 6, 2) < '04' then 1 else 0 end`;
  const { rows } = await sql<{ kind: string; tax_state: string; year: number }>`
    select kind, tax_state, year from (
      select kind, tax_state, ${year} as year, 1 as counted from vouchers
      union all select kind, tax_state, cast(substr(financial_year, 1, 4) as integer), -counter from voucher_series
    ) as both_counts
    group by kind, tax_state, year having sum(counted) <> 0
    order by kind, tax_state, year`.execute(read);
  return rows.map(
    ({ kind, tax_state, year }) => `The ${kind}s of ${tax_state} in ${year} are not as many as their last number says.`,
  );
}

function linesAfter(read: Read, last: number, what: readonly string[]): Promise<Line[]> {
  return read
    .selectFrom('audit_log')
    .select(['seq', 'what', 'subject', 'after'])
    .where('what', 'in', what)
    .where('seq', '>', last)
    .orderBy('seq')
    .limit(BATCH)
    .execute();
}
