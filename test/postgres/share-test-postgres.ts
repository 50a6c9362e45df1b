import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openTestPostgres, postgresAt, type TestPostgres } from './open-test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresDoor: string;
  }
}

/**
 * One PostgreSQL for a whole run of the tests, started when the first test asks for it and stopped at the end.
 * Vitest calls this once, in its main process.
 */
export function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-door-'));
  const path = join(folder, 'door');
  let postgres: Promise<TestPostgres> | null = null;
  const answer = async (socket: Socket) => {
    postgres ??= openTestPostgres();
    try {
      socket.end(JSON.stringify({ socketFolder: (await postgres).socketFolder }));
    } catch (error) {
      socket.end(JSON.stringify({ error: String(error) }));
    }
  };
  const door = createServer((socket) => void answer(socket)).listen(path);
  project.provide('postgresDoor', path);
  return async () => {
    door.close();
    await postgres?.then((started) => started.stop()).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The run's PostgreSQL, from inside a test. */
export async function sharedTestPostgres(): Promise<Omit<TestPostgres, 'crash' | 'stop'>> {
  let text = '';
  for await (const part of connect(inject('postgresDoor'))) text += part;
  const answer = JSON.parse(text) as { socketFolder: string } | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  return postgresAt(answer.socketFolder);
}
