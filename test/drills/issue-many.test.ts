import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { booksHold, issueMany } from './issue-many.ts';

// On SQLite the drills torn and money kill the program, and look for each number that it acknowledged.
test('No acknowledged number is lost on PostgreSQL when the program is killed while sixteen clients issue', {
  timeout: 120_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drill-'));
  const databaseUrl = await (await sharedTestPostgres()).freshDatabase();
  onTestFinished(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await dropDatabase(databaseUrl);
  });
  const report = await issueMany({ dataDir, databaseUrl, documents: 36, clients: 16, kills: 1 });
  expect(booksHold(report), JSON.stringify(report)).toBe(true);
  expect(report.foundOther).toBe(0);
  expect(report.answersLost).toBeGreaterThan(0);
});
