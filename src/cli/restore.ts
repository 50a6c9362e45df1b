import type { CounterMark, Manifest } from '#domain/backup/manifest.ts';
import { nextNumbers } from '#domain/backup/next-numbers.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { listBackups } from '#operations/backup/find-backup.ts';
import { type RestoreReport, restoreBackup } from '#operations/backup/restore-backup.ts';
import { operator } from '#operations/ports/actor.ts';
import { openPlace } from '#start/open-backup.ts';
import { openRestore } from '#start/open-restore.ts';
import { isSqlite } from '#start/sqlite-file.ts';
import type { CommandResult, ShopCommand } from './command.ts';
import { heldLines } from './held-lines.ts';
import { verificationLines } from './verification-lines.ts';

/** `vitrine restore [NAME|latest [keep-files] [anyway]]` */
export const restoreCommand: ShopCommand = async (config, [backup, ...options]) => {
  if (!options.every((option) => option === 'keep-files' || option === 'anyway')) return 'usage';
  if (!isSqlite(config.databaseUrl))
    return {
      ok: false,
      message: 'Vitrine restores SQLite only: restore PostgreSQL with its own tools, see docs/operations.md.',
    };
  if (!backup) {
    const backups = await listBackups(await openPlace(config));
    return { ok: true, message: backups.join('\n') || 'There is no backup at BACKUP_URL.' };
  }
  const request = { backup, keepFiles: options.includes('keep-files'), anyway: options.includes('anyway') };
  const ports = await openRestore(config);
  const outcome = await restoreBackup(ports, request, operator).finally(ports.close);
  return outcome.ok ? resultOf(outcome.value) : outcome;
};

const FAULTS_SHOWN = 10;

function resultOf({
  manifest,
  counters,
  held,
  inPlace,
  restored,
  contradictions,
  lost,
  checks,
}: RestoreReport): CommandResult {
  const faults = [
    ...contradictions.map((what) => `The manifest does not fit its database: they differ in ${what}.`),
    ...lost.map((file) => `The backup does not have the file ${file}${wasLostBefore(manifest, file)}.`),
  ];
  const files = restored === 1 ? '1 file is restored.' : `${restored} files are restored.`;
  const lines = [files, ...faults.slice(0, FAULTS_SHOWN), ...verificationLines(checks)];
  const end = inPlace
    ? ['', ...nextSteps(manifest, counters), ...heldLines(held)]
    : ['The shop is not restored. Restore another backup, or this one with “anyway”.'];
  return { ok: inPlace, message: [...lines, ...end].join('\n') };
}

function wasLostBefore({ lost }: Manifest, file: string): string {
  return lost.includes(file) ? ', which was already missing when the backup was made' : '';
}

function nextSteps({ madeAt }: Manifest, counters: CounterMark[]): string[] {
  const next = nextNumbers(counters, indianDate(madeAt));
  return [
    `The shop of ${madeAt} is restored. Everybody has to log in again.`,
    'It lacks the documents that were issued later. Before you issue anything else, enter them again in the same order,',
    'from the papers that were sent, so that each gets its number again.',
    ...(next ? [next] : []),
  ];
}
