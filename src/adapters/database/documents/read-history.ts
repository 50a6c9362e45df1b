import { compareText } from '#domain/text/compare-text.ts';
import type { DocumentLine } from '#operations/ports/documents.ts';
import type { Database } from '../engine/tables.ts';
import { descendantsOf } from './descendants-of.ts';

/**
 * The audit lines about a document and what was made from it. They are found by their numbers: the log has no index by
 * subject. An earlier release noted no number for a cancellation, so its line is made from the document's row.
 */
export async function readHistory(read: Database['read'], id: string): Promise<DocumentLine[]> {
  const documents = [id, ...(await descendantsOf(read, [id])).map((each) => each.id)];
  const issues = await read
    .selectFrom('invoices')
    .select(['id', 'issued_seq', 'kind', 'tax_state', 'number', 'cancelled', 'cancelled_at', 'cancelled_by'])
    .where('id', 'in', documents)
    .execute();
  const noted = await read.selectFrom('document_lines').select('line').where('document', 'in', documents).execute();
  const numbers = [...issues.map(({ issued_seq }) => issued_seq), ...noted.map(({ line }) => line)];
  const found: DocumentLine[] = await read
    .selectFrom('audit_log')
    .select(['seq', 'at', 'who', 'what', 'subject', 'before', 'after'])
    .where('seq', 'in', numbers)
    .orderBy('seq')
    .execute();
  const own = issues.find((row) => row.id === id);
  const lines = found.filter((line) => ofDescendants.includes(line.what) || line.subject === (own && subjectOf(own)));
  const reasons = await read.selectFrom('cancellations').selectAll().where('invoice_id', 'in', documents).execute();
  const unnoted = issues
    .filter(({ cancelled }) => cancelled === 1)
    .map((row) =>
      cancellation(
        row,
        reasons.find(({ invoice_id }) => invoice_id === row.id),
      ),
    )
    .filter(({ subject }) => !lines.some((line) => line.what === CANCELLED && line.subject === subject));
  return [...lines, ...unnoted].sort((one, other) => compareText(one.at, other.at));
}

const CANCELLED = 'invoice cancelled';
/** Other lines about a descendant are on its own page. */
const ofDescendants = ['invoice issued', CANCELLED];

function subjectOf(row: { kind: string; tax_state: string; number: string }): string {
  return `${row.kind}/${row.tax_state}/${row.number}`;
}

type CancelledRow = {
  kind: string;
  tax_state: string;
  number: string;
  cancelled_at: string | null;
  cancelled_by: string | null;
};

function cancellation(row: CancelledRow, because?: { reason: string; why: string }): DocumentLine {
  return {
    seq: null,
    at: row.cancelled_at ?? '',
    who: row.cancelled_by ?? '',
    what: CANCELLED,
    subject: subjectOf(row),
    before: 'null',
    after: JSON.stringify(because ? { cancelled: true, reason: because.reason, why: because.why } : {}),
  };
}
