import { setImmediate } from 'node:timers/promises';
import { foldText } from '#domain/text/fold-text.ts';
import type { AuditEntry, AuditFilter, AuditLog } from '#operations/ports/audit.ts';
import type { Database } from '../engine/tables.ts';

/** Lines read by one query: few enough not to block other requests, even if hardly any line matches. */
const WINDOW = 2000;

/**
 * Finds lines by filter. The log has no index except its order, because each one would slow the issue of documents. So the
 * search reads window by window, and lets other requests run in between.
 */
export function findInAudit(database: Database): Pick<AuditLog, 'page' | 'stream'> {
  /** The lines from `first` to `last`, both included, that match; oldest first. */
  const inWindow = async (filter: AuditFilter, first: number, last: number): Promise<AuditEntry[]> => {
    let query = database.read
      .selectFrom('audit_log')
      .selectAll()
      .where('seq', '>=', first)
      .where('seq', '<=', last)
      .orderBy('seq');
    if (filter.who) query = query.where('who', '=', filter.who);
    if (filter.what) query = query.where('what', '=', filter.what);
    if (filter.from) query = query.where('at', '>=', filter.from);
    if (filter.to) query = query.where('at', '<', filter.to);
    const found = await query.execute();
    const subject = foldText(filter.subject);
    return subject === '' ? found : found.filter((line) => foldText(line.subject).includes(subject));
  };
  const lastSeq = async () =>
    (await database.read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq;

  return {
    page: async (filter, before, size) => {
      const found: AuditEntry[] = [];
      let last = Math.min(before === null ? Number.MAX_SAFE_INTEGER : before - 1, await lastSeq());
      // One more than the page shows, to know whether there is an older page.
      for (; last > 0 && found.length <= size; last -= WINDOW) {
        found.push(...(await inWindow(filter, last - WINDOW + 1, last)).reverse());
        await setImmediate();
      }
      const entries = found.slice(0, size);
      return { entries, older: found.length > size ? (entries.at(-1)?.seq ?? null) : null };
    },

    async *stream(filter) {
      const last = await lastSeq();
      for (let first = 1; first <= last; first += WINDOW) {
        yield* await inWindow(filter, first, Math.min(first + WINDOW - 1, last));
        await setImmediate();
      }
    },
  };
}
