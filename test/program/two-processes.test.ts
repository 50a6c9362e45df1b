import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildPicture } from '#test/build/build-picture.ts';
import { dropDatabase } from '#test/postgres/open-test-postgres.ts';
import { sharedTestPostgres } from '#test/postgres/share-test-postgres.ts';
import { type Program, startProgram } from './start-program.ts';

const SECOND = 1000;

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

// A machine that is busy with other work may be slow once.
describe('On two processes that share a shop', { retry: 2, timeout: 120_000 }, () => {
  // How a process learns of the other's change is tested on both databases in catalogue-snapshot.test.ts.
  test('what staff change at one is on the other’s pages within a second', async () => {
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
    await expect.poll(seen, { timeout: SECOND, interval: 50 }).toBe(true);

    await change('DELETE', `${one.origin}/api/deleteImage/wallpapers/grass-weave-ivory.jpg`, token);
    await expect.poll(seen, { timeout: SECOND, interval: 50 }).toBe(false);
  });
});
