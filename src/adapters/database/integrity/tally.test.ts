import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actor } from '#test/build/factories.ts';
import { inspect } from '#test/open/inspect.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { migrate } from '../migrations/migrate.ts';
import { openTallyStore } from '../tally/tally-store.ts';

const at = '2026-11-21T06:00:00.000Z';
const file = {
  taxState: home,
  from: '2026-10-01',
  to: '2026-10-31',
  upTo: 7,
  vouchers: 3,
  changed: 0,
  cancelled: 0,
} as const;

eachDatabase('What was written for Tally', (open) => {
  test('is verified against the audit log, and cannot be changed or removed', async () => {
    const database = await open();
    await migrate(database, at);
    const store = openTallyStore(database);
    await store.remember(file, at, actor);
    await store.keepUnits([{ product: 'Wallpaper', unit: 'roll' }], at);
    expect(await inspect(database, 'Tally')).toMatchObject({ faults: [], summary: expect.stringContaining('1 file ') });
    const run = (statement: string) => sql.raw(statement).execute(database.write);
    for (const statement of [
      'delete from tally_exports',
      "update tally_exports set to_date = '2026-10-30'",
      'delete from tally_items',
      "update tally_items set unit = 'box'",
    ])
      await expect(run(statement), statement).rejects.toThrow(/Tally/);
    const { line } = await database.read.selectFrom('tally_exports').select('line').executeTakeFirstOrThrow();
    const values = `${line + 1}, '${home}', '2026-11-01', '2026-11-30', 9, '${at}', 'nobody'`;
    await run(`insert into tally_exports (line, tax_state, from_date, to_date, up_to, at, by) values (${values})`);
    expect((await inspect(database, 'Tally')).faults).toEqual([
      `The file for Tally of audit line ${line + 1} is not as it was written.`,
    ]);
  });
});
