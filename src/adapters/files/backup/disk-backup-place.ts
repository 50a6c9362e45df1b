import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupPlace } from '#operations/ports/backup.ts';
import { nullIfNoFile, translateFullDisk } from '../disk-errors.ts';
import { openDiskFileStore } from '../disk-file-store.ts';
import { flushFolder, makeFolder, writeDurably } from '../write-durably.ts';

/** Backups in a folder: `copies/` has the manifests and pieces of databases, `files/` the shop's files, in the layout of the file store. */
export async function openDiskBackupPlace(folder: string): Promise<BackupPlace> {
  const copies = join(folder, 'copies');
  const aside = join(folder, 'aside');
  for (const each of [copies, aside]) await makeFolder(each);
  return {
    files: await openDiskFileStore(join(folder, 'files')),
    put: (name, bytes) =>
      translateFullDisk('The disk of the backups is full.', async () => {
        const written = join(aside, randomBytes(12).toString('hex'));
        try {
          await writeDurably(written, bytes);
          await rename(written, join(copies, name));
          await flushFolder(copies);
        } finally {
          await rm(written, { force: true });
        }
      }),
    get: (name) => nullIfNoFile(readFile(join(copies, name))),
    names: async () => (await readdir(copies)).sort(),
    remove: (name) => rm(join(copies, name), { force: true }),
  };
}
