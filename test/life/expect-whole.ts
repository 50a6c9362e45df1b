import { cpSync } from 'node:fs';
import { expect } from 'vitest';
import { backupCommand } from '#cli/backup.ts';
import type { CommandResult } from '#cli/command.ts';
import { restoreCommand } from '#cli/restore.ts';
import { verifyCommand } from '#cli/verify.ts';
import { type Config, readConfig } from '#config';
import { logIn } from './change-people.ts';
import { copyPostgres } from './copy-postgres.ts';
import { openDesk } from './desk.ts';
import { type LivedPlace, openLivedPlace } from './open-lived-place.ts';
import { openWire } from './open-wire.ts';
import { owner } from './owner.ts';
import { readLists } from './read-lists.ts';

/**
 * The shop is whole, goes to the place of these settings, is whole there, and both answer the same. `links`: paths of its links. Returns the
 * calls that had no good answer, because the shop has no such thing.
 */
export async function expectWhole(
  place: LivedPlace,
  settings: Record<string, string>,
  links: string[],
): Promise<string[]> {
  const wire = await openWire(place.send);
  const desk = openDesk(wire, await logIn(wire, owner), place.now);
  const { lines } = await desk.get<{ lines: { seq: number }[] }>('/api/audit?size=1');
  const moved = await openMoved(place, settings);
  try {
    const movedWire = await openWire(moved.send);
    const movedDesk = openDesk(movedWire, await logIn(movedWire, owner), moved.now);
    const seen = { head: lines[0]?.seq ?? 0, links };
    const here = await readLists(desk, seen);
    const there = await readLists(movedDesk, seen);
    const addresses = [...new Set([...Object.keys(here.answers), ...Object.keys(there.answers)])];
    const others = addresses.filter((address) => here.answers[address] !== there.answers[address]);
    // What brochures say joins the search a moment after a start.
    const searches = others.filter((address) => address.startsWith('/api/search?'));
    for (const address of searches) await expect.poll(() => movedDesk.get(address)).toEqual(await desk.get(address));
    const wrong = others.filter((address) => !searches.includes(address));
    expect(wrong.map((address) => [address, here.answers[address], there.answers[address]])).toEqual([]);
    // To be read made papers and pages there.
    await expectVerified(moved.config);
    return here.unanswered;
  } finally {
    await moved.close();
  }
}

/** The shop is whole, goes to the place of these settings, and is whole there. Returns it as it is opened there. */
export async function openMoved(place: LivedPlace, settings: Record<string, string>): Promise<LivedPlace> {
  await expectVerified(place.config);
  await move(place.config, readConfig({ ...settings, BACKUP_EVERY: 'off' }));
  const moved = await openLivedPlace(settings, place.now());
  await expectVerified(moved.config);
  return moved;
}

/** `vitrine verify` finds nothing. */
export async function expectVerified(config: Config): Promise<void> {
  expectGood(await verifyCommand(config, []));
}

/** By a backup that is restored without “anyway”; Vitrine backs up SQLite only. */
async function move(from: Config, to: Config): Promise<void> {
  if (from.databaseUrl.startsWith('sqlite:')) {
    expectGood(await backupCommand(from, []));
    expectGood(await restoreCommand({ ...to, backup: from.backup }, ['latest']));
    return;
  }
  await copyPostgres(from.databaseUrl, to.databaseUrl);
  cpSync(from.filesUrl.slice('file:'.length), to.filesUrl.slice('file:'.length), { recursive: true });
}

function expectGood(result: CommandResult): void {
  if (result === 'usage') throw new Error('The command was not understood.');
  expect(result.message.split('\n').filter((line) => line.startsWith('FAULT'))).toEqual([]);
  expect(result, result.message).toMatchObject({ ok: true });
}
