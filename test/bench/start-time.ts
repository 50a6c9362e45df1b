import { readFileSync } from 'node:fs';
import { startProgram } from '#test/program/start-program.ts';

/** Milliseconds from the start of the program on a prepared machine to its ready line, and its resident megabytes then. */
export async function startTime(dataDir: string): Promise<{ milliseconds: number; megabytes: number }> {
  await (await startProgram({ PORT: '0', DATA_DIR: dataDir })).kill('SIGTERM');
  return timed({ PORT: '0', DATA_DIR: dataDir }, true);
}

/** The same of the very first start, which makes the database and loads the demo shop. Its pictures follow after the ready line. */
export function firstStart(dataDir: string): Promise<{ milliseconds: number; megabytes: number }> {
  return timed({ PORT: '0', DATA_DIR: dataDir, DEMO: 'true' }, false);
}

async function timed(
  env: Record<string, string>,
  again: boolean,
): Promise<{ milliseconds: number; megabytes: number }> {
  const begun = performance.now();
  const program = await startProgram(env, { again });
  const milliseconds = performance.now() - begun;
  const pages = Number(readFileSync(`/proc/${program.pid}/statm`, 'utf8').split(' ')[1]);
  await program.kill('SIGTERM');
  return { milliseconds, megabytes: (pages * 4096) / 1e6 };
}
