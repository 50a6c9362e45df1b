import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openImages } from '#adapters/images/open-images.ts';
import { openTestPostgres } from '../open-test-postgres.ts';
import { drillBackups } from './drill-backups.ts';
import { type IssueReport, issueMany } from './issue-many.ts';
import { mutatePictures } from './mutate-pictures.ts';
import { freePort } from './start-program.ts';

/** Five thousand damaged pictures, each to be answered within two seconds. */
const runPictures = async (): Promise<boolean> => {
  const images = openImages();
  const report = await mutatePictures(images, 5000, Date.now());
  await images.close();
  const good = report.wrong.length === 0 && report.slowest < 2000 && report.megabytes < 600;
  process.stdout.write(`${good ? 'held' : 'FAILED'}  pictures: ${JSON.stringify(report)}\n`);
  return good;
};

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

const tellBackup = (what: string, held: boolean, figures: object): boolean => {
  process.stdout.write(`${held ? 'held' : 'FAILED'}  backup ${what}: ${JSON.stringify(figures)}\n`);
  return held;
};

const picturesHeld = await runPictures();
const backupsHeld = await drillBackups(tellBackup);
process.exitCode = (await run()) && picturesHeld && backupsHeld ? 0 : 1;
