import type { Database } from '../engine/tables.ts';

/**
 * Whether the reasons that are kept are those that the audit log tells of, and whether every paper that says CANCELLED is
 * of a cancelled document. Lines are read before and after the rows: what is cancelled meanwhile is no fault.
 */
export async function cancellationsAsAudited({
  read,
}: Pick<Database, 'read'>): Promise<{ name: string; summary: string; faults: string[] }> {
  const before = await auditedReasons(read);
  const rows = await read
    .selectFrom('cancellations')
    .innerJoin('invoices', 'invoices.id', 'cancellations.invoice_id')
    .select(['kind', 'tax_state', 'number', 'reason', 'why'])
    .select(['cancellations.cancelled_at as at', 'cancellations.cancelled_by as by'])
    .execute();
  const kept = new Map(
    rows.map(({ kind, tax_state, number, at, by, reason, why }) => [
      JSON.stringify([`${kind}/${tax_state}/${number}`, at, by, reason, why]),
      number,
    ]),
  );
  const known = new Set(await auditedReasons(read));
  const altered = [...kept].filter(([line]) => !known.has(line)).map(([, number]) => number);
  const gone = before.filter((line) => !kept.has(line)).map((line) => numberOf(line));
  const standing = await read
    .selectFrom('papers')
    .leftJoin('invoices', 'invoices.id', 'papers.owner')
    .select(['owner', 'number'])
    .where((row) => row.or([row('cancelled', '=', 0), row('cancelled', 'is', null)]))
    .execute();
  return {
    name: 'Cancellations',
    summary: `${rows.length} with a reason, each as the audit log tells of it.`,
    faults: [
      ...altered.map((number) => `The reason of ${number} is not the one that was given.`),
      ...gone.filter((number) => !altered.includes(number)).map((number) => `The reason of ${number} is missing.`),
      ...standing.map(({ owner, number }) => `${number ?? owner} stands, and has a paper that says CANCELLED.`),
    ],
  };
}

async function auditedReasons(read: Database['read']): Promise<string[]> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['at', 'who', 'subject', 'after'])
    .where('what', '=', 'invoice cancelled')
    .execute();
  return lines.flatMap(({ at, who, subject, after }) => {
    const { reason, why } = JSON.parse(after) as { reason?: string; why?: string };
    return reason === undefined ? [] : [JSON.stringify([subject, at, who, reason, why])];
  });
}

function numberOf(line: string): string {
  return (JSON.parse(line) as [string])[0].split('/').slice(2).join('/');
}
