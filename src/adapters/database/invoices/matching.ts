import type { SelectQueryBuilder } from 'kysely';
import type { InvoiceFilter } from '#operations/ports/invoices.ts';
import type { Database, Tables } from '../engine/tables.ts';

/** The documents that match a filter, without its words. */
export function matching(database: Database, filter: InvoiceFilter): SelectQueryBuilder<Tables, 'invoices', object> {
  let query = database.read
    .selectFrom('invoices')
    .where('kind', '=', filter.kind)
    .where('tax_state', '=', filter.taxState);
  if (!filter.withCancelled) query = query.where('cancelled', '=', 0);
  if (filter.from) query = query.where('date', '>=', filter.from);
  if (filter.to) query = query.where('date', '<=', filter.to);
  return query;
}
