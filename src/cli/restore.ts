import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readCopy } from '#adapters/database/copy/copy-facts.ts';
import { unpackDatabase } from '#adapters/database/copy/unpack-database.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { inspectDatabase } from '#adapters/database/inspect-database.ts';
import { migrate, releaseWith } from '#adapters/database/migrations/migrate.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openBackupPlace } from '#adapters/files/open-backup-place.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { flushFolder } from '#adapters/files/write-durably.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { backupName } from '#domain/backup/backup-name.ts';
import type { Manifest, SeriesMark } from '#domain/backup/manifest.ts';
import { manifestFaults } from '#domain/backup/manifest-faults.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { formatNumber } from '#domain/invoices/invoice-number.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { backupsAt, databaseParts, findBackup, restoreFiles } from '#operations/backup/restore-backup.ts';
import type { BackupPlace } from '#operations/ports/backup.ts';
import type { FileStore } from '#operations/ports/files.ts';
import { sqliteFile } from '#start/open-backup.ts';
import { operator } from '#start/operator.ts';
import type { CommandResult, ShopCommand } from './command.ts';
import { verifyDatabase } from './verify.ts';

/** `vitrine restore [NAME|latest [keep-files] [anyway]]` */
export const restoreCommand: ShopCommand = async (config, [wanted, ...ways]) => {
  if (!ways.every((way) => way === 'keep-files' || way === 'anyway')) return 'usage';
  if (!config.databaseUrl.startsWith('sqlite:'))
    return refuse('Backups are of a shop on SQLite: bring PostgreSQL back by its own means, see docs/operations.md.');
  const place = await openBackupPlace(config.backup.url, config.backup.keys);
  if (!wanted) return { ok: true, message: (await backupsAt(place)).join('\n') || 'There is no backup at BACKUP_URL.' };

  const file = sqliteFile(config.databaseUrl);
  const there = ['', '-wal', '-shm', '-journal'].map((end) => file + end).find((path) => existsSync(path));
  if (there)
    return refuse(
      `${there} is there already: stop the program and move it away first. A backup is brought back only where there is no database.`,
    );
  const files = await openFileStore(config.filesUrl, config.filesKeys);
  // A file of ours from a try that was cut off says that what is in the store is of that try.
  const goesOn = ways.includes('keep-files') || existsSync(unfinished(file));
  if (!goesOn && !(await isEmpty(files)))
    return refuse(
      'The file store is not empty: set FILES_URL to an empty one, or add “keep-files” when it is this shop’s own.',
    );

  const found = await findBackup(place, wanted);
  if (!found.ok) return found;
  const mark = await files.mark();
  if (mark !== null && mark !== found.value.shop)
    return refuse('The file store is of another shop than that backup: set FILES_URL to one of its own.');
  if (wanted === 'latest' && found.value.madeAt > nodeSystem.now())
    return refuse(
      `The last backup, ${backupName(found.value.madeAt)}, is dated after now: some clock was wrong, and the newest may be another. “restore” lists them: name the one that you want.`,
    );
  if (releaseWith(found.value.migrations) === 'newer')
    return refuse('That backup is of a newer release: bring it back with that one.');
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return bringBack({ place, files, file, manifest: found.value, anyway: ways.includes('anyway') });
};

function refuse(message: string) {
  return { ok: false, message };
}

/** The database has this name until it is found whole: a restore that is cut off leaves no shop. */
function unfinished(file: string) {
  return `${file}.restoring`;
}

async function isEmpty(files: FileStore): Promise<boolean> {
  for await (const _ of files.list()) return false;
  return true;
}

type Restoring = { place: BackupPlace; files: FileStore; file: string; manifest: Manifest; anyway: boolean };

async function bringBack({ place, files, file, manifest, anyway }: Restoring): Promise<CommandResult> {
  const ports = { system: nodeSystem, place };
  const backup = backupName(manifest.madeAt);
  const [aside, url] = [unfinished(file), `sqlite:${unfinished(file)}`];
  if ((await unpackDatabase(databaseParts(ports, manifest), aside)) !== manifest.sha256)
    return refuse(`The backup ${backup} is damaged: its database is not the one that was copied.`);

  const held = readCopy(aside);
  const digest = { count: held.files.length, sha256: nodeSystem.sha256(held.files.join('\n')) };
  const lies = manifestFaults(manifest, { ...held, files: digest });
  const database = await openDatabase(url);
  await migrate(database, nodeSystem.now());
  const { restored, lost } = await restoreFiles(ports, files, inspectDatabase(database, draftOfData).files());
  await database.close();
  const missing = lost.map(
    (sha256) =>
      `The backup has not the file ${sha256}${manifest.lost.includes(sha256) ? ', which was lost before' : ''}.`,
  );

  const verified = await verifyDatabase(url, files);
  const faults = [...lies.map((lie) => `The manifest is not of its copy. ${lie}`), ...missing];
  const said = [`${restored} files are brought back.`, ...faults.slice(0, 10), verified.message];
  if ((!verified.ok || faults.length > 0) && !anyway)
    return refuse(
      [...said, `Nothing is in its place yet. Bring another backup back, or this one with “anyway”.`].join('\n'),
    );
  await settle(file, backup);
  return { ok: true, message: [...said, '', ...whatNow(manifest)].join('\n') };
}

async function settle(file: string, backup: string): Promise<void> {
  const database = await openDatabase(`sqlite:${unfinished(file)}`);
  await openAuditLog(database).tell({
    at: nodeSystem.now(),
    actor: operator,
    what: 'backup restored',
    subject: backup,
  });
  // The last connection takes all that is in the log into the file.
  await database.close();
  if (existsSync(`${unfinished(file)}-wal`)) throw new Error('The log of the database was not taken into it.');
  await rename(unfinished(file), file);
  await flushFolder(dirname(file));
}

function whatNow({ madeAt, series }: Manifest): string[] {
  return [
    `The shop of ${madeAt} is brought back; everybody has to log in again.`,
    'What was issued after that instant is not in it. Before anything else is issued, enter those documents again in their order,',
    'from the papers that were sent, so that each gets the number that it had. The last numbers in this backup:',
    ...series.filter(({ counter }) => counter > 0).map((mark) => `  ${lastNumber(mark)}`),
  ];
}

function lastNumber({ kind, taxState, financialYear, counter }: SeriesMark): string {
  return formatNumber({ kind: kind as InvoiceKind, taxState: taxState as TaxState, financialYear }, counter);
}
