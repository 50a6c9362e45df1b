import { sql } from 'kysely';
import { createTable, type Table } from './create-table.ts';
import type { Migration } from './migration.ts';

/** Whose document each one is, the sums of each customer, and the buyers who are in no book. */
export const m0016DocumentCustomers: Migration = {
  name: '0016-document-customers',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    // The ledger of a customer is read from the index alone.
    await run(`create index document_customers_ledger on document_customers
      (customer, date, issued_seq, standing, kind, tax_state, payable) where customer is not null`);
    await run(`create index document_customers_fit on document_customers (fit_key, issued_seq) where customer is null`);
    await run(`create index document_customers_buyer on document_customers (buyer_key, date, issued_seq)
      where customer is null`);
    await run('create index unknown_buyers_listed on unknown_buyers (likely, billed, buyer_key)');
    await run('create index merged_customers_kept on merged_customers (kept)');
    // A customer that was merged is found by its keys too: its documents are the other one's.
    await run('create index customers_merged on customers (gstin) where merged_into is not null');
    await transaction.insertInto('filled_up_to').values({ fact: 'document customer', issued_seq: 0 }).execute();
  },
};

const tables: Table[] = [
  {
    name: 'document_customers',
    // No foreign keys: on PostgreSQL they would lock rows of other tables while documents are issued.
    columns: {
      document: 'text',
      customer: 'text?',
      version: 'int8',
      linked_by: 'text',
      fit_key: 'text',
      buyer_key: 'text',
      kind: 'text',
      tax_state: 'text',
      date: 'text',
      issued_seq: 'int8',
      payable: 'int8',
      standing: 'int8',
    },
    constraints: ['primary key (document)'],
  },
  {
    name: 'customer_totals',
    columns: {
      customer: 'text',
      tax_state: 'text',
      financial_year: 'text',
      documents: 'int8',
      billed: 'int8',
      last_date: 'text',
    },
    constraints: ['primary key (customer, tax_state, financial_year)'],
  },
  {
    name: 'unknown_buyers',
    columns: {
      buyer_key: 'text',
      documents: 'int8',
      billed: 'int8',
      first_date: 'text',
      last_date: 'text',
      likely: 'int8',
    },
    constraints: ['primary key (buyer_key)'],
  },
  {
    name: 'customers_to_link',
    columns: { customer: 'text', buyer_key: 'text' },
    constraints: ['primary key (customer, buyer_key)'],
  },
  {
    name: 'merged_customers',
    columns: { customer: 'text', kept: 'text' },
    constraints: ['primary key (customer)'],
  },
];
