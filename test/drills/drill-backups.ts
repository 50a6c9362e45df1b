import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackupPlace } from '#adapters/files/open-backup-place.ts';
import { openTestS3 } from '../s3/open-test-s3.ts';
import { type BackupDrill, type BusyShop, backUpBusyShop } from './back-up-busy-shop.ts';
import type { Drill, Tell } from './drill.ts';
import { type RestoreReport, restoreShop } from './restore-shop.ts';
import { backupFaults, withSpoiledBackup } from './spoil-backup.ts';

/** Its faults are not in the program: each backup is spoiled in six ways, and none of them may go unseen. */
export const backup: Drill = {
  name: 'backup',
  holds: 'a shop backed up while clerks work is brought back whole on another port, from a folder and from a bucket',
  faults: [],
  run: ({ size }, tell) =>
    drillBackups(
      size === 'long'
        ? { documents: 3000, pictures: 40, clients: 8, turns: 2 }
        : { documents: 150, pictures: 4, clients: 4, turns: 1 },
      tell,
    ),
};

type Form = Pick<BackupDrill, 'documents' | 'pictures' | 'clients' | 'turns'>;

/** Into a folder by the server itself, and into a bucket by the operator's command. */
const drillBackups = async (form: Form, tell: Tell): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-drill-'));
  const s3 = await openTestS3();
  const placeAt = async (url: string, keys: typeof s3.keys | null) => ({
    env: {
      BACKUP_URL: url,
      ...(keys && { BACKUP_S3_ACCESS_KEY_ID: keys.id, BACKUP_S3_SECRET_ACCESS_KEY: keys.secret }),
    },
    place: await openBackupPlace(url, keys),
  });
  try {
    const inFolder = await placeAt(`file:${join(folder, 'backups')}`, null);
    const first = { ...form, by: 'server', folder: join(folder, 'first'), backups: inFolder } as const;
    const second = {
      ...form,
      by: 'command',
      folder: join(folder, 'second'),
      backups: await placeAt(s3.url, s3.keys),
    } as const;
    await drillOne('into a folder by the server', first, tell);
    await drillOne('into a bucket by command', second, tell);
  } finally {
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const drillOne = async (what: string, drill: BackupDrill, tell: Tell): Promise<void> => {
  const shop = await backUpBusyShop(drill);
  const report = await restoreShop(drill, shop);
  tell(what, isWell(shop, report), figuresOf(shop, report));
  for (const fault of backupFaults) {
    const spoiled = await withSpoiledBackup(drill.backups.place, fault, shop.earlier, () =>
      restoreShop(drill, shop, `from ${fault}`),
    );
    const wrong = spoiled.said.split('\n').find((line) => /FAULT|damaged|not of its copy|has not the file/.test(line));
    const seen = spoiled.restored ? `${spoiled.lost.length} lost` : wrong;
    tell(`${what}, ${fault} is seen`, !isWell(shop, spoiled), { seen });
  }
};

/** A clerk waits at most as long as a write waits for the database, or as on that machine otherwise; a shop is back within five minutes. */
const isWell = (shop: BusyShop, report: RestoreReport): boolean =>
  report.restored &&
  report.verified &&
  report.exact &&
  report.lost.length === 0 &&
  report.papers >= 20 &&
  shop.owed.papers.size > 0 &&
  shop.worstWhileBackingUp < Math.max(5000, 2 * shop.worstOtherwise) &&
  report.secondsToRestore < 300;

const figuresOf = ({ owed, ...shop }: BusyShop, report: RestoreReport) => ({
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
});
