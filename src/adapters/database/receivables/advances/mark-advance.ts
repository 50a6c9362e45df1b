import { type AdvanceMark, takesMark } from '#domain/receivables/unused-advance.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Database, Transacting } from '../../engine/tables.ts';
import { appendAudit, lockAudit } from '../../shared-writes/audit-log.ts';
import { readItems } from '../account-facts.ts';

/** Keeps what an advance is for. The mark that it has already is not written again. */
export function markAdvance(
  database: Database,
  source: string,
  mark: AdvanceMark,
  at: string,
  caller: Actor,
): Promise<boolean> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    const item = (await readItems(transaction, [source])).get(source);
    if (item?.side !== 'source' || !takesMark(item.kind)) return false;
    if ((await newestMark(transaction, source)) === mark) return true;
    const after = { id: source, mark };
    const line = await appendAudit(transaction, { at, actor, what: 'advance marked', subject: item.number, after });
    await transaction.insertInto('advance_marks').values({ source, line, mark, at, by: actor.username }).execute();
    return true;
  });
}

async function newestMark(transaction: Transacting, source: string): Promise<AdvanceMark | undefined> {
  const marks = transaction.selectFrom('advance_marks').select('mark').where('source', '=', source);
  return (await marks.orderBy('line', 'desc').limit(1).executeTakeFirst())?.mark;
}
