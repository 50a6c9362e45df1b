import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  dropDatabase,
  openTestPostgres,
  type RunningPostgres,
  type TestPostgres,
} from '#test/postgres/open-test-postgres.ts';
import type { DrillOptions } from './drill.ts';

type Stores = {
  dataDir: string;
  databaseUrl: string;
  postgres: (RunningPostgres & Partial<Pick<TestPostgres, 'crash'>>) | null;
};

/**
 * A throw-away DATA_DIR and an empty database that keeps what it acknowledges also when the power fails, but for one in a
 * PostgreSQL that is there already.
 */
export async function withStores(
  engine: 'SQLite' | 'PostgreSQL',
  work: (stores: Stores) => Promise<void>,
  running: DrillOptions['postgres'] = undefined,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drill-'));
  const own = engine === 'PostgreSQL' && !running ? await openTestPostgres({ durable: true }) : null;
  const postgres = engine === 'PostgreSQL' ? (own ?? (await running?.()) ?? null) : null;
  const databaseUrl = (await postgres?.freshDatabase()) ?? `sqlite:${join(dataDir, 'vitrine.db')}`;
  try {
    await work({ dataDir, databaseUrl, postgres });
  } finally {
    await (own ? own.stop() : postgres && dropDatabase(databaseUrl));
    rmSync(dataDir, { recursive: true, force: true });
  }
}
