import { existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { RestoreTarget } from '#operations/ports/backup.ts';
import type { DraftOf } from '../invoices/is-as-issued.ts';
import { releaseWith } from '../migrations/migrate.ts';
import { openShopDatabase } from '../open-shop-database.ts';
import { readCopy } from './copy-facts.ts';
import { leaveOutTransientRows } from './leave-out-transient-rows.ts';
import { unpackDatabase } from './unpack-database.ts';

/** Restores to the SQLite database in `file`, which is called `file.restoring` until it is finished. */
export function openRestoreTarget(file: string, draftOf: DraftOf): RestoreTarget {
  const unfinished = `${file}.restoring`;
  return {
    // SQLite would apply a log beside the database to it.
    occupiedBy: () =>
      ['', '-wal', '-shm', '-journal'].map((end) => file + end).find((path) => existsSync(path)) ?? null,
    isUnfinished: () => existsSync(unfinished),
    releaseWith,
    unpack: async (parts) => {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      return unpackDatabase(parts, unfinished);
    },
    facts: () => readCopy(unfinished),
    open: () => openShopDatabase(`sqlite:${unfinished}`, draftOf),
    finish: async () => {
      const restored = new Sqlite(unfinished);
      leaveOutTransientRows(restored);
      restored.close();
      // The last connection that closes writes the log into the file.
      if (existsSync(`${unfinished}-wal`)) throw new Error('The log of the database was not written into it.');
      await rename(unfinished, file);
      const folder = await open(dirname(file), 'r');
      await folder.sync().finally(() => folder.close());
    },
  };
}
