import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPostgres } from '../open-test-postgres.ts';
import { type IssueReport, issueMany } from './issue-many.ts';
import { freePort } from './start-program.ts';

/** The long form: 2,000 documents by 64 clients into one series, without and with kills, on both engines. */
const run = async (): Promise<boolean> => {
  const postgres = await openTestPostgres({ durable: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drill-'));
  let held = true;
  try {
    for (const kills of [0, 10])
      for (const engine of ['SQLite', 'PostgreSQL']) {
        const folder = mkdtempSync(join(dataDir, engine));
        const databaseUrl =
          engine === 'SQLite' ? `sqlite:${join(folder, 'vitrine.db')}` : await postgres.freshDatabase();
        const report = await issueMany({
          dataDir: folder,
          databaseUrl,
          documents: 2000,
          clients: 64,
          kills,
          port: await freePort(),
        });
        held = tell(engine, report) && held;
      }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return held;
};

const tell = (engine: string, report: IssueReport): boolean => {
  const good = report.exact && report.auditHolds && report.lost.length === 0 && report.repeated.length === 0;
  process.stdout.write(
    `${good ? 'held' : 'FAILED'}  ${engine}: ${JSON.stringify({ ...report, lost: report.lost.length, repeated: report.repeated.length })}\n`,
  );
  return good;
};

process.exitCode = (await run()) ? 0 : 1;
