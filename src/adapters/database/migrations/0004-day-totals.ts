import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const figures = ['taxable', 'cgst', 'sgst', 'igst', 'tax', 'round_off', 'payable'];

/** What was issued on each day, kept beside the documents: the totals of a report of years are a few hundred rows. */
export const m0004DayTotals: Migration = {
  name: '0004-day-totals',
  up: async (transaction, engine) => {
    const text = engine === 'postgres' ? 'text collate "C"' : 'text';
    const counts = ['standing', 'cancelled', ...figures].map((name) => `${name} int8 not null`);
    const keys = ['kind', 'tax_state', 'date'].map((name) => `${name} ${text} not null`);
    await sql
      .raw(`create table day_totals (${[...keys, ...counts].join(', ')}, primary key (kind, tax_state, date))`)
      .execute(transaction);
    const sums = figures.map((name) => `cast(sum(${name} * (1 - cancelled)) as bigint)`);
    await sql
      .raw(
        `insert into day_totals select kind, tax_state, date, cast(sum(1 - cancelled) as bigint), cast(sum(cancelled) as bigint), ${sums.join(', ')} from invoices group by kind, tax_state, date`,
      )
      .execute(transaction);
  },
};
