import { randomUUID } from 'node:crypto';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerImports } from '#adapters/database/customers/customer-imports.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openSheets } from '#adapters/sheets/open-sheets.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { importCustomers } from '#operations/customers/import-customers.ts';
import { prepareImport } from '#operations/customers/prepare-import.ts';
import { actor } from '#test/build/factories.ts';
import { at } from './fill-shop.ts';

/**
 * Seconds for a CSV file of so many rows: its preview, its import with its processor time here, the longest wait for progress,
 * and the same file again.
 */
export async function importRate(url: string, rows: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  await migrate(database, at);
  const ports = {
    sheets: openSheets(),
    companies: openCompanyStore(database),
    customerImports: openCustomerImports(database),
    system: nodeSystem,
  };
  const file = { bytes: Buffer.from(sheetOf(rows)), fileName: 'parties.csv', columns: null };
  const preview = await secondsOf(() => prepareImport(ports, file));
  let longestWait = 0;
  const run = () =>
    secondsOf(async () => {
      const begun = await importCustomers(ports, file, randomUUID(), actor);
      if (!begun.ok) throw new Error(begun.message);
      for (
        let before = performance.now(), next = await begun.value.next();
        !next.done;
        next = await begun.value.next()
      ) {
        longestWait = Math.max(longestWait, (performance.now() - before) / 1000);
        before = performance.now();
      }
    });
  const before = process.cpuUsage();
  const imported = await run();
  const { user, system } = process.cpuUsage(before);
  const figures = { rows, preview, imported, importedCpu: (user + system) / 1e6, longestWait, again: await run() };
  await database.close();
  return figures;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

const towns = ['New Delhi,110024', 'Cuttack,753001', 'Pune,411001', 'Gurugram,122001', 'Bhubaneswar,751001'];

function sheetOf(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      `Imported Interiors ${index},98${String(index).padStart(8, '0')},"${index % 400} Street ${index % 97}, Sector ${index % 90}",${towns[index % 5]},30`,
  );
  return ['Party Name,Mobile,Address,City,Pin,Cr Days', ...lines].join('\n');
}
