import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { openDatabaseCopier } from '#adapters/database/backup/open-database-copier.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { seriesOf } from '#domain/invoices/invoice-number.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { branch } from '#test/specification/specified-firm.ts';
import { at, fillShop } from './fill-shop.ts';

const DOCUMENTS = 100_000;
const STEP = 1_000;
const ROUNDS = 5;

/**
 * The copy of a database of so many megabytes as a backup takes it, in seconds (the best time, and the middle one), as the first of an hour
 * takes it (`whole`: each index is compared with its table), against one `vacuum into`
 * of SQLite alone; and the slowest document, in ms, that a clerk issues meanwhile and while nothing is copied.
 */
export async function backupCost(folder: string, megabytes: number): Promise<Record<string, number>> {
  const file = join(folder, 'copied.db');
  const database = await openDatabase(`sqlite:${file}`);
  await migrate(database, at);
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  let documents = 0;
  for (; documents < DOCUMENTS && statSync(file).size < megabytes * 1e6; documents += STEP)
    await fillShop(`sqlite:${file}`, documents, documents + STEP, DOCUMENTS);
  // The clerk's documents come after those that the filler has numbered.
  await database.write
    .updateTable('audit_head')
    .set({ seq: DOCUMENTS * 2 })
    .execute();
  // The log of the filler is written to the database at the next document: 120 ms that are no clerk's.
  await sql`pragma wal_checkpoint(truncate)`.execute(database.write);
  const copier = openDatabaseCopier(file, folder);
  const seconds: Record<'ours' | 'whole' | 'vacuum', number[]> = { ours: [], whole: [], vacuum: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    seconds.vacuum.push(await timed(async () => vacuum(file, join(folder, 'vacuum.db'))));
    seconds.ours.push(await timed(async () => (await copier.copy(new AbortController().signal, false)).discard()));
    seconds.whole.push(await timed(async () => (await copier.copy(new AbortController().signal, true)).discard()));
  }
  const invoices = openInvoiceStore(database);
  const slowest = async (work: Promise<unknown>) => {
    let [over, most] = [false, 0];
    void work.finally(() => {
      over = true;
    });
    for (; !over; await setImmediate())
      most = Math.max(most, await timed(() => invoices.issue({ ...buildNewInvoice(), series })));
    return most * 1_000;
  };
  const during = await slowest(copier.copy(new AbortController().signal, true).then((copy) => copy.discard()));
  const without = await slowest(new Promise((resolve) => setTimeout(resolve, Math.min(...seconds.ours) * 1_000)));
  await database.close();
  const best = (all: number[]) => Math.min(...all);
  const middle = seconds.ours.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
  return {
    ...{ megabytes: statSync(file).size / 1e6, documents, seconds: best(seconds.ours), middle },
    ...{
      whole: best(seconds.whole),
      vacuum: best(seconds.vacuum),
      ratio: best(seconds.ours) / best(seconds.vacuum),
      during,
      without,
    },
  };
}

// Nothing that the filler has written is in this series.
const series = seriesOf('tax', branch, '2026-11-21');

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

function vacuum(file: string, into: string) {
  const database = new Sqlite(file, { readonly: true });
  database.prepare('vacuum into ?').run(into);
  database.close();
  rmSync(into);
}
