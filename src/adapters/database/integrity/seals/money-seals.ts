import { openingDigest } from '../../receivables/opening-row.ts';
import { voucherDigest } from '../../receivables/voucher-row.ts';
import { type AnyRow, seal, type TableSeal } from '../seal.ts';

/** Receipts, refunds and settlements with what they pay, opening bills, and what advances are for. */
const vouchers: TableSeal = seal('vouchers', {
  events: ['receipt issued', 'refund issued', 'settlement issued'],
  told: ({ seq, what, subject, facts: { id, row } }) => [[id, [subject, `${what.split(' ')[0]}`, row, seq]]],
  key: (row) => row.id,
  state: (row) => [row.number, row.kind, voucherDigest(row), row.issued_seq],
  once: true,
  fault: ({ row, told }) =>
    !row
      ? `${told?.[0]} is missing.`
      : told
        ? `${told[0]} is not as it was issued.`
        : `The audit log has no line for ${row.number}.`,
});

const voucherCancellations: TableSeal = seal('voucher_cancellations', {
  events: ['receipt cancelled', 'refund cancelled', 'settlement cancelled'],
  told: ({ seq, at, who, facts: { id, reason } }) => [[id, [seq, at, who, reason]]],
  key: (row) => row.voucher,
  state: (row) => [row.line, row.cancelled_at, row.cancelled_by, row.reason],
  once: true,
  fault: ({ key, told }) =>
    told ? `The cancellation of ${key} is not as the log recorded it.` : `The audit log has no line for ${key}.`,
});

/** What a credit note pays of its own invoice is not told, but derived. */
const allocations: TableSeal = seal('allocations', {
  events: ['receipt issued', 'refund issued', 'settlement issued', 'advance used'],
  told: ({ seq, facts: { lines } }) =>
    (lines as [string, string, ...unknown[]][]).map(([source, debt, ...rest]) => [`${seq} ${source} ${debt}`, rest]),
  select: (read) =>
    read
      .selectFrom('allocations')
      .leftJoin('audit_log', 'audit_log.seq', 'allocations.begun_seq')
      .selectAll('allocations')
      .where((row) =>
        row.or([row('what', 'is', null), row('what', 'not in', ['invoice issued', 'accounts caught up'])]),
      ),
  key: (row) => `${row.begun_seq} ${row.source} ${row.debt}`,
  state: (row) => [row.amount, row.tds, row.date],
  once: true,
  fault: ({ key, told }) => {
    const [line, source, debt] = key.split(' ');
    return told
      ? `What line ${line} paid from ${source} to ${debt} is not as the log recorded it.`
      : `The audit log has no line for ${source} to ${debt}.`;
  },
});

const openings: TableSeal = seal('opening_bills', {
  events: ['opening bill added', 'opening bill changed', 'opening bill removed'],
  told: ({ seq, facts: { id, sha256 } }, held) => [[id, [sha256, held(id)?.[1] ?? seq]]],
  key: (row) => row.id,
  state: (row) => [openingDigest(row), row.added_seq],
  fault: ({ key, row }) =>
    row ? `The opening bill ${row.reference} is not as it was saved.` : `The opening bill ${key} is missing.`,
});

const advanceMarks: TableSeal = seal('advance_marks', {
  events: ['advance marked'],
  told: ({ seq, at, who, subject, facts: { id, mark } }) => [[`${id} ${seq}`, [mark, at, who, subject]]],
  select: (read) =>
    read
      .selectFrom('advance_marks')
      .leftJoin('account_items', 'account_items.id', 'advance_marks.source')
      .selectAll('advance_marks')
      .select('number'),
  key: (row) => `${row.source} ${row.line}`,
  state: (row: AnyRow) => [row.mark, row.at, row.by, row.number],
  once: true,
  fault: ({ row, told }) =>
    told
      ? `A mark of the advance ${told[3]} is not as it was made.`
      : `A mark of the advance ${row?.source} is not in the audit log.`,
});

export const moneySeals = { vouchers, voucherCancellations, allocations, openings, advanceMarks };
