import type { Database, Transacting } from '../engine/tables.ts';

/** The fact of the job that gives the documents of earlier releases their place in the accounts. */
export const ACCOUNT_ITEM = 'account item';

/** Lines of the audit log, after `from` and up to `to`. */
export type AuditLines = { from: number; to: number };

/** Lines of the audit log in one transaction: clerks who issue documents wait for at most one, about 20 ms. */
const BATCH = 200;

/** The next lines for the job that fills in `fact`, behind the job that links documents to customers. */
export async function linesToFollow(from: Database['read'] | Transacting, fact: string): Promise<AuditLines> {
  const { mark, linked } = await from
    .selectFrom('filled_up_to')
    .innerJoin('filled_up_to as links', (join) => join.on('links.fact', '=', 'document customer'))
    .select(['filled_up_to.issued_seq as mark', 'links.issued_seq as linked'])
    .where('filled_up_to.fact', '=', fact)
    .executeTakeFirstOrThrow();
  return { from: mark, to: Math.max(mark, Math.min(mark + BATCH, linked)) };
}
