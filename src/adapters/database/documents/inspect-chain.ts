import type { Database } from '../engine/tables.ts';
import { inspectOrigins } from './inspect-origins.ts';
import { inspectProFormas } from './inspect-pro-formas.ts';

/** Whether the chain is as the audit log recorded it, no row is invoiced twice, and what is open of pro-formas adds up. */
export async function inspectChain({
  read,
}: Pick<Database, 'read'>): Promise<{ name: string; summary: string; faults: string[] }> {
  const origins = await inspectOrigins(read);
  const declines = await inspectDeclines(read);
  const proFormas = await inspectProFormas(read);
  return {
    name: 'Chain',
    summary: `${origins.count} ${origins.count === 1 ? 'document names what it was' : 'documents name what they were'} made from, as the audit log recorded it; ${proFormas.open} ${proFormas.open === 1 ? 'pro-forma is' : 'pro-formas are'} open${proFormas.waiting}.`,
    faults: [...origins.faults, ...declines, ...proFormas.faults],
  };
}

/** The lines are read before and after the rows, so that a pro-forma that is declined meanwhile is no fault. */
async function inspectDeclines(read: Database['read']): Promise<string[]> {
  const lines = async () =>
    (
      await read
        .selectFrom('audit_log')
        .select(['seq', 'at', 'who', 'what', 'after'])
        .where('what', 'in', ['pro-forma declined', 'pro-forma reopened'])
        .execute()
    ).map(({ seq, at, who, what, after }) => {
      const { id, reason = '' } = JSON.parse(after) as { id: string; reason?: string };
      return JSON.stringify([id, seq, what === 'pro-forma declined' ? 1 : 0, reason, at, who]);
    });
  const before = await lines();
  const rows = (await read.selectFrom('declines').selectAll().execute()).map((row) =>
    JSON.stringify([row.document, row.line, row.declined, row.reason, row.at, row.by]),
  );
  const [audited, stored] = [new Set(await lines()), new Set(rows)];
  const differ = rows.filter((row) => !audited.has(row)).length + before.filter((row) => !stored.has(row)).length;
  return [
    ...(differ > 0 ? ['That pro-formas were declined is not stored as the audit log recorded it.'] : []),
    ...(await inspectLines(read)),
  ];
}

/** The lines that documents name are in the log, and those that only releases with this table write are named. */
async function inspectLines(read: Database['read']): Promise<string[]> {
  const notInLog = await read
    .selectFrom('document_lines')
    .leftJoin('audit_log', 'audit_log.seq', 'document_lines.line')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('audit_log.seq', 'is', null)
    .executeTakeFirstOrThrow();
  const notNamed = await read
    .selectFrom('audit_log')
    .leftJoin('document_lines', 'document_lines.line', 'audit_log.seq')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('what', 'in', ['pro-forma declined', 'pro-forma reopened', 'document linked'])
    .where('document_lines.line', 'is', null)
    .executeTakeFirstOrThrow();
  return [
    ...(Number(notInLog.count) > 0 ? [`${notInLog.count} lines of documents are not in the audit log.`] : []),
    ...(Number(notNamed.count) > 0 ? [`${notNamed.count} lines of the audit log are missing at their documents.`] : []),
  ];
}
