import { fork } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseCopier } from '#operations/ports/backup.ts';
import { programFile } from '#program-file';
import { type CopyMessage, copyFile, WHOLE } from './copy-message.ts';
import { folderInMemory } from './folder-in-memory.ts';

const PREFIX = 'copying-';
const IN_MEMORY = `vitrine-${PREFIX}`;
/** The whole database and, made from it, what a backup keeps are there at once. */
const COPIES_AT_ONCE = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Copies the SQLite database in `file` in a child process, which works in a new folder: in `memory` where there is room, else in
 * `parent`. A clerk who stores on the same disk would wait there until the copy is written, too.
 */
export function openDatabaseCopier(file: string, parent: string, memory = '/dev/shm'): DatabaseCopier {
  return {
    copy: async (signal, isCheckedWhole) => {
      await mkdir(parent, { recursive: true, mode: 0o700 });
      await removeLeftovers(parent, PREFIX);
      await removeLeftovers(memory, IN_MEMORY);
      const folder =
        (await folderInMemory(memory, IN_MEMORY, COPIES_AT_ONCE * (await sizeOf(file)))) ??
        (await mkdtemp(join(parent, PREFIX)));
      const discard = () => rm(folder, { recursive: true, force: true });
      try {
        const { facts, parts } = await copyInChild([file, folder, isCheckedWhole ? WHOLE : ''], signal);
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

async function copyInChild(words: string[], signal: AbortSignal) {
  const child = fork(programFile(new URL('./copy-process.ts', import.meta.url)), words, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Of the server's environment only where Node keeps compiled code: the child needs no secret.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  });
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end, { once: true });
  let result: CopyMessage = { error: 'its process ended before it was done' };
  child.on('message', (message: CopyMessage) => {
    result = message;
  });
  try {
    if (signal.aborted) end();
    // It comes after the last message. 'exit' may come before, when another child ends at the same time.
    await once(child, 'close');
  } finally {
    signal.removeEventListener('abort', end);
  }
  if ('error' in result) throw new Error(`The database could not be copied: ${result.error}`);
  return result;
}

/** Bytes of the database with what is in its write-ahead log. */
async function sizeOf(file: string): Promise<number> {
  const found = await Promise.all([file, `${file}-wal`].map((path) => stat(path).catch(() => null)));
  return found.reduce((sum, each) => sum + (each?.size ?? 0), 0);
}

/** Removes the folders of processes that were killed while they copied. Another process may still write to a younger one. */
async function removeLeftovers(parent: string, prefix: string) {
  const names = await readdir(parent).catch(() => []);
  for (const path of names.filter((name) => name.startsWith(prefix)).map((name) => join(parent, name))) {
    // Anybody on the machine may put something into its memory: a link of another account is that account's, wherever it leads.
    const found = await lstat(path).catch(() => null);
    if (!found || (process.getuid && found.uid !== process.getuid())) continue;
    if (Date.now() - found.mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}
