import { PostgresAdapter } from 'kysely';
import { wideWidth } from '#domain/photos/photo-sizes.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { besideCallbacks, isTrapped, toldCallbacks } from '../shared-writes/told-callbacks.ts';
import { type ToldRows, toldRows } from '../shared-writes/told-rows.ts';

/** Rows in one line: still readable, and clerks wait for at most one. */
export const BATCH = 500;

/**
 * The next requests that no line of the chain tells, and those of `callbacks`, about which the release before wrote a line.
 * Requests in the trap are never told. `isOlder`: the tables are those of the migration that seals rows.
 */
export async function tellCallbacks(
  transaction: Transacting,
  callbacks: ReadonlySet<string>,
  isOlder: boolean,
): Promise<ToldRows> {
  const untold = transaction
    .selectFrom('callbacks')
    .selectAll()
    .where('told', 'is', null)
    .where((row) =>
      row.or([row('state', '<>', 'held'), row('held_because', 'is', null), row('held_because', '<>', 'trap')]),
    )
    .orderBy('id')
    .limit(BATCH)
    .$if(locksRows(transaction), (query) => query.forUpdate().skipLocked());
  const named =
    callbacks.size === 0
      ? []
      : await transaction
          .selectFrom('callbacks')
          .selectAll()
          .where('id', 'in', [...callbacks])
          .execute();
  const late = await untold.execute();
  const ids = late.map(({ id }) => id);
  if (ids.length > 0) await transaction.updateTable('callbacks').set({ told: 1 }).where('id', 'in', ids).execute();
  const rows = new Map([...named, ...late].map((row) => [row.id, row]));
  return told(
    transaction,
    [...rows.values()].filter((row) => !isTrapped(row)),
    isOlder,
  );
}

async function told(transaction: Transacting, rows: Tables['callbacks'][], isOlder: boolean): Promise<ToldRows> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return {};
  return toldCallbacks(rows, await besideCallbacks(transaction, ids, isOlder));
}

/** The next pages of links that no line tells. */
export async function tellPages(transaction: Transacting): Promise<ToldRows> {
  const rows = await transaction
    .selectFrom('page_pictures')
    .selectAll()
    .where('told', 'is', null)
    .orderBy('paper')
    .orderBy('page')
    .limit(BATCH)
    .$if(locksRows(transaction), (query) => query.forUpdate().skipLocked())
    .execute();
  for (const { paper, page } of rows)
    await transaction
      .updateTable('page_pictures')
      .set({ told: 1 })
      .where('paper', '=', paper)
      .where('page', '=', page)
      .execute();
  return toldRows('page_pictures', rows);
}

/** The next wide variants that no line tells. One that is none of its picture stays untold, and is a fault. */
export async function tellVariants(transaction: Transacting): Promise<ToldRows> {
  const rows = await transaction
    .selectFrom('added_variants')
    .innerJoin('photos', 'photos.id', 'added_variants.photo_id')
    .selectAll('added_variants')
    .select(['photos.width as of_width', 'photos.height as of_height'])
    .where('told', 'is', null)
    .where('format', '=', 'avif')
    .where('added_variants.width', '=', wideWidth)
    .where('photos.width', '>=', wideWidth)
    .orderBy('photo_id')
    .limit(BATCH)
    .$if(locksRows(transaction), (query) => query.forUpdate('added_variants').skipLocked())
    .execute();
  const fitting = rows.filter(
    ({ height, of_width, of_height }) => height === Math.max(1, Math.round((of_height * wideWidth) / of_width)),
  );
  for (const { photo_id, format, width } of fitting)
    await transaction
      .updateTable('added_variants')
      .set({ told: 1 })
      .where('photo_id', '=', photo_id)
      .where('format', '=', format)
      .where('width', '=', width)
      .execute();
  return toldRows('added_variants', fitting);
}

/**
 * On PostgreSQL a row that somebody changes now is passed: he waits for the heads that the caller holds, and tells it himself.
 * On SQLite nobody else writes meanwhile.
 */
function locksRows(transaction: Transacting): boolean {
  return transaction.getExecutor().adapter instanceof PostgresAdapter;
}
