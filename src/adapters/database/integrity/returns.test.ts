import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { filedFigures } from '#domain/returns/filed-figures.ts';
import { foldGstr1 } from '#domain/returns/fold-gstr1.ts';
import { askReturn } from '#test/build/build-return.ts';
import { inspect } from '#test/open/inspect.ts';
import { openTestReturns } from '#test/open/open-test-returns.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openDatabase } from '../engine/open-database.ts';
import { migrate } from '../migrations/migrate.ts';

const october = { orderDate: '2026-10-20' };

const asked = askReturn({ gstin: '07AAKFA0000A1ZK' });

/** A shop with a filed return, whose triggers are off, as an attacker with the file could have it. */
async function openUnprotected() {
  const database = await openDatabase('sqlite::memory:');
  await migrate(database, '2026-11-21T06:00:00.000Z');
  const shop = await openTestReturns(database);
  const wrong = await shop.issue('A/1', october);
  await shop.issue('A/2', october);
  await shop.supplement(wrong, { pin: '110024' });
  await shop.file('2026-10', { leftOut: ['A/1'] });
  const triggers = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(
    database.write,
  );
  for (const { name } of triggers.rows) await sql.raw(`drop trigger ${name}`).execute(database.write);
  return { database, shop };
}

test.each([
  ["update return_facts set gstin = ''", 'The facts of A/1 for its return are not those of its issue.'],
  ["update return_facts set date = '2026-09-20'", 'The facts of A/1 for its return are not those of its issue.'],
  ['delete from return_facts', 'The facts of A/1 for its return are missing.'],
  ["update supplements set facts = '{}'", `A supplement of tax/${home}/A/1 is not as it was added.`],
  ['delete from supplements', `A supplement of tax/${home}/A/1 is not as it was added.`],
  ["update filings set arn = 'AA0710260000000'", `The return of ${home}/2026-10 is not as it was filed.`],
  ["update filings set figures = '[]'", `The return of ${home}/2026-10 is not as it was filed.`],
  ["update filings set to_date = '2026-10-30'", `The return of ${home}/2026-10 is not as it was filed.`],
  ["update filed_documents set state = 'reported'", `The return of ${home}/2026-10 is not as it was filed.`],
  ['delete from filed_documents', `The return of ${home}/2026-10 is not as it was filed.`],
  [
    "insert into filed_files select id, 'gstr1.json', 'a' from filings",
    `The return of ${home}/2026-10 is not as it was filed.`,
  ],
  ['delete from filings', `The audit log says “return filed” of ${home}/2026-10, and no filing does.`],
  [
    'update filings set reopened_line = 1',
    `The return of ${home}/2026-10 was opened again without a line in the audit log.`,
  ],
])('%s is found', async (change, fault) => {
  const { database } = await openUnprotected();
  expect((await inspect(database, 'Returns')).faults).toEqual([]);
  await sql.raw(change).execute(database.write);
  expect((await inspect(database, 'Returns')).faults).toContain(fault);
  await database.close();
});

test('A return is compared as it was filed: with the quantity of a difference of price, or without', async () => {
  const database = await openDatabase('sqlite::memory:');
  await migrate(database, '2026-11-21T06:00:00.000Z');
  const shop = await openTestReturns(database);
  await shop.note('CN/1', await shop.issue('A/1', october), { ...october, qty1: '2', rate1: '1' });
  for (const valueRows of [undefined, true] as const) {
    const question = { ...asked, valueRows };
    const figures = filedFigures(await foldGstr1(shop.store.documents(home, '2026-10'), question));
    expect(figures.hsn.b2b.map(({ quantityHundredths }) => quantityHundredths)).toEqual([valueRows ? 4200 : 4000]);
    await shop.file('2026-10', { figures: JSON.stringify({ question, figures }) });
    expect((await inspect(database, 'Returns')).faults).toEqual([]);
    expect((await shop.store.filing(home, '2026-10'))?.valueRows).toBe(valueRows);
    await shop.reopen('2026-10');
  }
  await database.close();
});

test('Figures that the documents no longer come to are found', async () => {
  const { database, shop } = await openUnprotected();
  await shop.reopen('2026-10');
  const figures = filedFigures(await foldGstr1(shop.store.documents(home, '2026-10'), asked));
  await shop.file('2026-10', { figures: JSON.stringify({ question: asked, figures }) });
  expect((await inspect(database, 'Returns')).faults).toEqual([]);
  await sql`update invoices set draft = replace(draft, '2150.00', '2151.00') where number = 'A/2'`.execute(
    database.write,
  );
  expect((await inspect(database, 'Returns')).faults).toEqual([
    `The return of ${home}/2026-10 does not come to the figures that were filed.`,
  ]);
  await database.close();
});

test('What a return was made from cannot be changed or removed, and a filing only opens once', async () => {
  const database = await openDatabase('sqlite::memory:');
  await migrate(database, '2026-11-21T06:00:00.000Z');
  const shop = await openTestReturns(database);
  const document = await shop.issue('A/1', october);
  await shop.supplement(document, { pin: '110024' });
  await shop.file('2026-10');
  const refused = (change: string) => expect(sql.raw(change).execute(database.write)).rejects.toThrow(/kept/);
  for (const table of ['return_facts', 'supplements', 'filed_documents', 'filings'])
    await refused(`delete from ${table}`);
  await refused("update return_facts set gstin = ''");
  await refused("update supplements set facts = '{}'");
  await refused("update filed_documents set state = 'left-out'");
  await refused("update filings set arn = 'AA0710260000000'");
  await shop.reopen('2026-10');
  await refused('update filings set reopened_line = null');
  await database.close();
});
