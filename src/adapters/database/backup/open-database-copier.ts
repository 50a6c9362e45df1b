import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseCopier } from '#operations/ports/backup.ts';
import { type CopyMessage, copyFile } from './copy-message.ts';

const LEFT_BEHIND = 'copying-';
const A_DAY = 24 * 60 * 60 * 1000;

/** Copies the SQLite database in `file` in a child process, by way of a folder of its own in `aside`. */
export function openDatabaseCopier(file: string, aside: string): DatabaseCopier {
  return {
    copy: async (signal) => {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      await removeLeftovers(aside);
      const folder = await mkdtemp(join(aside, LEFT_BEHIND));
      const discard = () => rm(folder, { recursive: true, force: true });
      try {
        const { facts, parts } = await copyInChild(file, folder, signal);
        const names = await readFile(join(folder, copyFile.names), 'utf8');
        return {
          facts,
          files: names.split('\n').slice(0, -1),
          async *parts() {
            for (let number = 0; number < parts; number += 1) yield readFile(join(folder, copyFile.part(number)));
          },
          discard,
        };
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };
}

async function copyInChild(file: string, folder: string, signal: AbortSignal) {
  const child = fork(fileURLToPath(new URL('./copy-process.ts', import.meta.url)), [file, folder], {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Nothing of the server's environment: the child needs no secret.
    env: {},
  });
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end, { once: true });
  let said: CopyMessage = { error: 'its process ended before it was done' };
  child.on('message', (message: CopyMessage) => {
    said = message;
  });
  try {
    if (signal.aborted) end();
    await once(child, 'exit');
  } finally {
    signal.removeEventListener('abort', end);
  }
  if ('error' in said) throw new Error(`The database could not be copied: ${said.error}`);
  return said;
}

/** What processes left that died while they copied; what is younger may still be written by another one. */
async function removeLeftovers(aside: string) {
  for (const name of await readdir(aside)) {
    const path = join(aside, name);
    if (name.startsWith(LEFT_BEHIND) && Date.now() - (await stat(path)).mtimeMs > A_DAY)
      await rm(path, { recursive: true, force: true });
  }
}
