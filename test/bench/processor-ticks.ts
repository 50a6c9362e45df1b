import { readFileSync } from 'node:fs';

/** How many of them `processorTicks` counts in a second of work. */
export const ticksPerSecond = 100;

/** What a process has had of the processor until now, its own work and the system's for it. Linux: read from /proc. */
export function processorTicks(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
