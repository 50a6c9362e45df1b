import type { Database } from '../engine/tables.ts';

/**
 * Whether what the e-invoice portal said is what the audit log recorded. The lines are read before and after the rows, so
 * that an answer that is taken in meanwhile is no fault.
 */
export async function inspectEinvoices({
  read,
}: Database): Promise<{ name: string; summary: string; faults: string[] }> {
  const before = await linesOf(read);
  const rows = await rowsOf(read);
  const audited = new Set((await linesOf(read)).map(keyOf));
  const stored = new Set(rows.map(keyOf));
  const wrong = [
    ...rows.filter((row) => !audited.has(keyOf(row))),
    ...before.filter((line) => !stored.has(keyOf(line))),
  ];
  return {
    name: 'E-invoices',
    summary: `${rows.length} ${rows.length === 1 ? 'answer' : 'answers'} of the portal, each as the audit log recorded it.`,
    faults: [...new Set(wrong.map(({ id }) => id))].map(
      (id) => `What the e-invoice portal said about the document ${id} is not as it was taken in.`,
    ),
  };
}

type Said = { what: string; id: string; seq: number; at: string; who: string; said: (string | undefined)[] };

async function linesOf(read: Database['read']): Promise<Said[]> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['seq', 'at', 'who', 'what', 'after'])
    .where('what', 'in', ['IRN taken in', 'number burnt', 'IRN cancelled'])
    .orderBy('seq')
    .execute();
  return lines.map(({ seq, at, who, what, after }) => {
    const {
      id = '',
      irn,
      ackNo,
      ackAt,
      signedQr,
      message,
      on,
      reason,
      why,
    } = JSON.parse(after) as Record<string, string>;
    const said = what === 'IRN cancelled' ? [on, reason, why] : [irn, ackNo, ackAt, signedQr ?? message];
    return { what, id, seq, at, who, said };
  });
}

async function rowsOf(read: Database['read']): Promise<Said[]> {
  const einvoices = await read.selectFrom('einvoices').selectAll().execute();
  const burnt = await read.selectFrom('burnt_numbers').selectAll().execute();
  const cancelled = await read.selectFrom('irn_cancellations').selectAll().execute();
  const taken = ({
    document,
    line,
    taken_at,
    taken_by,
  }: (typeof cancelled)[number] | (typeof burnt)[number] | (typeof einvoices)[number]) => ({
    ...{ id: document, seq: line, at: taken_at, who: taken_by },
  });
  return [
    ...einvoices.map((row) => ({
      ...{ ...taken(row), what: 'IRN taken in' },
      said: [row.irn, row.ack_no, row.ack_at, row.signed_qr],
    })),
    ...burnt.map((row) => ({
      ...{ ...taken(row), what: 'number burnt' },
      said: [row.irn, row.ack_no, row.ack_at, row.message],
    })),
    ...cancelled.map((row) => ({
      ...{ ...taken(row), what: 'IRN cancelled' },
      said: [row.cancelled_on, row.reason, row.why],
    })),
  ];
}

function keyOf({ what, id, seq, at, who, said }: Said): string {
  return JSON.stringify([what, id, seq, at, who, said]);
}
