import { program } from '#operations/ports/actor.ts';
import type { LaterPaper } from '#operations/ports/invoices.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';

type Paper = {
  at: string;
  document: Pick<Tables['invoices'], 'id' | 'kind' | 'tax_state' | 'number'>;
  paper: 'original' | LaterPaper;
  sha256: string;
};

/** Writes the hash of a paper into the audit log, in the transaction that names the paper: `verify` compares them. */
export async function auditPaper(transaction: Transacting, { at, document, paper, sha256 }: Paper): Promise<void> {
  const line = await appendAudit(transaction, {
    at,
    // Not the person who opens the paper.
    actor: program,
    what: 'paper named',
    subject: `${document.kind}/${document.tax_state}/${document.number}`,
    after: { id: document.id, paper, sha256 },
  });
  if (paper === 'original') await notePaperLine(transaction, { document: document.id, line });
}

/** Stores which audit line names a document's first paper, so that no second line does. */
export const notePaperLine = keptQuery((database, row: { document: string; line: number | null }) =>
  database
    .insertInto('paper_lines')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('document')
        .doUpdateSet((lines) => ({ line: lines.ref('excluded.line') }))
        .where('paper_lines.line', 'is', null),
    ),
);
