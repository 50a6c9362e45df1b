import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openBouncer, throughBouncer } from './open-bouncer.ts';
import { openTestPostgres, postgresAt, type RunningPostgres, type TestPostgres } from './open-test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresDoor: string;
    /** Only in npm run mutate. */
    withoutPostgres?: boolean;
    /** Only in npm run drill -- bouncer: what tests open of PostgreSQL is reached through PgBouncer. */
    throughBouncer?: boolean;
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
  let migrated: Promise<string> | null = null;
  let bouncer: ReturnType<typeof openBouncer> | null = null;
  const answer = async (socket: Socket) => {
    postgres ??= openTestPostgres();
    migrated ??= postgres.then(migratedDatabase);
    if (project.config.provide.throughBouncer)
      bouncer ??= postgres.then(({ socketFolder }) => openBouncer(socketFolder));
    try {
      const started: Started = { socketFolder: (await postgres).socketFolder, migrated: await migrated };
      socket.end(JSON.stringify({ ...started, bouncer: (await bouncer)?.folder }));
    } catch (error) {
      socket.end(JSON.stringify({ error: String(error) }));
    }
  };
  const door = createServer((socket) => void answer(socket)).listen(path);
  project.provide('postgresDoor', path);
  return async () => {
    door.close();
    await bouncer?.then((started) => started.stop()).catch(() => {});
    await postgres?.then((started) => started.stop()).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
}

/** What a test that wants tables gets a copy of: a copy takes a third of the time of all migrations. */
async function migratedDatabase(postgres: TestPostgres): Promise<string> {
  const url = await postgres.freshDatabase();
  const database = await openDatabase(url);
  await migrate(database, '2026-11-21T06:00:00.000Z');
  await database.close();
  return url;
}

export type SharedPostgres = RunningPostgres & {
  /** Makes a database with the tables of this release, and answers its URL. */
  migratedDatabase(): Promise<string>;
  /** The address at which a test opens a database: its own, or through the run's PgBouncer. */
  address(url: string): string;
};

type Started = { socketFolder: string; migrated: string; bouncer?: string | undefined };

/** The run's PostgreSQL, from inside a test. */
export async function sharedTestPostgres(): Promise<SharedPostgres> {
  let text = '';
  for await (const part of connect(inject('postgresDoor'))) text += part;
  const answer = JSON.parse(text) as Started | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  const postgres = postgresAt(answer.socketFolder);
  const { migrated, bouncer } = answer;
  return {
    ...postgres,
    migratedDatabase: () => postgres.copyDatabase(migrated),
    address: (url) => (bouncer === undefined ? url : throughBouncer(url, bouncer)),
  };
}
