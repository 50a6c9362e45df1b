import { backupName } from '#domain/backup/backup-name.ts';
import { type CounterMark, filesInManifest, type Manifest } from '#domain/backup/manifest.ts';
import { manifestFaults } from '#domain/backup/manifest-faults.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { type Check, isWhole, verifyShop } from '../audit/verify-shop.ts';
import type { Actor } from '../ports/actor.ts';
import type { BackupPlace, RestoreTarget } from '../ports/backup.ts';
import type { FileStore } from '../ports/files.ts';
import type { Paper } from '../ports/papers.ts';
import type { System } from '../ports/system.ts';
import type { HeldMails, ShopDatabase } from '../ports/verify.ts';
import { findBackup } from './find-backup.ts';
import { DamagedBackup, readDatabaseParts } from './read-database-parts.ts';
import { restoreFiles } from './restore-files.ts';

type Ports = {
  system: Pick<System, 'now' | 'sha256'>;
  place: BackupPlace;
  files: FileStore;
  target: RestoreTarget;
  paper: Pick<Paper, 'draw'>;
};

type RestoreRequest = {
  /** The name of a backup, or 'latest'. */
  backup: string;
  /** Allows files in the file store: they belong to this shop. */
  keepFiles: boolean;
  /** Restores the backup even when it has faults. */
  anyway: boolean;
};

export type RestoreReport = {
  manifest: Manifest;
  /** The series of documents and vouchers in the restored database. */
  counters: CounterMark[];
  /** What is no longer sent by itself: it waited in the backup, and has probably gone out since. */
  held: HeldMails;
  /** Whether it is the shop now. False when it has faults: then the database keeps its temporary name. */
  inPlace: boolean;
  /** How many files were restored. */
  restored: number;
  /** Where the manifest and the database contradict each other: 'the series'. */
  contradictions: string[];
  /** Files that the backup lacks or has damaged. */
  lost: string[];
  checks: Check[];
};

/** Restores a backup to an empty place: the database, then the files. Verifies both, and only then makes them the shop. */
export async function restoreBackup(
  ports: Ports,
  request: RestoreRequest,
  actor: Actor,
): Promise<Outcome<RestoreReport>> {
  const found = await chooseBackup(ports, request);
  if (!found.ok) return found;
  const manifest = found.value;
  const damaged = await unpack(ports, manifest);
  if (damaged) return failed('invalid', damaged);

  const database = await ports.target.open();
  const report = await fillAndVerify(ports, database, manifest, request, actor).finally(() => database.close());
  if (report.ok && report.value.inPlace) await ports.target.finish();
  return report;
}

/** The manifest of the requested backup, or why it cannot be restored here. */
async function chooseBackup({ system, place, files, target }: Ports, request: RestoreRequest) {
  const occupied = target.occupiedBy();
  if (occupied)
    return failed(
      'conflict',
      `${occupied} is there already. Restore needs an empty DATA_DIR: stop the program and move this file away first.`,
    );
  // After an interrupted restore, the files in the store are from that restore.
  if (!request.keepFiles && !target.isUnfinished() && !(await isEmpty(files)))
    return failed(
      'conflict',
      'The file store is not empty: set FILES_URL to an empty one, or add “keep-files” if its files are this shop’s.',
    );
  const found = await findBackup(place, request.backup);
  if (!found.ok) return found;
  const { shop, madeAt, migrations } = found.value;
  const mark = await files.mark();
  if (mark !== null && mark !== shop)
    return failed('conflict', 'The file store belongs to another shop than the backup: set FILES_URL to another one.');
  if (request.backup === 'latest' && madeAt > system.now())
    return failed(
      'conflict',
      `The last backup, ${backupName(madeAt)}, is dated after now: a clock was wrong, and another backup may be newer. “vitrine restore” lists them: give the name of the one that you want.`,
    );
  if (target.releaseWith(migrations) === 'newer')
    return failed('conflict', 'That backup is from a newer release: restore it with that release.');
  return found;
}

async function isEmpty(files: FileStore): Promise<boolean> {
  for await (const _ of files.list()) return false;
  return true;
}

/** Unpacks the database. Returns a sentence when the backup is damaged, otherwise null. */
async function unpack(ports: Ports, manifest: Manifest): Promise<string | null> {
  try {
    const sha256 = await ports.target.unpack(readDatabaseParts(ports, manifest));
    if (sha256 === manifest.sha256) return null;
    return `The backup ${backupName(manifest.madeAt)} is damaged: its database is not the one that was copied.`;
  } catch (error) {
    if (error instanceof DamagedBackup) return error.message;
    throw error;
  }
}

async function fillAndVerify(
  ports: Ports,
  database: ShopDatabase,
  manifest: Manifest,
  { anyway }: RestoreRequest,
  actor: Actor,
): Promise<Outcome<RestoreReport>> {
  const { system, target } = ports;
  const copy = target.facts();
  const contradictions = manifestFaults(manifest, { ...copy, files: filesInManifest(copy.files, system.sha256) });
  await database.migrate(system.now());
  // Before the shop is verified and in place: no job of it may send them first.
  const held = await database.holdMails();
  const { restored, lost } = await restoreFiles(ports, database.inspection.files());
  const verified = await verifyShop({ ...ports, ...database });
  if (!verified.ok) return verified;
  const checks: Check[] = [];
  for await (const check of verified.value) checks.push(check);
  const inPlace = anyway || (isWhole(checks) && contradictions.length === 0 && lost.length === 0);
  const subject = backupName(manifest.madeAt);
  if (inPlace) await database.audit.append({ at: system.now(), actor, what: 'backup restored', subject });
  return ok({
    manifest,
    counters: [...copy.series, ...copy.vouchers],
    held,
    inPlace,
    restored,
    contradictions,
    lost,
    checks,
  });
}
