import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { eachDatabase } from './each-database.ts';

eachDatabase('A database for a test', (open, freshUrl, prepared) => {
  for (const turn of ['first', 'second'])
    test(`has its tables and nothing of another test (${turn})`, async () => {
      const database = await open();
      const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database.read);
      expect(rows.length).toBeGreaterThan(0);
      await sql`create table left_behind (a text)`.execute(database.write);
    });

  test('can be opened twice by its address, as two processes do', async () => {
    const url = await freshUrl();
    const [one, other] = [await openDatabase(url), await openDatabase(url)];
    await sql`create table seen_by_both (a text)`.execute(one.write);
    const { rows } = await sql`select a from seen_by_both`.execute(other.read);
    expect(rows).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  let fills = 0;
  const filled = prepared(async (database) => {
    fills += 1;
    await sql`create table prepared (a text)`.execute(database.write);
    return 'what was filled';
  });
  for (const turn of ['first', 'second'])
    test(`is a copy of one that was filled once (${turn})`, async () => {
      const copy = await filled();
      expect([fills, copy.filled]).toEqual([1, 'what was filled']);
      const { rows } = await sql`select a from prepared`.execute(copy.database.read);
      expect(rows).toEqual([]);
      await sql`insert into prepared (a) values (${turn})`.execute(copy.database.write);
    });
});
