import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';
import { createTable, type Table } from './create-table.ts';
import type { Migration } from './migration.ts';
import { refuseChanges } from './refuse-changes.ts';

/** What the returns need: facts frozen at the issue, supplements, and the returns that were filed. */
export const m0023Returns: Migration = {
  name: '0023-returns',
  up: async (transaction, engine) => {
    for (const table of tables) await createTable(transaction, engine, table);
    for (const index of indexes) await sql.raw(index).execute(transaction);
    const triggers = [...refuseChanges(engine, frozen, 'return', kept), ...filingTriggers(engine)];
    for (const trigger of triggers) await sql.raw(trigger).execute(transaction);
    await transaction.insertInto('filled_up_to').values({ fact: 'return facts', issued_seq: 0 }).execute();
  },
};

const tables: Table[] = [
  {
    name: 'return_facts',
    // No foreign keys: on PostgreSQL they would lock rows of other tables while documents are issued.
    columns: {
      document: 'text',
      kind: 'text',
      tax_state: 'text',
      date: 'text',
      issued_seq: 'int8',
      gstin: 'text',
      place: 'text',
    },
    constraints: ['primary key (document)'],
  },
  {
    name: 'supplements',
    columns: { document: 'text', line: 'int8', facts: 'text', reason: 'text', at: 'text', by: 'text' },
    constraints: ['primary key (document, line)'],
  },
  {
    name: 'filings',
    columns: {
      id: 'text',
      tax_state: 'text',
      period: 'text',
      form: 'text',
      from_date: 'text',
      to_date: 'text',
      filed_on: 'text',
      arn: 'text',
      line: 'int8',
      filed_at: 'text',
      filed_by: 'text',
      figures: 'text',
      reopened_line: 'int8?',
      reopened_at: 'text?',
      reopened_by: 'text?',
      reopened_reason: 'text?',
    },
    constraints: ['primary key (id)'],
  },
  {
    name: 'filed_documents',
    columns: { filing: 'text', document: 'text', state: 'text', gstin: 'text', place: 'text' },
    constraints: ['primary key (filing, document)'],
    inKey: true,
  },
  {
    name: 'filed_files',
    columns: { filing: 'text', name: 'text', hash: 'text' },
    constraints: ['primary key (filing, name)'],
  },
];

const indexes = [
  'create index return_facts_by_day on return_facts (tax_state, date, issued_seq)',
  'create unique index filings_standing on filings (tax_state, period) where reopened_line is null',
  'create index filed_documents_by_document on filed_documents (document)',
  "create index filed_documents_left_out on filed_documents (filing, document) where state = 'left-out'",
  'create index filed_files_by_hash on filed_files (hash)',
];

const frozen = ['return_facts', 'supplements', 'filed_documents', 'filed_files'];

function filingTriggers(engine: Database['engine']): string[] {
  if (engine === 'sqlite')
    return [
      `create trigger filings_no_delete before delete on filings begin select raise(abort, '${filed}'); end`,
      `create trigger filings_reopen_once before update on filings
        when old.reopened_line is not null or new.reopened_line is null or ${changed('is not')}
        begin select raise(abort, '${filed}'); end`,
    ];
  return [
    `create function refuse_filing_change() returns trigger language plpgsql as $$ begin raise exception '${filed}'; end $$`,
    'create trigger filings_kept before delete on filings for each row execute function refuse_filing_change()',
    `create trigger filings_reopen_once before update on filings for each row
      when (old.reopened_line is not null or new.reopened_line is null or ${changed('is distinct from')})
      execute function refuse_filing_change()`,
    'create trigger filings_not_emptied before truncate on filings for each statement execute function refuse_filing_change()',
  ];
}

function changed(differs: string): string {
  return Object.entries(tables.find(({ name }) => name === 'filings')?.columns ?? {})
    .filter(([name]) => !name.startsWith('reopened_'))
    .map(([name]) => `old."${name}" ${differs} new."${name}"`)
    .join(' or ');
}

const kept = 'What a return was made from is kept as it is.';
const filed = 'A filed return is kept: reopen it instead.';
