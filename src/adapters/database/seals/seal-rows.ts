import { program } from '#operations/ports/actor.ts';
import type { RowSeals } from '#operations/ports/audit.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import type { ToldRows } from '../shared-writes/told-rows.ts';
import { lockVisitors, tellVisitorRows } from '../shared-writes/visitor-chain.ts';
import { hasDeeds, readDeeds } from './read-deeds.ts';
import { tellDeeds } from './tell-deeds.ts';
import { BATCH, tellCallbacks, tellPages, tellVariants } from './tell-untold.ts';

const SEALED_ROWS = 'sealed row';

/** Audit lines that are followed in one transaction: about 20 ms. */
const LINES = 2000;

/** Tells what the release before writes beside this one. */
export function openRowSeals(database: Database): RowSeals {
  return {
    sealNext: async (at) => {
      const { mark, head } = await nextLines(database.read);
      const to = Math.min(mark + LINES, head);
      // Nearly always there is nothing to tell: no lock is taken for that.
      if (!hasDeeds(await readDeeds(database.read, mark, to)) && !(await hasUntold(database.read))) {
        await moveMark(database.write, mark, to);
        return { examined: to - mark, sealed: 0 };
      }
      return database.write.transaction().execute((transaction) => sealNext(transaction, at));
    },
  };
}

/** Tells all rows of a database that this release opens for the first time, in the migration. */
export async function sealAllRows(transaction: Transacting, at: string): Promise<void> {
  await transaction.insertInto('filled_up_to').values({ fact: SEALED_ROWS, issued_seq: 0 }).execute();
  const { head } = await nextLines(transaction);
  // A new shop has no row yet but those that its first deeds tell.
  if (head === 0) return;
  await lockVisitors(transaction);
  const deeds = await readDeeds(transaction, 0, head);
  while ((await sealUntold(transaction, at, new Set(), true)) > 0);
  for await (const rows of tellDeeds(transaction, deeds, true)) await tell(transaction, at, rows);
  await moveMark(transaction, 0, head);
}

async function sealNext(transaction: Transacting, at: string): Promise<{ examined: number; sealed: number }> {
  // In the lock order of staff's deeds about requests. What is read from now on does not change until the commit.
  await lockVisitors(transaction);
  await lockAudit(transaction, program);
  const { mark, head } = await nextLines(transaction);
  const to = Math.min(mark + LINES, head);
  const deeds = await readDeeds(transaction, mark, to);
  let sealed = await sealUntold(transaction, at, deeds.callbacks, false);
  for await (const rows of tellDeeds(transaction, deeds, false)) sealed += await tell(transaction, at, rows);
  await moveMark(transaction, mark, to);
  return { examined: to - mark + sealed, sealed };
}

/** What no audit line leads to. The audit line names what the chain of the visitors tells late: that is the trace of a forged row. */
async function sealUntold(
  transaction: Transacting,
  at: string,
  callbacks: ReadonlySet<string>,
  isOlder: boolean,
): Promise<number> {
  let sealed = 0;
  for (const rows of [await tellCallbacks(transaction, callbacks, isOlder), await tellPages(transaction)]) {
    const count = countOf(rows);
    if (count === 0) continue;
    const chain = await tellVisitorRows(transaction, at, rows);
    const late = Object.fromEntries(Object.entries(rows).map(([table, told]) => [table, Object.keys(told)]));
    await appendAudit(transaction, { ...lineOf(at, count), after: { chain, late } });
    sealed += count;
  }
  return sealed + (await tell(transaction, at, await tellVariants(transaction)));
}

async function tell(transaction: Transacting, at: string, told: ToldRows): Promise<number> {
  const all = Object.entries(told).flatMap(([table, rows]) =>
    Object.entries(rows).map((row) => [table, ...row] as const),
  );
  for (let start = 0; start < all.length; start += BATCH) {
    const rows: ToldRows = {};
    const batch = all.slice(start, start + BATCH);
    for (const [table, key, digest] of batch) rows[table] = { ...rows[table], [key]: digest };
    await appendAudit(transaction, { ...lineOf(at, batch.length), after: { rows } });
  }
  return all.length;
}

function lineOf(at: string, count: number) {
  const subject = count === 1 ? '1 row' : `${count} rows`;
  return { at, actor: program, what: 'rows sealed', subject } as const;
}

function countOf(told: ToldRows): number {
  return Object.values(told).reduce((sum, rows) => sum + Object.keys(rows).length, 0);
}

/** Another process may have moved it meanwhile. */
async function moveMark(from: Database['write'] | Transacting, mark: number, to: number): Promise<void> {
  if (to > mark)
    await from
      .updateTable('filled_up_to')
      .set({ issued_seq: to })
      .where('fact', '=', SEALED_ROWS)
      .where('issued_seq', '=', mark)
      .execute();
}

async function nextLines(from: Database['read'] | Transacting): Promise<{ mark: number; head: number }> {
  const { mark, head } = await from
    .selectFrom('audit_head')
    .leftJoin('filled_up_to', (join) => join.on('fact', '=', SEALED_ROWS))
    .select(['filled_up_to.issued_seq as mark', 'audit_head.seq as head'])
    .executeTakeFirstOrThrow();
  return { mark: mark ?? 0, head };
}

async function hasUntold(read: Database['read']): Promise<boolean> {
  const rows = await Promise.all([
    read
      .selectFrom('callbacks')
      .select('id')
      .where('told', 'is', null)
      .where((row) =>
        row.or([row('state', '<>', 'held'), row('held_because', 'is', null), row('held_because', '<>', 'trap')]),
      )
      .limit(1)
      .execute(),
    read.selectFrom('page_pictures').select('page').where('told', 'is', null).limit(1).execute(),
    read.selectFrom('added_variants').select('file').where('told', 'is', null).limit(1).execute(),
  ]);
  return rows.some(({ length }) => length > 0);
}
