import { openRestoreTarget } from '#adapters/database/backup/open-restore-target.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import type { Config } from '../config.ts';
import { openPlace } from './open-backup.ts';
import { sqliteFile } from './sqlite-file.ts';
import { openFiles, reachDatabase } from './start-step.ts';

export async function openRestore(config: Config) {
  const { databaseUrl } = config;
  const place = await openPlace(config);
  const files = await openFiles(config);
  const paper = openPaper();
  return {
    system: nodeSystem,
    place,
    files,
    target: await reachDatabase(config, async () => openRestoreTarget(sqliteFile(databaseUrl), draftOfData)),
    paper,
    close: () => paper.close(),
  };
}
