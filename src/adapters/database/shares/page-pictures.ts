import { program } from '#operations/ports/actor.ts';
import type { PagePictures } from '#operations/ports/shares.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { toldRows } from '../shared-writes/told-rows.ts';

export function openPagePictures(database: Database): PagePictures {
  return {
    find: async (paper, page) => {
      const row = await database.read
        .selectFrom('page_pictures')
        .select(['page', 'pages', 'width', 'height', 'picture'])
        .where('paper', '=', paper)
        .where('page', '=', page)
        .executeTakeFirst();
      return row ?? null;
    },

    keep: (paper, picture, at) =>
      database.write.transaction().execute(async (transaction) => {
        const kept = await transaction
          .insertInto('page_pictures')
          .values({ paper, ...picture })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!kept) return;
        const line = { at, actor: program, what: 'link page drawn', subject: `Page ${picture.page}` } as const;
        await appendAudit(transaction, { ...line, after: { rows: toldRows('page_pictures', [kept]) } });
      }),
  };
}
