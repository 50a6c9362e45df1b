import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openPostgres } from '#adapters/database/engine/postgres.ts';
import { openMaterialStore } from '#adapters/database/materials/material-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { calculateHere, type Past } from '#adapters/database/receivables/calculate-past.ts';
import { openOutstandingStore } from '#adapters/database/receivables/outstanding-store.ts';
import { openSiteWordsStore } from '#adapters/database/site-words/site-words-store.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { withoutCategory } from '#domain/catalogue/without-category.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { withStandby } from '#test/postgres/with-standby.ts';
import { home } from '#test/specification/specified-firm.ts';

const at = '2026-11-21T06:00:00.000Z';

/** Written by hand: each of these is only looked at. */
const recentCalls = [
  '/api/audit',
  '/api/audit.csv',
  '/api/customers/{id}/ledger',
  '/api/customers/{id}/statement',
  '/api/dayBook',
  '/api/dayBook.xlsx',
  '/api/eway/lacking/{state}',
  '/api/figures',
  '/api/figures.xlsx',
  '/api/figures/behind',
  '/api/getInvoiceDetails/{type}/{state}',
  '/api/material-uses',
  '/api/material-uses.xlsx',
  '/api/outstanding',
  '/api/outstanding.csv',
  '/api/outstanding.xlsx',
  '/api/proformas/open',
  '/api/register.csv',
  '/api/register.xlsx',
  '/api/returns/{state}/{period}',
  '/api/returns/{state}/{period}/documents',
];

test('No other call than these may be answered by a replica, and each of them only reads', async () => {
  const app = await openTestApp();
  onTestFinished(() => app.close());
  const { paths } = (await (await app.call('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  const marked = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      'x-may-be-recent' in operation ? [`${method} ${path}`] : [],
    ),
  );
  expect(marked.sort()).toEqual(recentCalls.map((path) => `get ${path}`));
});

const pair = withStandby();

async function openShopWithReplica() {
  const url = await pair.primary.freshDatabase();
  const database = openPostgres(url, undefined, pair.standby.url(/test_\w+/.exec(url)?.[0] ?? ''));
  onTestFinished(() => database.close());
  await migrate(database, at);
  await vi.waitFor(async () => expect(await database.replica?.begin()).toBeNull(), 10_000);
  return database;
}

/** Until the test ends, or the function that it answers is called. */
async function pauseReplica() {
  const admin = openPostgres(pair.standby.url('postgres'));
  const resume = () => sql`select pg_wal_replay_resume()`.execute(admin.read);
  onTestFinished(async () => {
    await resume();
    await admin.close();
  });
  await sql`select pg_wal_replay_pause()`.execute(admin.read);
  return resume;
}

test('Who has just issued a document sees it at once; others see it when the replica has it, or when they ask for the newest', async () => {
  const database = await openShopWithReplica();
  const app = await openTestApp({ database, ports: { recentReads: database.replica?.recent } });
  await app.addPerson('ravi', 'staff');
  const [meena, ravi] = [await app.logIn(), await app.logIn('ravi')];
  const list = async (token: string, headers = {}) =>
    ((await (await app.call('GET', `/api/getInvoiceDetails/tax/${home}`, { token, headers })).json()) as unknown[])
      .length;

  const resume = await pauseReplica();
  expect((await app.call('POST', '/api/generateInvoice', { token: meena, body: buildInput() })).status).toBe(200);
  expect([await list(meena), await list(ravi), await list(ravi, { 'Cache-Control': 'no-cache' })]).toEqual([1, 0, 1]);
  await resume();
  await vi.waitFor(async () => expect(await list(ravi)).toBe(1), 10_000);
});

test('The firm, its catalogue, materials and words are the newest also where the replica does not have them yet', async () => {
  const database = await openShopWithReplica();
  const [companies, catalogues] = [openCompanyStore(database), openCatalogueStore(database)];
  const [materials, words] = [openMaterialStore(database), openSiteWordsStore(database)];
  await pauseReplica();
  await companies.save(buildCompany(), false, at, actor);
  await catalogues.saveOnto(1, withoutCategory(openingCatalogue, 3), at, actor);
  await materials.saveOnto(0, buildMaterial(), at, actor);
  await words.saveOnto(0, { before: openingSiteWords(false), words: openingSiteWords(true) }, at, actor);
  const recent = await database.replica?.recent(async () => [
    (await companies.current())?.company,
    (await catalogues.current()).version,
    (await materials.current()).materials.map(({ material }) => material),
    (await words.newest())?.words,
    (await database.read.selectFrom('company_versions').selectAll().execute()).length,
  ]);
  expect(recent).toEqual([buildCompany(), 2, [buildMaterial()], openingSiteWords(true), 0]);
});

test('A past day is calculated once for those who read the primary and those who read a replica that is behind', async () => {
  const database = await openShopWithReplica();
  const companies = openCompanyStore(database);
  await pauseReplica();
  await companies.save(buildCompany(), false, at, actor);
  const heads: number[] = [];
  const past: Past = {
    ...calculateHere(database),
    rows: async (_, head) => {
      heads.push(head);
      return [];
    },
  };
  const { rows } = openOutstandingStore(database, past);
  const read = () => rows({ asOf: '2026-11-02', today: '2026-11-21', taxState: '', query: '', which: 'all' }, 1, 50);
  await Promise.all([read(), database.replica?.recent(read)]);
  expect(heads).toEqual([1, 1]);
});
