import type { ProductWishStore } from '#operations/ports/catalogue.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { toldRows } from '../shared-writes/told-rows.ts';

export function openProductWishStore(database: Database): ProductWishStore {
  return {
    undeclined: async () => {
      const rows = await database.read
        .selectFrom('product_wishes')
        .selectAll()
        .where('declined_at', 'is', null)
        .orderBy('asked_at')
        .orderBy('id')
        .execute();
      return rows.map(({ asked_at, asked_by, declined_at: _, declined_by: __, ...wish }) => ({
        ...wish,
        askedAt: asked_at,
        askedBy: asked_by,
      }));
    },

    ask: ({ askedAt, askedBy: _, ...wish }, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        const row = { ...wish, asked_at: askedAt, asked_by: auditActor.username, declined_at: null, declined_by: null };
        await appendAudit(transaction, {
          at: askedAt,
          actor: auditActor,
          what: 'product asked for',
          subject: wish.name,
          after: { note: wish.note, rows: toldRows('product_wishes', [row]) },
        });
        await transaction.insertInto('product_wishes').values(row).execute();
      }),

    decline: (id, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        const open = await transaction
          .selectFrom('product_wishes')
          .selectAll()
          .where('id', '=', id)
          .where('declined_at', 'is', null)
          .executeTakeFirst();
        if (!open) return false;
        const row = { ...open, declined_at: at, declined_by: auditActor.username };
        await appendAudit(transaction, {
          at,
          actor: auditActor,
          what: 'product declined',
          subject: open.name,
          after: { rows: toldRows('product_wishes', [row]) },
        });
        const { declined_at, declined_by } = row;
        await transaction
          .updateTable('product_wishes')
          .set({ declined_at, declined_by })
          .where('id', '=', id)
          .execute();
        return true;
      }),
  };
}
