import { openFileStore } from '#adapters/files/open-file-store.ts';
import { lostFiles } from '#domain/backup/lost-files.ts';
import { backUp } from '#operations/backup/back-up.ts';
import { openBackup } from '#start/open-backup.ts';
import { isSqlite } from '#start/sqlite-file.ts';
import { noDatabase, type ShopCommand } from './command.ts';

/** `vitrine backup`: also while the server runs. */
export const backupCommand: ShopCommand = async (config, words) => {
  if (words.length > 0) return 'usage';
  if (!isSqlite(config.databaseUrl))
    return {
      ok: false,
      message: 'PostgreSQL is backed up by its own means, pg_dump and its log: see docs/operations.md.',
    };
  const missing = noDatabase(config);
  if (missing) return missing;
  const files = await openFileStore(config.filesUrl, config.filesKeys);
  const outcome = await backUp(await openBackup(config, files), new AbortController().signal);
  if (!outcome.ok) return outcome;
  const { backup, made, copied, removed, lost } = outcome.value;
  if (!made) return { ok: true, message: `Nothing has changed since the backup ${backup}.` };
  const fresh = `${copied} new ${copied === 1 ? 'file' : 'files'}`;
  const old = removed === 1 ? '1 old backup is removed' : `${removed} old backups are removed`;
  const done = `The backup ${backup} is made: the database and ${fresh}; ${old}.`;
  return lost.length === 0 ? { ok: true, message: done } : { ok: false, message: `${done}\n${lostFiles(lost)}` };
};
