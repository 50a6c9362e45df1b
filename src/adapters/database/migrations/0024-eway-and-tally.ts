import { sql } from 'kysely';
import { createTable, type Table } from './create-table.ts';
import type { Migration } from './migration.ts';

/** E-way bills of documents, and what was written for Tally. */
export const m0024EwayAndTally: Migration = {
  name: '0024-eway-and-tally',
  async up(transaction, engine) {
    for (const table of tables) await createTable(transaction, engine, table);
    await sql.raw('create index eway_bills_by_document on eway_bills (document, line)').execute(transaction);
  },
};

const tables: Table[] = [
  {
    name: 'eway_transports',
    columns: {
      document: 'text',
      version: 'int8',
      mode: 'text',
      distance: 'int8',
      vehicle: 'text',
      over_dimensional: 'int8',
      transporter_id: 'text',
      transporter_name: 'text',
      transport_doc: 'text',
      transport_date: 'text',
      ship_to_gstin: 'text',
      pin: 'text',
      place: 'text',
      changed_at: 'text',
      changed_by: 'text',
    },
    constraints: ['primary key (document)'],
  },
  {
    name: 'eway_bills',
    columns: {
      number: 'text',
      document: 'text',
      made_at: 'text',
      valid_until: 'text',
      line: 'int8',
      taken_at: 'text',
      taken_by: 'text',
      cancelled_at: 'text?',
      cancel_reason: 'text?',
      cancelled_by: 'text?',
    },
    constraints: ['primary key (number)'],
  },
  {
    name: 'tally_exports',
    columns: {
      line: 'int8',
      tax_state: 'text',
      from_date: 'text',
      to_date: 'text',
      up_to: 'int8',
      at: 'text',
      by: 'text',
    },
    constraints: ['primary key (line)'],
  },
  { name: 'tally_items', columns: { product: 'text', unit: 'text' }, constraints: ['primary key (product)'] },
];
