import type { PagePictures } from '#operations/ports/shares.ts';
import type { Database } from '../engine/tables.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { tellVisitorRows } from '../shared-writes/visitor-chain.ts';

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
          .values({ paper, ...picture, told: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .execute();
        if (kept.length > 0) await tellVisitorRows(transaction, at, toldRows('page_pictures', kept));
      }),
  };
}
