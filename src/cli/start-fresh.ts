import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { isInUse } from '#adapters/database/engine/is-in-use.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { flushFolder } from '#adapters/files/write-durably.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { backupName } from '#domain/backup/backup-name.ts';
import { sqliteFile } from '#start/open-backup.ts';
import type { ShopCommand } from './command.ts';

const ASIDE = 'set-aside-';

/** `vitrine start-fresh`: from the demo to a real shop. Nothing is removed: all of DATA_DIR goes into a folder of its own there. */
export const startFreshCommand: ShopCommand = async ({ dataDir, databaseUrl, usesDefaultStores, backup }, words) => {
  if (words.length > 0) return 'usage';
  if (!usesDefaultStores)
    return refuse(
      'The stores are named by DATABASE_URL and FILES_URL: name a new database and a new file store there instead.',
    );
  const file = sqliteFile(databaseUrl);
  if (!existsSync(file)) return refuse(`There is no shop in ${dataDir} yet.`);
  if (isInUse(file)) return refuse('The shop is running: stop it first.');
  if (!(await isDemo(databaseUrl)))
    return refuse('This is no demo: its documents must be kept. Set DATA_DIR to another folder for another shop.');

  const aside = join(dataDir, ASIDE + backupName(nodeSystem.now()));
  await mkdir(aside, { mode: 0o700 });
  const all = (await readdir(dataDir)).filter((name) => !name.startsWith(ASIDE));
  // The database last: without it there is nothing to start from the demo again with.
  const isDatabase = (name: string) => join(dataDir, name) === file;
  for (const name of [...all.filter((name) => !isDatabase(name)), ...all.filter(isDatabase)])
    await rename(join(dataDir, name), join(aside, name));
  await flushFolder(dataDir);
  return {
    ok: true,
    message: [
      `The demo is set aside in ${aside}; to look at it again, set DATA_DIR to that folder.`,
      ...(backup.url.startsWith(`file:${dataDir}/`)
        ? []
        : ['Its backups stay at BACKUP_URL, which takes one shop only: name another place there.']),
      'Set DEMO=false and start. The firm is written down under Company, or by “vitrine company import FILE” (the record’s form: demo/company.json).',
    ].join('\n'),
  };
};

function refuse(message: string) {
  return { ok: false, message };
}

async function isDemo(databaseUrl: string): Promise<boolean> {
  const database = await openDatabase(databaseUrl);
  try {
    return (await openCompanyStore(database).current())?.demo ?? false;
  } finally {
    await database.close();
  }
}
