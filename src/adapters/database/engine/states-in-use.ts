import type { TaxState } from '#domain/tax/states.ts';
import type { Database } from './tables.ts';

/** The registrations that have issued a document, by their ids: a search by registration asks for these alone. */
export async function statesInUse({ read }: Database): Promise<TaxState[]> {
  const rows = await read.selectFrom('series').select('tax_state').distinct().orderBy('tax_state').execute();
  return rows.map(({ tax_state }) => tax_state as TaxState);
}
