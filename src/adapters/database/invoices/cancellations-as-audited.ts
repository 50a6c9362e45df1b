import type { Database } from '../engine/tables.ts';

/**
 * Whether the stored reasons are those in the audit log, and whether every paper marked CANCELLED belongs to a cancelled
 * document. The lines are read before and after the rows, so that a cancellation meanwhile is no fault.
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
  const stored = new Map(
    rows.map(({ kind, tax_state, number, at, by, reason, why }) => [
      JSON.stringify([`${kind}/${tax_state}/${number}`, at, by, reason, why]),
      number,
    ]),
  );
  const audited = new Set(await auditedReasons(read));
  const altered = [...stored].filter(([line]) => !audited.has(line)).map(([, number]) => number);
  const missing = before.filter((line) => !stored.has(line)).map((line) => numberOf(line));
  const valid = await read
    .selectFrom('papers')
    .leftJoin('invoices', 'invoices.id', 'papers.owner')
    // Receipts, refunds and settlements have their papers in this table, too.
    .leftJoin('vouchers', 'vouchers.id', 'papers.owner')
    .select(['owner', 'invoices.number'])
    .where('vouchers.id', 'is', null)
    .where((row) => row.or([row('cancelled', '=', 0), row('cancelled', 'is', null)]))
    .execute();
  return {
    name: 'Cancellations',
    summary: `${rows.length} with a reason, each as the audit log recorded it.`,
    faults: [
      ...altered.map((number) => `The reason of ${number} is not the one that was given.`),
      ...missing.filter((number) => !altered.includes(number)).map((number) => `The reason of ${number} is missing.`),
      ...valid.map(({ owner, number }) => `${number ?? owner} is not cancelled, but has a paper marked CANCELLED.`),
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
