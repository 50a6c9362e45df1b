import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * The folder for databases of tests: in memory where there is room, so that no write waits for a disk that other work
 * keeps busy. A container may have hardly any room for files in memory.
 */
export function quickFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM ? memory : tmpdir();
}

const ROOM = 2e9;
