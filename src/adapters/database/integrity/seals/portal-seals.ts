import { hash } from 'node:crypto';
import { periodDays } from '#domain/returns/period.ts';
import { compareText } from '#domain/text/compare-text.ts';
import { transportFromRow } from '../../eway/eway-row.ts';
import { type AnyRow, seal, type TableSeal } from '../seal.ts';

/** What the portals said, what was filed, and what was written for Tally. */
const einvoiceFault: TableSeal['fault'] = ({ key }) =>
  `What the e-invoice portal said about the document ${key} is not as it was taken in.`;

const einvoices: TableSeal = seal('einvoices', {
  events: ['IRN taken in'],
  told: ({ seq, at, who, facts: { id, irn, ackNo, ackAt, signedQr } }) => [
    [id, [irn, ackNo, ackAt, signedQr, seq, at, who]],
  ],
  key: (row) => row.document,
  state: (row) => [row.irn, row.ack_no, row.ack_at, row.signed_qr, row.line, row.taken_at, row.taken_by],
  once: true,
  fault: einvoiceFault,
});

const burntNumbers: TableSeal = seal('burnt_numbers', {
  events: ['number burnt'],
  told: ({ seq, at, who, facts: { id, irn, ackNo, ackAt, message } }) => [
    [id, [irn, ackNo, ackAt, message, seq, at, who]],
  ],
  key: (row) => row.document,
  state: (row) => [row.irn, row.ack_no, row.ack_at, row.message, row.line, row.taken_at, row.taken_by],
  once: true,
  fault: einvoiceFault,
});

const irnCancellations: TableSeal = seal('irn_cancellations', {
  events: ['IRN cancelled'],
  told: ({ seq, at, who, facts: { id, on, reason, why } }) => [[id, [on, reason, why, seq, at, who]]],
  key: (row) => row.document,
  state: (row) => [row.cancelled_on, row.reason, row.why, row.line, row.taken_at, row.taken_by],
  once: true,
  fault: einvoiceFault,
});

const ewayBills: TableSeal = seal('eway_bills', {
  events: ['e-way bill taken in', 'e-way bill changed', 'e-way bill cancelled'],
  told: ({ seq, at, who, what, facts }, held) => {
    const { number, id, madeAt, validUntil, cancelledAt, reason } = facts;
    const before = held(number) ?? [];
    if (what === 'e-way bill cancelled') return [[number, [...before.slice(0, 6), cancelledAt, reason, who]]];
    const taken = what === 'e-way bill taken in' ? [at, who] : before.slice(4, 6);
    return [[number, [id, madeAt, validUntil, seq, ...taken, null, null, null]]];
  },
  key: (row) => row.number,
  state: (row) => [
    ...[row.document, row.made_at, row.valid_until, row.line, row.taken_at, row.taken_by],
    ...[row.cancelled_at, row.cancel_reason, row.cancelled_by],
  ],
  fault: ({ key }) => `The e-way bill ${key} is not as the audit log recorded it.`,
});

const ewayTransports: TableSeal = seal('eway_transports', {
  events: ['e-way facts saved'],
  told: ({ at, who, facts: { id, ...transport } }, held) => [
    [id, [Number(held(id)?.[0] ?? 0) + 1, inOrder(transport), at, who]],
  ],
  key: (row) => row.document,
  state: (row) => [row.version, inOrder(transportFromRow(row).transport), row.changed_at, row.changed_by],
  fault: ({ key }) => `The transport of the document ${key} is not as the audit log recorded it.`,
});

/** The facts in one order: they may be stored in another. */
function inOrder(facts: object): unknown[] {
  return Object.entries(facts).sort(([one], [other]) => compareText(one, other));
}

const tallyExports: TableSeal = seal('tally_exports', {
  events: ['Tally file written'],
  told: ({ seq, at, who, subject, facts: { from, to, upTo } }) => [[String(seq), [at, who, subject, from, to, upTo]]],
  key: (row) => String(row.line),
  state: (row) => [row.at, row.by, row.tax_state, row.from_date, row.to_date, row.up_to],
  fault: ({ key }) => `The file for Tally of audit line ${key} is not as it was written.`,
});

const filings: TableSeal = seal('filings', {
  events: ['return filed', 'return reopened'],
  told: ({ seq, at, who, what, subject, facts }, held) => {
    const { id, form, filedOn, arn, figures, reason } = facts;
    if (what === 'return reopened') return [[id, [...(held(id) ?? []).slice(0, 10), seq, at, who, reason]]];
    const { from, to } = periodDays(subject.split('/')[1] ?? '');
    return [[id, [subject, form, from, to, filedOn, arn, seq, at, who, figures, null, null, null, null]]];
  },
  key: (row) => row.id,
  state: (row) => [
    ...[`${row.tax_state}/${row.period}`, row.form, row.from_date, row.to_date, row.filed_on, row.arn],
    ...[row.line, row.filed_at, row.filed_by, hash('sha256', row.figures)],
    ...[row.reopened_line, row.reopened_at, row.reopened_by, row.reopened_reason],
  ],
  fault: ({ row, told }) => {
    const subject = told?.[0] ?? `${row?.tax_state}/${row?.period}`;
    if (row && told && row.reopened_line !== told[10])
      return `The return of ${subject} was opened again without a line in the audit log.`;
    return row
      ? `The return of ${subject} is not as it was filed.`
      : `The audit log says “return filed” of ${subject}, and no filing does.`;
  },
});

const filedFiles: TableSeal = seal('filed_files', {
  events: ['return filed'],
  told: ({ subject, facts: { id, files } }) =>
    (files as { name: string; hash: string }[]).map((file) => [`${id} ${file.name}`, [file.hash, subject]]),
  select: (read) =>
    read
      .selectFrom('filed_files')
      .leftJoin('filings', 'filings.id', 'filed_files.filing')
      .selectAll('filed_files')
      .select(['tax_state', 'period']),
  key: (row) => `${row.filing} ${row.name}`,
  state: (row: AnyRow) => [row.hash, `${row.tax_state}/${row.period}`],
  once: true,
  fault: ({ row, told }) => `The return of ${told?.[1] ?? `${row?.tax_state}/${row?.period}`} is not as it was filed.`,
});

export const portalSeals = {
  einvoices,
  burntNumbers,
  irnCancellations,
  ewayBills,
  ewayTransports,
  tallyExports,
  filings,
  filedFiles,
};
