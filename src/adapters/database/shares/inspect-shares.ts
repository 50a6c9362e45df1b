import type { Database } from '../engine/tables.ts';

/**
 * Whether each share is as the audit log recorded it: to whom, until when, and whether it was ended. The lines are read before
 * and after the rows, so that a share that is made or ended meanwhile is no fault.
 */
export async function inspectShares({
  read,
}: Pick<Database, 'read'>): Promise<{ name: string; summary: string; faults: string[] }> {
  const before = await linesOf(read);
  const rows = await read
    .selectFrom('shares')
    .select(['id', 'audit_subject', 'for_whom', 'expires_at', 'made_at', 'made_by', 'ended_at', 'ended_by'])
    .execute();
  const audited = new Set((await linesOf(read)).map(({ line }) => line));
  const stored = new Set(
    rows.flatMap((row) => [
      JSON.stringify([row.id, 'share made', row.audit_subject, row.made_at, row.made_by, row.for_whom, row.expires_at]),
      ...(row.ended_at === null
        ? []
        : [JSON.stringify([row.id, 'share ended', row.audit_subject, row.ended_at, row.ended_by, row.for_whom, null])]),
    ]),
  );
  const wrong = [...stored].filter((line) => !audited.has(line)).map(idOf);
  const missing = before.filter(({ line }) => !stored.has(line)).map(({ line }) => idOf(line));
  return {
    name: 'Links',
    summary: `${rows.length} ${rows.length === 1 ? 'link' : 'links'}, each as the audit log recorded it.`,
    faults: [...new Set([...wrong, ...missing])].map((id) => `The link ${id} is not as it was made or ended.`),
  };
}

async function linesOf(read: Database['read']): Promise<{ line: string }[]> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['what', 'subject', 'at', 'who', 'after'])
    .where('what', 'in', ['share made', 'share ended'])
    .orderBy('seq')
    .execute();
  return lines.map(({ what, subject, at, who, after }) => {
    const { id, for: forWhom, expiresAt } = JSON.parse(after) as { id: string; for: string; expiresAt?: string };
    return { line: JSON.stringify([id, what, subject, at, who, forWhom, expiresAt ?? null]) };
  });
}

function idOf(line: string): string {
  return (JSON.parse(line) as [string])[0];
}
