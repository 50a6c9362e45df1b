import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPostgres } from '#test/postgres/open-test-postgres.ts';
import { backupCost } from './backup-cost.ts';
import { customerBook } from './customer-book.ts';
import { customerPage } from './customer-page.ts';
import { figuresCost } from './figures-cost.ts';
import { filterCost } from './filter-cost.ts';
import { importRate } from './import-rate.ts';
import { issueRate } from './issue-rate.ts';
import { largeShop } from './large-shop.ts';
import { materialCost } from './material-cost.ts';
import { monthCost } from './month-cost.ts';
import { movingIn } from './moving-in.ts';
import { outstandingCost } from './outstanding-cost.ts';
import { packCost } from './pack-cost.ts';
import { pageCost } from './page-cost.ts';
import { paperCost } from './paper-cost.ts';
import { photoCost } from './photo-cost.ts';
import { processesCost } from './processes-cost.ts';
import { returnCost } from './return-cost.ts';
import { fillScale, scaleReads } from './scale-cost.ts';
import { scriptSizes } from './script-sizes.ts';
import { searchCost } from './search-cost.ts';
import { shareCost } from './share-cost.ts';
import { firstStart, startTime } from './start-time.ts';

function say(what: string, budget: string, figures: Record<string, number>) {
  const told = Object.entries(figures).map(
    ([name, value]) => `${name} ${value >= 100 ? Math.round(value) : Number(value.toFixed(2))}`,
  );
  process.stdout.write(`${what}: ${told.join(', ')} (budget: ${budget})\n`);
}

/** The budgets, measured. Figures of one run on one machine: read the ratios. */
async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const postgres = await openTestPostgres({ durable: true });
  try {
    say('Issue without PDF, documents a second', 'ratio to raw rows >= 0.6', await issueRate(folder));
    say('Five-line PDF, native, warm', 'cpuMs <= 10, kilobytes <= 90', await paperCost('native', 5));
    say('Five-line PDF, WASM, warm', 'about 40 ms', await paperCost('wasm', 5));
    say('Two-hundred-line PDF, native, warm', 'linear in pages', await paperCost('native', 200));
    say('Photo of 12 megapixels to all variants, seconds', 'cpu <= 1.5', await photoCost());
    say('Page from memory, microseconds of CPU', 'ratio ours to bare <= 1.1', await pageCost(join(folder, 'gallery')));
    say('Start on a prepared machine', 'milliseconds <= 400', await startTime(join(folder, 'shop')));
    say('First start, with the demo shop', 'no budget', await firstStart(join(folder, 'demo')));
    say('Page of a shared link, ms of CPU', 'each <= 15', await shareCost(join(folder, 'shared')));
    say('Search in 5,000 pictures, ms', 'page <= 15, p99', await searchCost(join(folder, 'search'), 5_000));
    say('Filters of 500 materials, ms', 'first <= 15, p99', await filterCost(join(folder, 'filters'), 500));
    say('Pack of papers, seconds', 'ratio >= 0.6, megabytes above idle <= 60', await packCost(folder, 5_000));
    say(
      'Copy of 100 MB for a backup, seconds; slowest document, ms',
      'seconds <= 1, during <= 50',
      await backupCost(folder, 100),
    );
    const sizes = [10_000, 100_000, 1_000_000].slice(0, process.argv.includes('--million') ? 3 : 2);
    const urls = { SQLite: `sqlite:${join(folder, 'large.db')}`, PostgreSQL: await postgres.freshDatabase() };
    for (const [engine, url] of Object.entries(urls))
      await largeShop(url, sizes, (shop) =>
        say(`Suggestions and reports on ${engine}, ms`, 'suggest <= 10, the others <= 20; p99', shop),
      );
    const books = { SQLite: `sqlite:${join(folder, 'book.db')}`, PostgreSQL: await postgres.freshDatabase() };
    for (const [engine, url] of Object.entries(books)) {
      say(`Customer book on ${engine}, ms`, 'suggest <= 10; p99', await customerBook(url, 100_000));
      say(`One customer on ${engine}, ms`, '<= 20; p99', await customerPage(url, 10_000));
      say(`Import into that book on ${engine}, seconds`, 'imported <= 10', await importRate(url, 10_000));
    }
    const chosen = { SQLite: `sqlite:${join(folder, 'materials.db')}`, PostgreSQL: await postgres.freshDatabase() };
    for (const [engine, url] of Object.entries(chosen))
      say(
        `5,000 materials from a file, their report over 100,000 documents on ${engine}, seconds`,
        'imported <= 30, longestTurn <= 50 ms',
        await materialCost(url, 5_000, 100_000),
      );
    const newcomers = { SQLite: `sqlite:${join(folder, 'moved.db')}`, PostgreSQL: await postgres.freshDatabase() };
    for (const [engine, url] of Object.entries(newcomers))
      say(
        `5,000 customers, 2,000 products and 10,000 open bills moving in on ${engine}, seconds`,
        'all <= 60, off 0 paise',
        await movingIn(url, { customers: 5_000, products: 2_000, bills: 10_000 }),
      );
    const owing = { SQLite: `sqlite:${join(folder, 'owing.db')}`, PostgreSQL: await postgres.freshDatabase() };
    for (const [engine, url] of Object.entries(owing))
      say(
        `What is owed on ${engine}, ms; past days in seconds`,
        'today <= 20, p99; past <= 2',
        await outstandingCost(url, sizes.at(-1) ?? 0),
      );
    const plots = { SQLite: `sqlite:${join(folder, 'figures.db')}`, PostgreSQL: await postgres.freshDatabase() };
    for (const [engine, url] of Object.entries(plots))
      say(
        `Six figures of a year on ${engine}, ms`,
        'year <= 100 and 150, p99',
        await figuresCost(url, sizes.at(-1) ?? 0),
      );
    if (process.argv.includes('--scale'))
      for (const [engine, url] of Object.entries({
        SQLite: `sqlite:${join(folder, 'scale.db')}`,
        PostgreSQL: await postgres.freshDatabase(),
      })) {
        const size = { documents: 1_000_000, customers: 200_000 };
        await fillScale(url, size);
        await scaleReads(url, size, (what, figures) =>
          say(`${engine}, a million documents, 200,000 customers: ${what}, ms`, 'as above; p99', figures),
        );
      }
    if (process.argv.includes('--processes'))
      await processesCost([1, 2, 4], (processes, figures) =>
        say(`${processes} processes side by side, a second; ms of CPU of each in the programs`, 'none', figures),
      );
    const returns = { SQLite: `sqlite:${join(folder, 'returns.db')}`, PostgreSQL: await postgres.freshDatabase() };
    for (const [engine, url] of Object.entries(returns)) {
      say(
        `GSTR-1 of a month on ${engine}, seconds of CPU and megabytes`,
        'cpu <= 5, aboveIdle <= 150',
        await returnCost(url, 100_000),
      );
      say(
        `That month on its screens on ${engine}, ms; the first time and filing in seconds`,
        'behind and einvoices <= 20, p99',
        await monthCost(url, 100_000),
      );
    }
    say(
      'Scripts, kB brotli',
      'staff <= 110, site <= 80, first <= 5',
      scriptSizes(join(import.meta.dirname, '../../dist/client')),
    );
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await run();
