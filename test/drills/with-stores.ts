import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPostgres, type TestPostgres } from '#test/postgres/open-test-postgres.ts';

type Stores = { dataDir: string; databaseUrl: string; postgres: TestPostgres | null };

/** A throw-away DATA_DIR and an empty database that keeps what it acknowledges also when the power fails. */
export async function withStores(
  engine: 'SQLite' | 'PostgreSQL',
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drill-'));
  const postgres = engine === 'PostgreSQL' ? await openTestPostgres({ durable: true }) : null;
  try {
    const databaseUrl = (await postgres?.freshDatabase()) ?? `sqlite:${join(dataDir, 'vitrine.db')}`;
    await work({ dataDir, databaseUrl, postgres });
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
