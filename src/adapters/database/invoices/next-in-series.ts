import type { NewInvoice } from '#operations/ports/invoices.ts';
import { keptQuery } from '../engine/kept-query.ts';
import { runTogether } from '../engine/run-together.ts';
import type { Tables, Transacting } from '../engine/tables.ts';

/**
 * Locks the series and advances it: its counter, unless the number was typed, and its time, which never goes back.
 * A counter of 0 means that the series has no automatic number yet: it begins with the opening number.
 */
export async function nextInSeries(transaction: Transacting, entry: NewInvoice) {
  const { series, openingNumber, issuedAt, typedNumber } = entry;
  const step = typedNumber === null ? 1 : 0;
  const [[moved]] = await runTogether(transaction, [
    moveSeries.with({
      kind: series.kind,
      tax_state: series.taxState,
      financial_year: series.financialYear,
      counter: step * openingNumber,
      last_issued_at: issuedAt,
      step,
    }),
  ]);
  if (!moved) throw new Error('The series has no row.');
  return moved;
}

const moveSeries = keptQuery((database, { step, ...first }: Tables['series'] & { step: number }) =>
  database
    .insertInto('series')
    .values(first)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'tax_state', 'financial_year']).doUpdateSet((row) => ({
        counter: row
          .case()
          .when('series.counter', '=', 0)
          .then(row.ref('excluded.counter'))
          .else(row('series.counter', '+', step))
          .end(),
        last_issued_at: row
          .case()
          .when('series.last_issued_at', '>', row.ref('excluded.last_issued_at'))
          .then(row.ref('series.last_issued_at'))
          .else(row.ref('excluded.last_issued_at'))
          .end(),
      })),
    )
    .returning(['counter', 'last_issued_at']),
);
