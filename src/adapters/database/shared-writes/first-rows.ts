import type { Transacting } from '../engine/tables.ts';
import { type ToldRows, toldRows } from './told-rows.ts';

/*
 * The rows that migrations write, without a line: a new shop has no log yet. The first deeds that build on them tell them.
 */

/** The opening catalogue: version 1. */
export async function toldFirstCatalogue(transaction: Transacting): Promise<ToldRows> {
  return toldRows(
    'catalogue_versions',
    await transaction.selectFrom('catalogue_versions').selectAll().where('version', '=', 1).execute(),
  );
}

/** From which day money is kept while the company record says nothing. */
export async function toldMoneyKeptFrom(transaction: Transacting): Promise<ToldRows> {
  return toldRows('money_kept_from', await transaction.selectFrom('money_kept_from').selectAll().execute());
}
