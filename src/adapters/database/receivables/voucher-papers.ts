import { program } from '#operations/ports/actor.ts';
import type { StoredPaper, VoucherPapers } from '#operations/ports/papers.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';

/** The papers of vouchers, in the table that has the papers of cancelled documents too. */
export function openVoucherPapers(database: Database): VoucherPapers {
  return {
    find: async (paper) => (await named(database.read, paper)) ?? null,

    name: (paper, number, sha256, at) =>
      database.write.transaction().execute(async (transaction) => {
        await lockAudit(transaction, program);
        const existing = await named(transaction, paper);
        if (existing) return existing;
        await transaction
          .insertInto('papers')
          .values({ ...paper, hash: sha256, named_at: at })
          .execute();
        await appendAudit(transaction, {
          at,
          // Not the person who opens the paper.
          actor: program,
          what: 'voucher paper named',
          subject: number,
          after: { id: paper.owner, paper: paper.kind, sha256 },
        });
        return sha256;
      }),
  };
}

async function named(from: Database['read'], { owner, kind }: StoredPaper): Promise<string | undefined> {
  const row = await from
    .selectFrom('papers')
    .select('hash')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.hash;
}
