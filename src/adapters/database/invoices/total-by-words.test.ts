import { expect, onTestFinished, test } from 'vitest';
import { endOf, wordsOf } from '#domain/text/word-starts.ts';
import { at, fillShop } from '#test/bench/fill-shop.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { openDatabase } from '../engine/open-database.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { migrate } from '../migrations/migrate.ts';
import { fits, searched } from './among-newest.ts';
import { countCancelled, figures, sumOf } from './day-totals.ts';
import { ExactSums } from './kept-columns.ts';
import { totalByWords } from './total-by-words.ts';

const all = { kind: 'tax', taxState: home, query: '', from: '', to: '', withCancelled: false } as const;

/** Five thousand documents, in two blocks of the order of issue; each ninth is cancelled, its day's sums too. */
async function openShop(database: Database, url: string) {
  await fillShop(url, 0, 5_000, 5_000);
  await database.write.updateTable('invoices').set({ cancelled: 1 }).where('issued_seq', 'in', ninths).execute();
  await database.write.deleteFrom('day_totals').execute();
  const rows = await database.read.selectFrom('invoices').selectAll().execute();
  const days = Map.groupBy(rows, ({ date, issued_seq }) => `${Math.floor(issued_seq / 4096)} ${date}`);
  for (const of of days.values()) {
    const [first] = of;
    if (!first) continue;
    const standing = of.filter(({ cancelled }) => cancelled === 0);
    const sums = Object.fromEntries(figures.map((name) => [name, standing.reduce((sum, row) => sum + row[name], 0)]));
    await database.write
      .insertInto('day_totals')
      .values({
        ...{ kind: 'tax', tax_state: home, block: Math.floor(first.issued_seq / 4096), date: first.date },
        ...{ standing: standing.length, cancelled: of.length - standing.length },
        ...(sums as Record<(typeof figures)[number], number>),
      })
      .execute();
  }
  return rows;
}

const ninths = Array.from({ length: 500 }, (_, index) => 2 + index * 9);

eachDatabase('The totals of what words find', (_, freshUrl) => {
  test('are those of the documents one by one, for many and for few, in every filter', async () => {
    const url = await freshUrl();
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    await migrate(database, at);
    await openCompanyStore(database).save(buildCompany(), false, at, actor);
    const rows = await openShop(database, url);
    const tails = await database.read.selectFrom('invoice_words').select(['tail', 'issued_seq']).execute();
    const holding = (word: string) =>
      new Set(tails.filter(({ tail }) => tail >= word && tail < endOf(word)).map(({ issued_seq }) => issued_seq));
    for (const query of ['dl', 'sample', 's', 'hotels sample', 'dl 25', 'nobody', 'sample 17'])
      for (const days of [{}, { from: '2024-06-10' }, { from: '2024-08-01', to: '2026-01-15' }])
        for (const withCancelled of [false, true]) {
          const words = wordsOf(query).map((word) => word.toUpperCase());
          const sets = words.map(holding);
          const { from = '', to = '9999-12-31' } = { ...{ from: '', to: '9999-12-31' }, ...days };
          const found = rows.filter(
            (row) =>
              row.date >= from &&
              row.date <= to &&
              (withCancelled || row.cancelled === 0) &&
              sets.every((set) => set.has(row.issued_seq)),
          );
          const standing = found.filter(({ cancelled }) => cancelled === 0);
          const sum = (name: (typeof figures)[number]) => BigInt(standing.reduce((total, row) => total + row[name], 0));
          const { round_off: roundOff, ...others } = Object.fromEntries(figures.map((name) => [name, sum(name)]));
          const filter = { ...all, ...days, withCancelled };
          // From columns in memory; by the database, as in a large shop; and from the documents, for rare words.
          for (const way of [
            { few: 0, inMemory: 100 },
            { few: 0, inMemory: 0 },
            { few: 500, inMemory: 100 },
          ])
            expect(await totalByWords(database, filter, words, undefined, way), `${query} ${way.few}`).toEqual({
              count: found.length,
              sums: { ...others, roundOff },
            });
        }
  });

  test('follow each document that is cancelled and issued since', async () => {
    const url = await freshUrl();
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    await migrate(database, at);
    await openCompanyStore(database).save(buildCompany(), false, at, actor);
    await fillShop(url, 0, 700, 1_400);
    const total = (word: string) => totalByWords(database, all, [word], undefined, { few: 0, inMemory: 100 });
    const oneByOne = async (word: string) => {
      const rows = await searched(database, all).select(figures).execute();
      const found = rows.filter((row) => fits(row, [word]));
      return { count: found.length, sums: sumOf(found) };
    };
    expect(await total('SAMPLE')).toEqual(await oneByOne('SAMPLE'));
    const [kept] = await database.read.selectFrom('invoices').selectAll().where('issued_seq', '=', 10).execute();
    if (!kept) throw new Error('The shop has no tenth document.');
    await database.write.updateTable('invoices').set({ cancelled: 1 }).where('issued_seq', '=', 10).execute();
    await countCancelled(database.write as unknown as Transacting, kept);
    expect(await total('SAMPLE')).toEqual(await oneByOne('SAMPLE'));
    await fillShop(url, 700, 1_400, 1_400);
    expect(await total('SAMPLE')).toEqual(await oneByOne('SAMPLE'));
  });
});

test('Sums in memory are exact where they come to more than a number holds', () => {
  const largest = 99_999_999_999_900;
  const [sums, amounts] = [
    new ExactSums(),
    Float64Array.from(figures, (_, place) => (place === 0 ? -largest : largest)),
  ];
  for (let turn = 0; turn < 4096; turn += 1) sums.add(amounts, 0);
  expect([sums.at(0), sums.at(1)]).toEqual([-4096n * BigInt(largest), 4096n * BigInt(largest)]);
});
