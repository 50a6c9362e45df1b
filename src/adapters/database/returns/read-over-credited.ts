import type { OverCredited } from '#domain/returns/over-credited.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Database } from '../engine/tables.ts';
import { overCredited } from '../shared-writes/over-credited.ts';

/** The over-credited invoices of a registration, the oldest first, with their valid notes. */
export async function readOverCredited(from: Database['read'], taxState: TaxState): Promise<OverCredited[]> {
  const invoices = await overCredited(from)
    .where('notes.tax_state', '=', taxState)
    .orderBy('billed.date')
    .orderBy('billed.id')
    .execute();
  if (invoices.length === 0) return [];
  const notes = await from
    .selectFrom('invoices')
    .select(['id', 'number', 'date', 'original_id', 'taxable', 'tax'])
    .select((row) =>
      row
        .selectFrom('filed_documents')
        .innerJoin('filings', 'filings.id', 'filed_documents.filing')
        .select('filings.id')
        .whereRef('filed_documents.document', '=', 'invoices.id')
        .where('filings.reopened_line', 'is', null)
        .where('filed_documents.state', '=', 'reported')
        .limit(1)
        .as('filing'),
    )
    .where(
      'original_id',
      'in',
      invoices.map(({ id }) => id),
    )
    .where('cancelled', '=', 0)
    .orderBy('issued_seq')
    .execute();
  return invoices.map(({ id, number, date, value, credited }) => ({
    ...{ id, number, date, value: Number(value), credited: Number(credited) },
    notes: notes
      .filter((note) => note.original_id === id)
      .map((note) => ({
        ...{ id: note.id, number: note.number, date: note.date },
        value: note.taxable + note.tax,
        filed: note.filing !== null,
      })),
  }));
}
