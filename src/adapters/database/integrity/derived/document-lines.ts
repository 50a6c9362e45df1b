import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../engine/tables.ts';

type Read = Database['read'];

const BATCH = 1000;
const LISTED = 100;

/** The lines that documents name are about them, and those that only releases with this table write are named. */
export async function documentLineFaults(read: Read): Promise<string[]> {
  const faults = await unnamed(read);
  for (let last = { document: '', line: 0 }; ; ) {
    const rows = await read
      .selectFrom('document_lines')
      .leftJoin('audit_log', 'audit_log.seq', 'document_lines.line')
      .leftJoin('invoices', 'invoices.id', 'document_lines.document')
      .select(['document', 'line', 'subject', 'after', 'invoices.kind', 'invoices.tax_state', 'number'])
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
    for (const { document, line, subject, after, kind, tax_state, number } of rows) {
      const named = `(document_lines ${document} ${line})`;
      if (after === null) faults.push(`A line of the document ${document} is not in the audit log. ${named}`);
      // A line about a link or a mail of a document has its number or its id, as that of a change has.
      else if (subject !== `${kind}/${tax_state}/${number}` && JSON.parse(after)?.id !== document)
        faults.push(`A line of ${number ?? document} is about something else. ${named}`);
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
    .where('what', 'in', ['pro-forma declined', 'pro-forma reopened', 'document linked', 'supplement added'])
    .where('document_lines.line', 'is', null)
    .orderBy('seq')
    .limit(LISTED)
    .execute();
  return rows.map(({ seq, subject }) => `${subject} does not name its line ${seq}. (document_lines ${seq})`);
}
