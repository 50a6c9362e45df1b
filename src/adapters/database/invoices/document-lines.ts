import type { Selectable } from 'kysely';
import type { Database, Tables, Transacting } from '../engine/tables.ts';

/** A document with the audit line of its issue, and the number of the line about its paper. */
export type DocumentWithLine = Selectable<Tables['invoices']> & {
  at: string | null;
  who: string | null;
  what: string | null;
  subject: string | null;
  after: string | null;
  /** The number of the audit line about the paper. */
  paperLine: number | null;
};

/** The audit line of the issue; null when it is missing. */
export function lineOf({ at, who, what, subject, after }: DocumentWithLine) {
  return at !== null && who !== null && what !== null && subject !== null && after !== null
    ? { at, who, what, subject, after }
    : null;
}

export function documentsWithLines(from: Database['read'] | Transacting) {
  return from
    .selectFrom('invoices')
    .leftJoin('audit_log', 'audit_log.seq', 'invoices.issued_seq')
    .leftJoin('paper_lines', 'paper_lines.document', 'invoices.id')
    .selectAll('invoices')
    .select(['audit_log.at', 'audit_log.who', 'audit_log.what', 'audit_log.subject', 'audit_log.after'])
    .select('paper_lines.line as paperLine');
}
