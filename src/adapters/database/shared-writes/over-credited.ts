import { sql } from 'kysely';
import type { Database, Transacting } from '../engine/tables.ts';

type From = Database['read'] | Transacting;

/**
 * The tax invoices whose valid notes take back more than they came to, before Round Off, and their notes. This release issues
 * none: an earlier one did. A rupee is left to what is rounded.
 */
export function overCredited(from: From) {
  return from
    .selectFrom('invoices as notes')
    .innerJoin('invoices as billed', 'billed.id', 'notes.original_id')
    .where('notes.kind', '=', 'credit')
    .where('notes.cancelled', '=', 0)
    .groupBy(['billed.id', 'billed.number', 'billed.date', 'billed.taxable', 'billed.tax', 'billed.payable'])
    .having(sql<boolean>`sum(notes.taxable + notes.tax) > billed.taxable + billed.tax + 100`)
    .select(['billed.id', 'billed.number', 'billed.date', 'billed.payable'])
    .select(sql<number>`billed.taxable + billed.tax`.as('value'))
    .select(sql<number>`cast(sum(notes.taxable + notes.tax) as bigint)`.as('credited'));
}
