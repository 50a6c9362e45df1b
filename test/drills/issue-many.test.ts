import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { booksHold, issueMany } from './issue-many.ts';

const engines = {
  SQLite: async (dataDir: string) => `sqlite:${join(dataDir, 'vitrine.db')}`,
  PostgreSQL: async () => (await sharedTestPostgres()).freshDatabase(),
};

for (const [engine, databaseUrl] of Object.entries(engines))
  test(`No acknowledged number is lost on ${engine} when the program is killed while sixteen clients issue`, {
    timeout: 120_000,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drill-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const report = await issueMany({
      dataDir,
      databaseUrl: await databaseUrl(dataDir),
      documents: 36,
      clients: 16,
      kills: 1,
    });
    expect(booksHold(report), JSON.stringify(report)).toBe(true);
    expect(report.foundOther).toBe(0);
    expect(report.answersLost).toBeGreaterThan(0);
  });
