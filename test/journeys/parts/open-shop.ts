import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { startProgram } from '#test/program/start-program.ts';
import { logInByWire } from './log-in-by-wire.ts';

export type Shop = {
  origin: string;
  username: string;
  password: string;
  /** Of a login of its owner. */
  token: string;
};

/** A place in what `prepare-shop.ts` has made for this run. */
export function preparedPath(name: string): string {
  return join(process.env.PREPARED_SHOP ?? '', name);
}

type Beginning = {
  /** More of the environment that the program is started with. */
  settings?: Record<string, string>;
  /** Which of the prepared shops it is a copy of: with pictures, without, or with what can be seen on a wall. */
  from?: 'filled' | 'bare' | 'surfaces';
  /** What is done to the copy before the program starts. */
  change?: (dataDir: string) => void;
};

/** The real program on a free port and a copy of a prepared shop, for as long as `use` lasts. */
export async function openShop(
  use: (shop: Shop) => Promise<void>,
  { settings = {}, from = 'filled', change = () => {} }: Beginning = {},
): Promise<void> {
  const dataDir = mkdtempSync(join(quickFolder(), 'vitrine-journey-'));
  cpSync(preparedPath(from), dataDir, { recursive: true });
  change(dataDir);
  const owner = JSON.parse(readFileSync(preparedPath('owner.json'), 'utf8'));
  const env = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'on', ...settings };
  const { origin, kill } = await startProgram(env, { again: true });
  // A login ends after half an hour without a call, and on a slow machine the journeys take longer.
  const isOld = Date.now() - statSync(preparedPath('owner.json')).mtimeMs > 15 * 60_000;
  await use({ ...(isOld ? await logInByWire({ ...owner, origin }) : owner), origin });
  await kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
