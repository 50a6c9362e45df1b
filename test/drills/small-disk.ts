import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Takes all the room that is left, but for so many bytes. */
  fill(butFor?: number): void;
  /** Gives it back. */
  empty(): void;
  makeReadOnly(): void;
};

/** A disk of some megabytes in memory, of its own, mounted for as long as the work takes. */
export async function withSmallDisk(megabytes: number, work: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  const empty = () => rmSync(ballast, { force: true });
  try {
    await work({
      folder,
      empty,
      fill: (butFor = 0) => {
        empty();
        const spare = join(folder, 'spare');
        if (butFor > 0) write(spare, butFor);
        write(ballast, Number.POSITIVE_INFINITY);
        rmSync(spare, { force: true });
      },
      makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
    });
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether this user may mount a disk here: root may, but not in every container. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (mounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
  return mounted;
}

/** Writes until it has so many bytes or there is no room. */
function write(path: string, bytes: number) {
  const file = openSync(path, 'w');
  try {
    for (let written = 0; written < bytes; ) written += writeSync(file, Buffer.alloc(Math.min(4096, bytes - written)));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    fsyncSync(file);
    closeSync(file);
  }
}
