import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { isInUse } from '#adapters/database/engine/is-in-use.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { flushFolder, writeDurably } from '#adapters/files/write-durably.ts';
import type { KeptAccount, ShopFolder } from '#operations/ports/demo.ts';
import type { Config } from '../config.ts';
import { sqliteFile } from './sqlite-file.ts';

const ASIDE = 'set-aside-';
/** The owner of the next shop, from when the demo is set aside until his account is there. */
const OWNER = 'next-owner.json';
const staying = [OWNER, 'lost+found'];

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
      const all = (await readdir(dataDir)).filter((entry) => !entry.startsWith(ASIDE) && !staying.includes(entry));
      // The database last: when the command stops before that, running it again goes on.
      const isDatabase = (entry: string) => join(dataDir, entry) === file;
      const moved: string[] = [];
      try {
        for (const entry of [...all.filter((entry) => !isDatabase(entry)), ...all.filter(isDatabase)]) {
          await rename(join(dataDir, entry), join(aside, entry));
          moved.push(entry);
        }
      } catch (error) {
        // One of them cannot be moved, such as a folder that is a disk of its own: the demo stays whole.
        for (const entry of moved) await rename(join(aside, entry), join(dataDir, entry));
        await rmdir(aside);
        throw error;
      }
      await flushFolder(dataDir);
      return aside;
    },
    noteOwner: async (account) => {
      await rm(join(dataDir, OWNER), { force: true });
      if (account) await writeDurably(join(dataDir, OWNER), Buffer.from(JSON.stringify(account)));
    },
    notedOwner: async () => {
      const noted = join(dataDir, OWNER);
      return existsSync(noted) ? (JSON.parse(await readFile(noted, 'utf8')) as KeptAccount) : null;
    },
  };
}
