import type { PagePictures } from '#operations/ports/shares.ts';
import type { Database } from '../engine/tables.ts';

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

    keep: async (paper, picture) => {
      await database.write
        .insertInto('page_pictures')
        .values({ paper, ...picture })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
