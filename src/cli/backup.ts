import { lostFiles } from '#domain/backup/lost-files.ts';
import { backUp } from '#operations/backup/back-up.ts';
import { openBackup } from '#start/open-backup.ts';
import { isSqlite } from '#start/sqlite-file.ts';
import { openFiles } from '#start/start-step.ts';
import { missingDatabase, type ShopCommand } from './command.ts';

/** `vitrine backup`: the server may keep running. */
export const backupCommand: ShopCommand = async (config, words) => {
  if (words.length > 0) return 'usage';
  if (!isSqlite(config.databaseUrl))
    return {
      ok: false,
      message: 'Vitrine backs up SQLite only: back up PostgreSQL with its own tools, see docs/operations.md.',
    };
  const missing = missingDatabase(config);
  if (missing) return missing;
  const store = await openFiles(config);
  const outcome = await backUp(await openBackup(config, store), new AbortController().signal);
  if (!outcome.ok) return outcome;
  const { backup, made, copied, removed, lost } = outcome.value;
  if (!made) return { ok: true, message: `Nothing has changed since the backup ${backup}.` };
  const files = `${copied} new ${copied === 1 ? 'file' : 'files'}`;
  const old = removed === 1 ? '1 old backup is removed' : `${removed} old backups are removed`;
  const done = `The backup ${backup} is made: the database and ${files}; ${old}.`;
  return lost.length === 0 ? { ok: true, message: done } : { ok: false, message: `${done}\n${lostFiles(lost)}` };
};
