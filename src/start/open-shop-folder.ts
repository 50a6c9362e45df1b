import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { isInUse } from '#adapters/database/engine/is-in-use.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { flushFolder } from '#adapters/files/write-durably.ts';
import type { ShopFolder } from '#operations/ports/demo.ts';
import type { Config } from '../config.ts';
import { sqliteFile } from './sqlite-file.ts';

const ASIDE = 'set-aside-';

/** The shop in DATA_DIR, with database and files in their default places. */
export function openShopFolder({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): ShopFolder {
  const file = sqliteFile(databaseUrl);
  return {
    path: dataDir,
    hasShop: () => existsSync(file),
    isInUse: () => isInUse(file),
    isDemo: async () => {
      const database = await openDatabase(databaseUrl);
      try {
        return (await openCompanyStore(database).current())?.demo ?? false;
      } finally {
        await database.close();
      }
    },
    setAside: async (name) => {
      const aside = join(dataDir, ASIDE + name);
      await mkdir(aside, { mode: 0o700 });
      const all = (await readdir(dataDir)).filter((entry) => !entry.startsWith(ASIDE));
      // The database last: when the command stops before that, running it again goes on.
      const isDatabase = (entry: string) => join(dataDir, entry) === file;
      for (const entry of [...all.filter((entry) => !isDatabase(entry)), ...all.filter(isDatabase)])
        await rename(join(dataDir, entry), join(aside, entry));
      await flushFolder(dataDir);
      return aside;
    },
  };
}
