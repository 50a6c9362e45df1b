import { openRestoreTarget } from '#adapters/database/backup/open-restore-target.ts';
import { openBackupPlace } from '#adapters/files/backup/open-backup-place.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import type { Config } from '../config.ts';
import { sqliteFile } from './sqlite-file.ts';

export async function openRestore({ databaseUrl, filesUrl, filesKeys, backup }: Config) {
  const place = await openBackupPlace(backup.url, backup.keys);
  const files = await openFileStore(filesUrl, filesKeys);
  const paper = openPaper();
  return {
    system: nodeSystem,
    place,
    files,
    target: openRestoreTarget(sqliteFile(databaseUrl), draftOfData),
    paper,
    close: () => paper.close(),
  };
}
