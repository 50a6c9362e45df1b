import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildPicture } from '#test/build/build-picture.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { type Program, startProgram } from './start-program.ts';

async function openTwo(databaseUrl: string): Promise<Program[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-two-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stores = { DATABASE_URL: databaseUrl, FILES_URL: `file:${join(folder, 'files')}` };
  const programs: Program[] = [];
  for (const _ of ['first', 'second']) {
    const program = await startProgram({ PORT: '0', DATA_DIR: folder, ...stores });
    onTestFinished(() => program.kill('SIGTERM'));
    programs.push(program);
  }
  return programs;
}

async function tokenFor({ origin, username, password }: Program): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function change(method: string, address: string, token: string, body?: FormData): Promise<void> {
  const answer = await fetch(address, { method, headers: { Authorization: `Bearer ${token}` }, ...(body && { body }) });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

/**
 * Each process asks the database anew after 300 ms, and shows what it knows while an answer takes longer than 250 ms: on clocks,
 * with both databases, in catalogue-snapshot.test.ts. Here a busy machine may take as long for it as it likes.
 */
const soon = { timeout: 60_000, interval: 50 };

test('What staff change at one of two processes that share a shop is soon on the other’s pages', {
  timeout: 180_000,
}, async () => {
  const url = await (await sharedTestPostgres()).freshDatabase();
  onTestFinished(() => dropDatabase(url));
  const [one, other] = await openTwo(url);
  if (!one || !other) throw new Error('There are two.');
  const token = await tokenFor(one);
  const seen = async () => (await (await fetch(`${other.origin}/wallpapers`)).text()).includes('Grass weave ivory');
  expect(await seen()).toBe(false);

  const body = new FormData();
  body.append('file', new Blob([await buildPicture()]), 'whatever.bin');
  await change('POST', `${one.origin}/api/uploadfiles/wallpapers/grass-weave-ivory.jpg`, token, body);
  await expect.poll(seen, soon).toBe(true);

  await change('DELETE', `${one.origin}/api/deleteImage/wallpapers/grass-weave-ivory.jpg`, token);
  await expect.poll(seen, soon).toBe(false);

  // The limits of the server are outside of the app: what they did is told by the program alone.
  const metrics = await (await fetch(`${one.origin}/metrics`)).text();
  expect(metrics).toContain('vitrine_connections_ended_total{how="refused"} 0');
});
