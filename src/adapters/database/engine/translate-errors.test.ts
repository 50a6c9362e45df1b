import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { Overloaded, StorageFull } from '#operations/ports/failures.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { openTicketStore } from '../invoices/ticket-store.ts';
import { openDatabase } from './open-database.ts';
import { runTogether, type Step } from './run-together.ts';

const at = '2026-11-21T06:00:00.000Z';

test('A full disk is reported as such by a transaction, which stores nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(`sqlite:${join(folder, 'small.db')}`);
  const { migrate } = await import('../migrations/migrate.ts');
  await migrate(database, at);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.write);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database.write);
  const companies = openCompanyStore(database);
  const large = buildCompany({ declaration: 'x'.repeat(100_000) });
  await expect(companies.save(large, false, at, actor)).rejects.toThrow(StorageFull);
  expect(await companies.current()).toBeNull();
  await sql.raw('pragma max_page_count = 100000').execute(database.write);
  expect(await companies.save(large, false, at, actor)).toMatchObject({ version: 1 });
  await database.close();
});

test('A full disk is reported as such among statements that run together, and none runs after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(`sqlite:${join(folder, 'small.db')}`);
  await sql`create table notes (note text)`.execute(database.write);
  await sql.raw('pragma max_page_count = 3').execute(database.write);
  const note = (text: string): Step => ({
    queries: (on) => [sql`insert into notes values (${text})`.compile(on)],
  });
  const writing = database.write
    .transaction()
    .execute((transaction) => runTogether(transaction, [note('before'), note('x'.repeat(100_000)), note('after')]));
  await expect(writing).rejects.toThrow(StorageFull);
  expect((await sql`select note from notes`.execute(database.write)).rows).toEqual([]);
  await database.close();
});

test('A PostgreSQL that cannot be reached is reported as overloaded, by reads and by writes', async () => {
  const database = await openDatabase('postgres://nobody@127.0.0.1:1/none');
  await expect(openCompanyStore(database).current()).rejects.toThrow(Overloaded);
  await expect(openTicketStore(database).find('x', at)).rejects.toThrow(Overloaded);
  await expect(openCompanyStore(database).save(buildCompany(), false, at, actor)).rejects.toThrow(Overloaded);
  await database.close();
});

eachDatabase('An error in a query', (open) => {
  test('is not mistaken for a full disk or a busy database', async () => {
    const database = await open();
    const wrong = sql`select 1 from nowhere`.execute(database.read);
    await expect(wrong).rejects.toThrow(/nowhere/);
    await expect(wrong).rejects.not.toThrow(Overloaded);
  });
});
