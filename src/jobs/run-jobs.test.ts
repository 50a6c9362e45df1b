import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openLeaseStore } from '#adapters/database/engine/lease-store.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { runJobs } from './run-jobs.ts';

/** A log that keeps its lines. */
function openLog() {
  const lines: string[] = [];
  const write = (what: object, message: string) => {
    const { job, err } = what as { job: string; err?: Error };
    lines.push(`${message}: ${job}${err ? `: ${err.message}` : ''}`);
  };
  return { lines, log: { info: write, error: write } };
}

/** A clock at a twentieth of the speed, so that leases do not expire on a busy machine. */
const start = Date.now();
const system = { uuid: nodeSystem.uuid, now: () => new Date(start + (Date.now() - start) / 20).toISOString() };

eachDatabase('The jobs', (open) => {
  const openProcess = async (
    leases: ReturnType<typeof openLeaseStore>,
    run: () => Promise<object | null>,
    every = 40,
  ) => {
    const { lines, log } = openLog();
    const jobs = runJobs([{ name: 'sweep files', every, run }], { system, leases }, log, 20);
    return { lines, stop: jobs.stop };
  };

  test('run in one of three processes, again and again, and in another one when that process ends', async () => {
    const leases = openLeaseStore(await open());
    const turns: string[] = [];
    const processes = await Promise.all(
      ['one', 'two', 'three'].map(async (name) => ({
        name,
        ...(await openProcess(leases, async () => ({ turns: turns.push(name) }))),
      })),
    );
    await vi.waitFor(() => expect(turns.length).toBeGreaterThanOrEqual(3), 10_000);
    expect(new Set(turns).size).toBe(1);
    await processes.find(({ name }) => name === turns[0])?.stop();
    const done = turns.length;
    await vi.waitFor(() => expect(turns.length).toBeGreaterThanOrEqual(done + 2), 10_000);
    expect(turns.slice(done)).not.toContain(turns[0]);
    await Promise.all(processes.map(({ stop }) => stop()));
    const after = turns.length;
    await setTimeout(150);
    expect(turns.length).toBe(after);
  });

  test('begin later where they say so', async () => {
    const leases = openLeaseStore(await open());
    const turns: string[] = [];
    const job = (name: string, startAfter?: number) => ({
      name,
      every: 20,
      ...(startAfter ? { startAfter } : {}),
      run: async () => ({ turns: turns.push(name) }),
    });
    const jobs = runJobs([job('at once'), job('later', 1_500)], { system, leases }, openLog().log, 10);
    await vi.waitFor(() => expect(turns).toContain('later'), 10_000);
    expect(turns.filter((name) => name === 'at once').length).toBeGreaterThan(1);
    expect(turns.indexOf('later')).toBeGreaterThan(1);
    await jobs.stop();
  });

  test('are taken over when the lease of a crashed process expires, and not before', async () => {
    const leases = openLeaseStore(await open());
    const clock = { at: '2026-11-21T06:00:00.000Z' };
    await leases.take('sweep files', 'the dead one', clock.at, '2026-11-21T07:02:00.000Z');
    let turns = 0;
    const job = { name: 'sweep files', every: 20, run: async () => ({ turns: ++turns }) };
    const jobs = runJobs([job], { system: { ...system, now: () => clock.at }, leases }, openLog().log, 10);
    await setTimeout(200);
    expect(turns).toBe(0);
    clock.at = '2026-11-21T07:02:00.000Z';
    await vi.waitFor(() => expect(turns).toBeGreaterThan(0), 10_000);
    await jobs.stop();
  });

  test('continue after an error, which is logged', async () => {
    const leases = openLeaseStore(await open());
    let turn = 0;
    const { lines, stop } = await openProcess(leases, async () => {
      turn += 1;
      if (turn === 1) throw new Error('the store is away');
      return {};
    });
    await vi.waitFor(() => expect(turn).toBeGreaterThanOrEqual(2), 10_000);
    await stop();
    // The lease is released and need not expire.
    expect(await leases.take('sweep files', 'the next one', system.now(), system.now())).toBe(true);
    expect(lines.slice(0, 2)).toEqual(['job failed: sweep files: the store is away', 'job done: sweep files']);
  });

  test('log nothing about a run without work', async () => {
    const leases = openLeaseStore(await open());
    let turn = 0;
    const { lines, stop } = await openProcess(leases, async () => {
      turn += 1;
      return turn === 2 ? { sent: 1 } : null;
    });
    await vi.waitFor(() => expect(turn).toBeGreaterThanOrEqual(4), 10_000);
    await stop();
    expect(lines).toEqual(['job done: sweep files']);
  });

  test('stay with the working process, even during long work', async () => {
    const leases = openLeaseStore(await open());
    let working = 0;
    let most = 0;
    const work = async () => {
      working += 1;
      most = Math.max(most, working);
      await setTimeout(2500);
      working -= 1;
      return {};
    };
    const processes = [await openProcess(leases, work), await openProcess(leases, work)];
    await setTimeout(3000);
    await Promise.all(processes.map(({ stop }) => stop()));
    expect([most, working]).toEqual([1, 0]);
  });
});
