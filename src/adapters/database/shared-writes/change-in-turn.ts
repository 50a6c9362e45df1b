import type { Database, Transacting } from '../engine/tables.ts';

/** A change of the catalogue in a transaction that locks the catalogue first, so that changes happen one after the other. */
export function changeInTurn<T>(database: Database, change: (transaction: Transacting) => Promise<T>): Promise<T> {
  return database.write.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('catalogue')
      .set((row) => ({ revision: row.ref('revision') }))
      .where('id', '=', 1)
      .execute();
    return change(transaction);
  });
}

/** Visitors see something else from now on. */
export function moveOn(transaction: Transacting) {
  return transaction
    .updateTable('catalogue')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}
