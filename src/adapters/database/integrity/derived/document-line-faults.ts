import { setImmediate } from 'node:timers/promises';
import type { AuditEvent } from '#domain/audit/audit-events.ts';
import type { Database } from '../../engine/tables.ts';

type Read = Database['read'];

const BATCH = 1000;
const LISTED = 100;

/** The lines that every release has named at their document. */
const named: AuditEvent[] = [
  ...(['pro-forma declined', 'pro-forma reopened', 'document linked', 'supplement added'] as const),
  ...(['challan closed', 'challan reopened', 'goods came back', 'goods had not come back'] as const),
  ...(['e-way facts saved', 'e-way bill taken in', 'e-way bill changed', 'e-way bill cancelled'] as const),
  ...(['IRN taken in', 'number burnt', 'IRN cancelled'] as const),
  ...(['share made', 'share ended', 'mail asked for', 'mail sent again'] as const),
];
const documents = ['tax', 'credit', 'pro', 'challan'];

/** The lines that documents name are about them, and those that only releases with this table write are named. */
export async function documentLineFaults(read: Read): Promise<string[]> {
  const faults = await unnamed(read);
  for (let last = { document: '', line: 0 }; ; ) {
    const rows = await read
      .selectFrom('document_lines')
      .leftJoin('audit_log', 'audit_log.seq', 'document_lines.line')
      .leftJoin('invoices', 'invoices.id', 'document_lines.document')
      .select(['document', 'line', 'what', 'subject', 'after', 'invoices.kind', 'invoices.tax_state', 'number'])
      .where((row) =>
        row.or([
          row('document', '>', last.document),
          row.and([row('document', '=', last.document), row('line', '>', last.line)]),
        ]),
      )
      .orderBy('document')
      .orderBy('line')
      .limit(BATCH)
      .execute();
    for (const { document, line, what, subject, after, kind, tax_state, number } of rows) {
      const row = `(document_lines ${document} ${line})`;
      if (after === null) faults.push(`A line of the document ${document} is not in the audit log. ${row}`);
      // A line about a link or a mail of a document has its number or its id, as that of a change has.
      else if (![...named, 'invoice cancelled'].includes(what as AuditEvent))
        faults.push(`A line of ${number ?? document} does not belong to a document. ${row}`);
      else if (subject !== `${kind}/${tax_state}/${number}` && JSON.parse(after)?.id !== document)
        faults.push(`A line of ${number ?? document} is about something else. ${row}`);
    }
    if (rows.length < BATCH) return faults.slice(0, LISTED);
    last = rows.at(-1) ?? last;
    await setImmediate();
  }
}

async function unnamed(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('audit_log')
    .leftJoin('document_lines', 'document_lines.line', 'audit_log.seq')
    .select(['seq', 'subject'])
    .where('what', 'in', named)
    // Links and mails are of receipts and statements, too.
    .where((line) => line.or(documents.map((kind) => line('subject', 'like', `${kind}/%`))))
    .where('document_lines.line', 'is', null)
    .orderBy('seq')
    .limit(LISTED)
    .execute();
  return rows.map(({ seq, subject }) => `${subject} does not name its line ${seq}. (document_lines ${seq})`);
}
