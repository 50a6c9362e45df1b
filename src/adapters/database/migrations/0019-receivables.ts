import { sql } from 'kysely';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Database } from '../engine/tables.ts';
import { createTable, type Table } from './create-table.ts';
import type { Migration } from './migration.ts';

/** Receipts, refunds and settlements, opening bills, the customers' accounts, and which source pays which debt. */
export const m0019Receivables: Migration = {
  name: '0019-receivables',
  up: async (transaction, engine, now) => {
    for (const table of tables) await createTable(transaction, engine, table);
    for (const index of indexes) await sql.raw(index).execute(transaction);
    for (const trigger of protectingTriggers(engine)) await sql.raw(trigger).execute(transaction);
    await transaction.insertInto('filled_up_to').values({ fact: 'account item', issued_seq: 0 }).execute();
    // What customers owed before an upgrade is unknown here: staff enter it as opening bills.
    const old = await transaction.selectFrom('invoices').select('id').limit(1).executeTakeFirst();
    const from = old ? indianDate(now) : '';
    await transaction.insertInto('money_kept_from').values({ id: 1, default_from: from, kept_from: from }).execute();
  },
};

const tables: Table[] = [
  {
    name: 'voucher_series',
    columns: { kind: 'text', tax_state: 'text', financial_year: 'text', counter: 'int8', last_issued_at: 'text' },
    constraints: ['primary key (kind, tax_state, financial_year)'],
  },
  {
    name: 'vouchers',
    columns: {
      id: 'text',
      issued_seq: 'int8',
      kind: 'text',
      tax_state: 'text',
      number: 'text',
      date: 'text',
      issued_at: 'text',
      issued_by: 'text',
      customer: 'text',
      party: 'text',
      party_gstin: 'text',
      amount: 'int8',
      tds: 'int8',
      tds_kind: 'text',
      mode: 'text',
      reference: 'text',
      reason: 'text',
      note: 'text',
      company_version: 'int8',
      specimen: 'int8',
      search_key: 'text',
    },
    constraints: ['primary key (id)', 'unique (issued_seq)', 'unique (number)'],
  },
  {
    name: 'voucher_cancellations',
    columns: { voucher: 'text', line: 'int8', cancelled_at: 'text', cancelled_by: 'text', reason: 'text' },
    constraints: ['primary key (voucher)'],
  },
  {
    name: 'opening_bills',
    columns: {
      id: 'text',
      version: 'int8',
      added_seq: 'int8',
      customer: 'text',
      tax_state: 'text',
      side: 'text',
      reference: 'text',
      date: 'text',
      due: 'text',
      amount: 'int8',
      note: 'text',
      added_at: 'text',
      added_by: 'text',
      changed_at: 'text',
      changed_by: 'text',
      ended_at: 'text?',
      ended_by: 'text?',
    },
    constraints: ['primary key (id)'],
  },
  {
    name: 'account_items',
    // No foreign keys: on PostgreSQL they would lock rows of other tables while documents are issued.
    columns: {
      id: 'text',
      side: 'text',
      kind: 'text',
      customer: 'text',
      tax_state: 'text',
      number: 'text',
      date: 'text',
      due: 'text',
      seq: 'int8',
      amount: 'int8',
      open: 'int8',
      ended_on: 'text?',
    },
    constraints: ['primary key (id)', 'check (open >= 0 and open <= amount)'],
  },
  {
    name: 'allocations',
    columns: {
      source: 'text',
      debt: 'text',
      amount: 'int8',
      tds: 'int8',
      date: 'text',
      waited_from: 'text',
      begun_seq: 'int8',
      ended_seq: 'int8?',
      ended_on: 'text?',
    },
    constraints: ['primary key (begun_seq, source, debt)', 'check (amount > 0)'],
  },
  {
    name: 'account_balances',
    columns: { customer: 'text', tax_state: 'text', owed: 'int8', advances: 'int8' },
    constraints: ['primary key (customer, tax_state)'],
  },
  {
    name: 'account_keys',
    columns: { kind: 'text', idempotency_key: 'text', body_hash: 'text', subject: 'text' },
    constraints: ['primary key (kind, idempotency_key)'],
  },
  {
    name: 'money_kept_from',
    columns: { id: 'int8', default_from: 'text', kept_from: 'text' },
    constraints: ['primary key (id)', 'check (id = 1)'],
  },
];

const indexes = [
  // What is open, of a customer and of all: read from the index alone.
  'create index account_items_open on account_items (customer, tax_state, side, due, seq, open) where open > 0',
  // The documents of a ledger are in document_customers_ledger.
  `create index account_items_ledger on account_items (customer, date, seq)
    where kind in ('opening', 'receipt', 'refund', 'settlement')`,
  // A past day is what is open now, taken back by what has changed since.
  'create index allocations_since on allocations (date, waited_from) where ended_on is null',
  'create index allocations_ended on allocations (ended_on, date) where ended_on is not null',
  'create index account_items_ended on account_items (ended_on) where ended_on is not null',
  'create index allocations_by_source on allocations (source, begun_seq)',
  'create index allocations_by_debt on allocations (debt, begun_seq)',
  'create index vouchers_by_day on vouchers (date, issued_seq)',
  'create index opening_bills_by_customer on opening_bills (customer, date)',
];

function protectingTriggers(engine: Database['engine']): string[] {
  const frozen = ['vouchers', 'voucher_cancellations'];
  if (engine === 'sqlite')
    return [
      ...frozen.flatMap((name) =>
        ['delete', 'update'].map(
          (change) =>
            `create trigger ${name}_no_${change} before ${change} on ${name} begin select raise(abort, '${kept}'); end`,
        ),
      ),
      `create trigger allocations_no_delete before delete on allocations begin select raise(abort, '${ended}'); end`,
      `create trigger allocations_end_once before update on allocations
        when old.ended_seq is not null or new.ended_seq is null or ${changed('is not')}
        begin select raise(abort, '${ended}'); end`,
    ];
  return [
    refuse('refuse_voucher_change', kept),
    refuse('refuse_allocation_change', ended),
    ...frozen.flatMap((name) => [
      `create trigger ${name}_kept before update or delete on ${name} for each row execute function refuse_voucher_change()`,
      `create trigger ${name}_not_emptied before truncate on ${name} for each statement execute function refuse_voucher_change()`,
    ]),
    'create trigger allocations_kept before delete on allocations for each row execute function refuse_allocation_change()',
    `create trigger allocations_end_once before update on allocations for each row
      when (old.ended_seq is not null or new.ended_seq is null or ${changed('is distinct from')})
      execute function refuse_allocation_change()`,
    'create trigger allocations_not_emptied before truncate on allocations for each statement execute function refuse_allocation_change()',
  ];
}

function changed(differs: string): string {
  return ['source', 'debt', 'amount', 'tds', 'date', 'waited_from', 'begun_seq']
    .map((name) => `old."${name}" ${differs} new."${name}"`)
    .join(' or ');
}

function refuse(name: string, sentence: string) {
  return `create function ${name}() returns trigger language plpgsql as $$ begin raise exception '${sentence}'; end $$`;
}

const kept = 'A receipt, refund or settlement is kept as it is: cancel instead.';
const ended = 'An allocation only gets its end.';
