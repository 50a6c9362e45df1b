import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { StorageFull, Unconfirmed } from '#operations/ports/failures.ts';
import { openDatabase } from './open-database.ts';
import { knowStored } from './stored-work.ts';

/** A database whose disk has room for a little. */
async function openSmallDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(`sqlite:${join(folder, 'small.db')}`);
  onTestFinished(() => database.close());
  await sql`create table notes (note text)`.execute(database.write);
  await sql.raw('pragma max_page_count = 3').execute(database.write);
  return (...notes: string[]) =>
    database.write.transaction().execute(async (transaction) => {
      for (const note of notes) await sql`insert into notes values (${note})`.execute(transaction);
    });
}

const large = 'x'.repeat(100_000);

test('Work of two transactions, the second of which finds a full disk, is never said to have stored nothing', async () => {
  const store = await openSmallDatabase();
  const work = knowStored(async () => {
    await store('first');
    await store(large);
  });
  await expect(work).rejects.toThrow(Unconfirmed);
  await expect(work).rejects.toMatchObject({ cause: expect.any(StorageFull) });
});

test('Work whose only transaction finds a full disk has stored nothing, and says so', async () => {
  const store = await openSmallDatabase();
  await store('before');
  await expect(knowStored(() => store('first', large))).rejects.toThrow(StorageFull);
});
