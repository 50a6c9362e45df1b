import { lostFiles } from '#domain/backup/lost-files.ts';
import { type BackupPorts, backUp } from '#operations/backup/back-up.ts';
import type { Job } from './run-jobs.ts';
import { valueOrThrow } from './value-or-throw.ts';

/**
 * Backs the shop up every so many minutes. The ports are opened anew each time: the place may have been away at the start.
 * What a person must see to is an error in the log, each time.
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
