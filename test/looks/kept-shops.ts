import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Program, startProgram } from '#test/program/start-program.ts';
import type { Release } from './open-release.ts';

/** When all pictures are taken: noon of a Saturday in India. The demo's documents are of the weeks before. */
export const NOW = '2026-11-21T06:30:00.000Z';

export type OpenShop = { origin: string; token: string; close(): Promise<void> };

type Owner = { username: string; password: string };

/**
 * Opens the demo shop with all its pictures, and the one of a firm that has done nothing yet, as copies in `data`. To fill them
 * takes minutes: they are kept in `folder` for every release with the same demo and the same migrations.
 */
export async function openShops(
  release: Release,
  folder: string,
  data: string,
): Promise<{ demo: OpenShop; bare: OpenShop }> {
  const kept = join(folder, keyOf(release.root));
  if (!existsSync(kept)) await fillShops(release, kept);
  cpSync(kept, data, { recursive: true });
  const owner: Owner = JSON.parse(readFileSync(join(kept, 'owner.json'), 'utf8'));
  const open = async (name: string): Promise<OpenShop> => {
    const program = await start(release, join(data, name), { again: true });
    return { origin: program.origin, token: await logIn(program.origin, owner), close: () => program.kill('SIGTERM') };
  };
  return { demo: await open('demo'), bare: await open('bare') };
}

async function fillShops(release: Release, kept: string): Promise<void> {
  const making = `${kept}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  // The demo's pictures come after the program is ready.
  const filled = Promise.withResolvers<void>();
  const hear = (said: string) => void (/Demo pictures: .* are in the shop/.test(said) && filled.resolve());
  const demo = await start(release, join(making, 'demo'), { demo: true, hear });
  const bare = await start(release, join(making, 'bare'), {});
  await filled.promise;
  await Promise.all([demo.kill('SIGTERM'), bare.kill('SIGTERM')]);
  const { username, password } = demo;
  writeFileSync(join(making, 'owner.json'), JSON.stringify({ username, password }));
  renameSync(making, kept);
}

type Starting = { demo?: boolean; again?: boolean; hear?: (said: string) => void };

function start({ root }: Release, dataDir: string, { demo = false, ...how }: Starting): Promise<Program> {
  const env = { PORT: '0', DATA_DIR: dataDir, DEMO: String(demo), BACKUP_EVERY: 'off', SLOW_CLOCK_FROM: NOW };
  return startProgram(env, { root, ...how });
}

async function logIn(origin: string, owner: Owner): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Of what fills a shop: the demo's files and the tables. */
function keyOf(root: string): string {
  const hash = createHash('sha256');
  for (const folder of ['demo', 'src/adapters/database/migrations'])
    for (const name of (readdirSync(join(root, folder), { recursive: true }) as string[]).toSorted())
      hash.update(`${name} ${statSync(join(root, folder, name)).size}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Asks a shop as its owner: with a body it is a POST. A refusal throws. */
export async function askShop(
  { origin, token }: Pick<OpenShop, 'origin' | 'token'>,
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(origin + path, { headers, ...sent });
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
  return answer;
}
