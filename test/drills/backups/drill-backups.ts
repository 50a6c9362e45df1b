import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { openTestS3 } from '#test/s3/open-test-s3.ts';
import type { Drill, Tell } from '../drill.ts';
import { type BackupDrill, type BusyShop, backUpBusyShop } from './back-up-busy-shop.ts';
import { type RestoreReport, restoreShop } from './restore-shop.ts';
import { backupFaults, withSpoiledBackup } from './spoil-backup.ts';

/** Beside the faults in the program, each backup itself is spoiled in six ways, and none of them may go unseen. */
export const backup: Drill = {
  name: 'backup',
  holds: 'a shop backed up while clerks work is brought back whole on another port, from a folder and from a bucket',
  faults: [
    {
      name: 'a backup that is dated two seconds after its copy',
      file: 'operations/backup/back-up.ts',
      replace: 'const madeAt = system.now();',
      by: 'const madeAt = new Date(Date.parse(system.now()) + 2000).toISOString();',
    },
    {
      name: 'files that are counted and not copied',
      file: 'operations/backup/back-up.ts',
      replace: 'await place.files.put(sha256, bytes);',
      by: '',
    },
    {
      name: 'a restore that believes what it is given',
      file: 'operations/backup/restore-backup.ts',
      replace: 'anyway || (isWhole(checks) && contradictions.length === 0 && lost.length === 0)',
      by: 'true',
    },
  ],
  run: async ({ size, fault }, tell) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-drill-'));
    const s3 = await openTestS3();
    const form =
      size === 'long' ? { documents: 3000, pictures: 40, clients: 8 } : { documents: 60, pictures: 2, clients: 4 };
    const drillAt = async (url: string, keys: typeof s3.keys | null): Promise<BackupDrill> => ({
      ...form,
      fault,
      turns: 2,
      by: size === 'long' && keys === null ? 'server' : 'command',
      folder: join(folder, keys ? 'bucket' : 'folder'),
      backups: {
        env: {
          BACKUP_URL: url,
          ...(keys && { BACKUP_S3_ACCESS_KEY_ID: keys.id, BACKUP_S3_SECRET_ACCESS_KEY: keys.secret }),
        },
        place: await openBackupPlace(url, keys),
      },
    });
    try {
      await drillOne('into a folder', await drillAt(`file:${join(folder, 'backups')}`, null), tell);
      await drillOne('into a bucket', await drillAt(s3.url, s3.keys), tell);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function drillOne(what: string, drill: BackupDrill, tell: Tell): Promise<void> {
  const shop = await backUpBusyShop(drill);
  const report = await restoreShop(drill, shop);
  tell(what, isWell(shop, report), figuresOf(shop, report));
  for (const fault of backupFaults) {
    const spoiled = await withSpoiledBackup(drill.backups.place, fault, shop.earlier, () =>
      restoreShop(drill, shop, `from ${fault}`),
    );
    const wrong = spoiled.said
      .split('\n')
      .find((line) => /FAULT|damaged|does not fit its database|does not have the file/.test(line));
    const seen = fault === 'an old copy' ? spoiled.lost.length > 0 : !spoiled.restored && wrong !== undefined;
    tell(`${what}, ${fault} is seen`, seen, { said: wrong ?? `${spoiled.lost.length} lost` });
  }
}

/** A clerk waits at most as long as a write waits for the database, or as on that machine otherwise; a shop is back within five minutes. */
function isWell(shop: BusyShop, report: RestoreReport): boolean {
  return (
    report.restored &&
    report.verified &&
    report.exact &&
    report.lost.length === 0 &&
    report.papers >= 20 &&
    shop.owed.papers.size > 0 &&
    shop.worstWhileBackingUp < Math.max(5000, 2 * shop.worstOtherwise) &&
    report.secondsToRestore < 300
  );
}

function figuresOf({ owed, ...shop }: BusyShop, report: RestoreReport) {
  return {
    issued: shop.documents.size,
    owed: owed.papers.size,
    pictures: owed.pictures.size,
    secondsToBackUp: shop.secondsToBackUp,
    worstWhileBackingUp: shop.worstWhileBackingUp,
    worstOtherwise: shop.worstOtherwise,
    secondsToRestore: report.secondsToRestore,
    documents: report.documents,
    files: report.files,
    papers: report.papers,
    lost: report.lost.slice(0, 10),
    exact: report.exact,
    verified: report.verified,
  };
}
