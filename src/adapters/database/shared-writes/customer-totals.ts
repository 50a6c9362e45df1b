import { financialYear } from '#domain/calendar/financial-year.ts';
import { billedAmount } from '#domain/customers/billed-amount.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { keptQuery } from '../engine/kept-query.ts';
import { runTogether, type Step } from '../engine/run-together.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { buyerSteps, takeFromBuyers } from './unknown-buyers.ts';

type Linked = Omit<Tables['document_customers'], 'standing'>;
type Totals = Tables['customer_totals'];

/*
 * The stored sums of valid documents: of a customer by registration and financial year, else of an unknown buyer. The
 * caller has locked the audit head, so that two transactions cannot lock these rows in another order.
 */

/** Adds these documents to the sums of the customers or buyers whose they are now. */
export async function addToTotals(transaction: Transacting, documents: Linked[]): Promise<void> {
  await runTogether(transaction, totalsSteps(documents));
}

/** The same as steps beside others. */
export function totalsSteps(documents: Linked[]): Step[] {
  return [...totalsOf(documents).map(addTotals.with), ...buyerSteps(documents)];
}

/** Subtracts these documents from the sums of those whose they were. Their rows have changed before. */
export async function takeFromTotals(transaction: Transacting, before: Linked[]): Promise<void> {
  for (const { last_date: _, ...totals } of totalsOf(before)) {
    const begins = `${totals.financial_year.slice(0, 4)}-04-01`;
    const ends = `${Number(totals.financial_year.slice(0, 4)) + 1}-03-31`;
    await subtractTotals(transaction, { ...totals, begins, ends });
    await dropTotals(transaction, { customer: totals.customer });
  }
  await takeFromBuyers(transaction, before);
}

function totalsOf(documents: Linked[]): Totals[] {
  const sums = new Map<string, Totals>();
  for (const { customer, kind, tax_state, date, payable } of documents) {
    if (customer === null) continue;
    const financial_year = financialYear(date);
    const key = `${customer} ${tax_state} ${financial_year}`;
    const sum = sums.get(key) ?? { customer, tax_state, financial_year, documents: 0, billed: 0, last_date: '' };
    sum.documents += 1;
    sum.billed += billedAmount(kind as InvoiceKind, payable);
    if (date > sum.last_date) sum.last_date = date;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

const addTotals = keptQuery((database, totals: Totals) =>
  database
    .insertInto('customer_totals')
    .values(totals)
    .onConflict((conflict) =>
      conflict.columns(['customer', 'tax_state', 'financial_year']).doUpdateSet((row) => ({
        documents: row('customer_totals.documents', '+', row.ref('excluded.documents')),
        billed: row('customer_totals.billed', '+', row.ref('excluded.billed')),
        last_date: row
          .case()
          .when('customer_totals.last_date', '>', row.ref('excluded.last_date'))
          .then(row.ref('customer_totals.last_date'))
          .else(row.ref('excluded.last_date'))
          .end(),
      })),
    ),
);

type Subtracted = Omit<Totals, 'last_date'> & { begins: string; ends: string };

const subtractTotals = keptQuery(
  (database, { customer, tax_state, financial_year, documents, billed, begins, ends }: Subtracted) =>
    database
      .updateTable('customer_totals')
      .set((row) => ({
        documents: row('documents', '-', documents),
        billed: row('billed', '-', billed),
        last_date: row.fn.coalesce(
          row
            .selectFrom('document_customers as left')
            .select('left.date')
            .where('left.customer', '=', customer)
            .where('left.tax_state', '=', tax_state)
            .where('left.standing', '=', 1)
            .where('left.date', '>=', begins)
            .where('left.date', '<=', ends)
            .orderBy('left.date', 'desc')
            .limit(1),
          'last_date',
        ),
      }))
      .where('customer', '=', customer)
      .where('tax_state', '=', tax_state)
      .where('financial_year', '=', financial_year),
);

const dropTotals = keptQuery((database, { customer }: { customer: string }) =>
  database.deleteFrom('customer_totals').where('customer', '=', customer).where('documents', '=', 0),
);
