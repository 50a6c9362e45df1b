import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { readConfig } from '#config';
import { operator } from '#operations/ports/actor.ts';

const demo = join(import.meta.dirname, '../../demo/company.json');

/** Gives a new shop the company of the demo, as `vitrine company import` does, without a process of its own. */
export async function importCompany({ DATA_DIR, DATABASE_URL }: Record<string, string>): Promise<void> {
  const now = nodeSystem.now();
  const database = await openDatabase(readConfig({ DATA_DIR, DATABASE_URL }).databaseUrl);
  try {
    await migrate(database, now);
    const companies = openCompanyStore(database);
    if (await companies.current()) return;
    await companies.save(JSON.parse(readFileSync(demo, 'utf8')), false, now, operator);
  } finally {
    await database.close();
  }
}
