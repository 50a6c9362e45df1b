import { sql } from 'kysely';
import type { Transacting } from '../../engine/tables.ts';
import { invoiceTails } from '../../invoices/invoice-words.ts';
import { createTable, type Table } from '../create-table.ts';
import type { Migration } from '../migration.ts';

/** The report's search by the beginnings of words, and day totals that also give the position of a page in the order of issue. */
export const m0003ReportSearch: Migration = {
  name: '0003-report-search',
  up: async (transaction, engine) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    await createTable(transaction, engine, words);
    await addWords(transaction);
    // The index has all columns of the filters and sums, so that a search with many results reads no document.
    const covered = ['kind', 'tax_state', 'issued_seq', 'cancelled', 'date', ...amounts];
    await run(`create index invoices_by_issue on invoices (${covered.join(', ')})`);
    await run('drop index invoices_by_list');
    await run('drop table day_totals');
    await createTable(transaction, engine, days);
    await run(
      `insert into day_totals (kind, tax_state, block, date, standing, cancelled, ${amounts.join(', ')})
        select kind, tax_state, issued_seq / 4096, date, sum(1 - cancelled), sum(cancelled),
        ${amounts.map((name) => `sum(${name} * (1 - cancelled))`).join(', ')}
        from invoices group by kind, tax_state, issued_seq / 4096, date`,
    );
  },
};

const words: Table = {
  name: 'invoice_words',
  columns: { kind: 'text', tax_state: 'text', tail: 'text', issued_seq: 'int8' },
  constraints: ['primary key (kind, tax_state, tail, issued_seq)'],
  inKey: true,
};

const amounts = ['taxable', 'cgst', 'sgst', 'igst', 'tax', 'round_off', 'payable'] as const;

const days: Table = {
  name: 'day_totals',
  columns: {
    kind: 'text',
    tax_state: 'text',
    block: 'int8',
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
  constraints: ['primary key (kind, tax_state, block, date)'],
};

async function addWords(transaction: Transacting): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await transaction
      .selectFrom('invoices')
      .select(['kind', 'tax_state', 'issued_seq', 'search_key'])
      .where('issued_seq', '>', last)
      .orderBy('issued_seq')
      .limit(100)
      .execute();
    if (rows.length === 0) return;
    const found = rows.flatMap(({ search_key, ...place }) =>
      invoiceTails(search_key).map((tail) => ({ ...place, tail })),
    );
    // PostgreSQL takes 65,535 values a statement, SQLite 32,766.
    for (let from = 0; from < found.length; from += 2000)
      await transaction
        .insertInto('invoice_words')
        .values(found.slice(from, from + 2000))
        .execute();
    last = rows.at(-1)?.issued_seq ?? last;
  }
}
