import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { openTestPostgres } from '#test/postgres/open-test-postgres.ts';
import { home } from '#test/specification/specified-firm.ts';
import { figuresReads, fillFiguresShop } from './figures-cost.ts';
import { worstOf } from './worst-of.ts';

const all = { kind: 'tax', taxState: home, from: '', to: '', withCancelled: false } as const;
const TURNS = 30;

/** Milliseconds, the worst of thirty, of the totals of a search in Reports that finds many: of some, of a letter, of all. */
async function totalsOfMany(url: string): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  const invoices = openInvoiceStore(database);
  const cost: Record<string, number> = {};
  for (const query of ['sample', 'hotels dem', 's', '1', 's h', 'dl'])
    cost[query] = await worstOf(() => invoices.totals({ ...all, query }), TURNS);
  await database.close();
  return cost;
}

/**
 * Figures and the totals of many found alone, on both engines: `node test/bench/run-figures.ts 1000000`; 100,000 documents without a number;
 * with `--cpu` milliseconds of CPU.
 */
async function run(): Promise<void> {
  const documents = Number(process.argv.find((each) => /^\d+$/.test(each)) ?? 100_000);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const postgres = await openTestPostgres({ durable: true });
  try {
    for (const [engine, url] of Object.entries({
      SQLite: `sqlite:${join(folder, 'figures.db')}`,
      PostgreSQL: await postgres.freshDatabase(),
    })) {
      await fillFiguresShop(url, documents);
      const measured = { ...(await totalsOfMany(url)), ...(await figuresReads(url, documents)) };
      const told = Object.entries(measured).map(([name, value]) => `${name} ${Number(value.toFixed(1))}`);
      process.stdout.write(`${engine}, ms: ${told.join(', ')}\n`);
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await run();
