import { sql } from 'kysely';
import { createTable, type Table } from '../create-table.ts';
import type { Migration } from '../migration.ts';
import { protectionTriggers } from '../protection-triggers.ts';

/** Documents, people, the company and the audit log. */
export const m0001House: Migration = {
  name: '0001-house',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    for (const index of indexes) await sql.raw(index).execute(transaction);
    for (const trigger of protectionTriggers(engine, invoiceColumns)) await sql.raw(trigger).execute(transaction);
    await transaction.insertInto('audit_head').values({ id: 1, seq: 0, hash: '' }).execute();
  },
};

const tables: Table[] = [
  {
    name: 'series',
    columns: { kind: 'text', tax_state: 'text', financial_year: 'text', counter: 'int8', last_issued_at: 'text' },
    constraints: ['primary key (kind, tax_state, financial_year)'],
  },
  {
    name: 'audit_head',
    columns: { id: 'int8', seq: 'int8', hash: 'text' },
    constraints: ['primary key (id)', 'check (id = 1)'],
  },
  {
    name: 'audit_log',
    columns: {
      seq: 'int8',
      at: 'text',
      who: 'text',
      address: 'text',
      what: 'text',
      subject: 'text',
      before: 'text',
      after: 'text',
      hash: 'text',
    },
    constraints: ['primary key (seq)'],
  },
  {
    name: 'company_versions',
    columns: { version: 'int8', saved_at: 'text', saved_by: 'text', demo: 'int8', company: 'text' },
    constraints: ['primary key (version)'],
  },
  {
    name: 'invoices',
    columns: {
      id: 'text',
      issued_seq: 'int8',
      kind: 'text',
      tax_state: 'text',
      tax_type: 'text',
      number: 'text',
      number_key: 'text',
      date: 'text',
      issued_at: 'text',
      issued_by: 'text',
      draft: 'text',
      data: 'text',
      taxable: 'int8',
      cgst: 'int8',
      sgst: 'int8',
      igst: 'int8',
      tax: 'int8',
      round_off: 'int8',
      payable: 'int8',
      words: 'text',
      buyer_name: 'text',
      search_key: 'text',
      company_version: 'int8',
      specimen: 'int8',
      pdf: 'text?',
      cancelled: 'int8',
      cancelled_at: 'text?',
      cancelled_by: 'text?',
      idempotency_key: 'text?',
      body_hash: 'text?',
      original_id: 'text?',
      original_number: 'text?',
      original_date: 'text?',
    },
    constraints: [
      'primary key (id)',
      'unique (issued_seq)',
      'unique (kind, tax_state, number_key)',
      'unique (idempotency_key)',
      'foreign key (company_version) references company_versions (version)',
    ],
  },
  {
    name: 'users',
    columns: {
      id: 'text',
      username: 'text',
      username_key: 'text',
      password_hash: 'text',
      created_at: 'text',
      disabled_at: 'text?',
    },
    constraints: ['primary key (id)', 'unique (username_key)'],
  },
  {
    name: 'logins',
    columns: { token_hash: 'text', user_id: 'text', created_at: 'text', seen_at: 'text' },
    constraints: ['primary key (token_hash)', 'foreign key (user_id) references users (id)'],
  },
  {
    name: 'day_totals',
    columns: {
      kind: 'text',
      tax_state: 'text',
      date: 'text',
      standing: 'int8',
      cancelled: 'int8',
      taxable: 'int8',
      cgst: 'int8',
      sgst: 'int8',
      igst: 'int8',
      tax: 'int8',
      round_off: 'int8',
      payable: 'int8',
    },
    constraints: ['primary key (kind, tax_state, date)'],
  },
  {
    name: 'addresses',
    columns: { id: 'text', field: 'text', address: 'text', uses: 'int8', last_used: 'text' },
    constraints: ['primary key (id)'],
  },
  {
    name: 'address_words',
    columns: { field: 'text', tail: 'text', address_id: 'text' },
    constraints: ['primary key (field, tail, address_id)', 'foreign key (address_id) references addresses (id)'],
  },
  {
    name: 'leases',
    columns: { name: 'text', holder: 'text', until: 'text' },
    constraints: ['primary key (name)'],
  },
  { name: 'limits', columns: { key: 'text', level: 'int8', at: 'text' }, constraints: ['primary key (key)'] },
  {
    name: 'tickets',
    columns: { hash: 'text', invoice_id: 'text', copy: 'text', expires_at: 'text' },
    constraints: ['primary key (hash)', 'foreign key (invoice_id) references invoices (id)'],
  },
];

const indexes = [
  'create index invoices_by_list on invoices (kind, tax_state, cancelled, issued_seq)',
  'create index invoices_by_original on invoices (original_id, cancelled)',
  'create index address_words_by_address on address_words (address_id)',
  'create index logins_by_user on logins (user_id, created_at)',
  'create index tickets_by_expiry on tickets (expires_at)',
  'create index limits_by_time on limits (at)',
];

const invoiceColumns = Object.keys(tables.find((table) => table.name === 'invoices')?.columns ?? {});
