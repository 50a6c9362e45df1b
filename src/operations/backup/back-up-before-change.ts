import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { ShopDatabase } from '../ports/verify.ts';
import { type BackupPorts, type BackupReport, backUp } from './back-up.ts';

type Ports = { release: ShopDatabase['release']; openBackup: () => Promise<BackupPorts> };

/**
 * Backs up the shop before this release changes its tables; null when they need no change. 'conflict' when the backup
 * fails: then nothing may be changed.
 */
export async function backUpBeforeChange({ release, openBackup }: Ports): Promise<Outcome<BackupReport | null>> {
  if ((await release()) !== 'older') return ok(null);
  try {
    const outcome = await backUp(await openBackup(), new AbortController().signal);
    return outcome.ok ? outcome : failed('conflict', refusal(outcome.message));
  } catch (error) {
    return failed('conflict', refusal(error instanceof Error ? error.message : String(error)));
  }
}

function refusal(reason: string): string {
  return `The tables are from an older release, and the shop cannot be backed up before the update: ${reason} Nothing was changed. Solve that, or set BACKUP_EVERY=off to update without a backup.`;
}
