import { sql } from 'kysely';
import { createTable } from './create-table.ts';
import type { Migration } from './migration.ts';
import { refuseChanges } from './refuse-changes.ts';

/** What advances are for, as staff said: goods or a service. The newest row of a source counts; rows never change. */
export const m0030AdvanceMarks: Migration = {
  name: '0030-advance-marks',
  up: async (transaction, engine) => {
    await createTable(transaction, engine, {
      name: 'advance_marks',
      columns: { source: 'text', line: 'int8', mark: 'text', at: 'text', by: 'text' },
      constraints: ['primary key (source, line)'],
    });
    for (const trigger of refuseChanges(engine, ['advance_marks'], 'advance_mark', kept))
      await sql.raw(trigger).execute(transaction);
  },
};

const kept = 'What an advance was marked as is kept.';
