import type { Database } from '../engine/tables.ts';

/**
 * Compares the papers of vouchers with the audit lines that name them. The papers are read before and after the lines, so
 * that a paper that is named meanwhile is no fault.
 */
export async function inspectVoucherPapers({ read }: Database) {
  const before = await papersOf(read);
  const lines = await read
    .selectFrom('audit_log')
    .select(['subject', 'after'])
    .where('what', '=', 'voucher paper named')
    .execute();
  const audited = lines.map(({ subject, after }) => ({ subject, ...(JSON.parse(after) as PaperLine) }));
  const lined = new Set(audited.map(({ id, paper }) => `${id} ${paper}`));
  const stored = new Map((await papersOf(read)).map((paper) => [keyOf(paper), paper.hash]));
  return {
    name: 'Papers of receipts',
    summary: 'the papers of receipts, refunds and settlements are those in the audit log.',
    faults: [
      ...audited
        .filter(({ id, paper, sha256 }) => stored.get(`${id} ${paper}`) !== sha256)
        .map(({ subject }) => `A paper of ${subject} is not the one in the audit log.`),
      ...before
        .filter((paper) => !lined.has(keyOf(paper)))
        .map(({ number }) => `A paper of ${number} is not in the audit log.`),
      ...before
        .filter(({ kind, line }) => kind === 'cancelled' && line === null)
        .map(({ number }) => `${number} is not cancelled, but has a paper marked CANCELLED.`),
    ],
  };
}

type PaperLine = { id: string; paper: string; sha256: string };

function papersOf(read: Database['read']) {
  return read
    .selectFrom('papers')
    .innerJoin('vouchers', 'vouchers.id', 'papers.owner')
    .leftJoin('voucher_cancellations', 'voucher_cancellations.voucher', 'vouchers.id')
    .select(['papers.owner', 'papers.kind', 'papers.hash', 'vouchers.number', 'voucher_cancellations.line'])
    .execute();
}

function keyOf({ owner, kind }: { owner: string; kind: string }): string {
  return `${owner} ${kind}`;
}
