import { expect, onTestFinished, test } from 'vitest';
import { endOf, wordsOf } from '#domain/text/word-starts.ts';
import { at, fillShop } from '#test/bench/fill-shop.ts';
import { actor, buildCompany } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { openCompanyStore } from '../company/company-store.ts';
import { openDatabase } from '../engine/open-database.ts';
import type { Database } from '../engine/tables.ts';
import { migrate } from '../migrations/migrate.ts';
import { figures } from './day-totals.ts';
import { totalByWords } from './total-by-words.ts';

const all = { kind: 'tax', taxState: 'delhi', query: '', from: '', to: '', withCancelled: false } as const;

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
        ...{ kind: 'tax', tax_state: 'delhi', block: Math.floor(first.issued_seq / 4096), date: first.date },
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
          for (const few of [0, 500])
            expect(await totalByWords(database, filter, words, undefined, few), `${query} ${few}`).toEqual({
              count: found.length,
              sums: { ...others, roundOff },
            });
        }
  });
});
