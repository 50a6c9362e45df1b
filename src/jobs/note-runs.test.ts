import { expect, test } from 'vitest';
import { noteRuns } from './note-runs.ts';

const on = new AbortController().signal;

test('A job’s last success and its failures are counted, and its results and errors stay the same', async () => {
  const clock = { now: '2026-11-21T06:00:00.000Z' };
  const { runs, noting } = noteRuns(() => clock.now);
  const disk = { isFull: false };
  const job = noting({
    name: 'back up',
    every: 1,
    run: async () => {
      if (disk.isFull) throw new Error('full');
      return { made: true };
    },
  });
  expect(runs.size).toBe(0);
  expect(await job.run(on)).toEqual({ made: true });
  disk.isFull = true;
  clock.now = '2026-11-21T07:00:00.000Z';
  await expect(job.run(on)).rejects.toThrow('full');
  expect(runs.get('back up')).toEqual({ succeeded: '2026-11-21T06:00:00.000Z', failures: 1 });
});
