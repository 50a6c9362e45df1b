import { lostFiles } from '#domain/backup/lost-files.ts';
import { type BackupPorts, backUp } from '#operations/backup/back-up.ts';
import type { Job } from './run-jobs.ts';
import { valueOrThrow } from './value-or-throw.ts';

/**
 * Backs up the shop at this interval. The ports are opened for each run, because the backup place may be away at the start.
 * Missing files are logged as an error at each run, because a person must act.
 */
export function backUpJob(minutes: number, open: () => Promise<BackupPorts>): Job {
  return {
    name: 'back up',
    every: minutes * 60_000,
    run: async (signal) => {
      const { lost, ...report } = valueOrThrow(await backUp(await open(), signal));
      if (lost.length > 0) throw new Error(`${report.backup} is made. ${lostFiles(lost)}`);
      return report.made ? report : null;
    },
  };
}
