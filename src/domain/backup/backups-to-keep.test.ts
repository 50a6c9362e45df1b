import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backupsToKeep } from './backups-to-keep.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-04-01T00:00:00.000Z');
function iso(time: number) {
  return new Date(time).toISOString();
}
/** A backup every so many minutes, for so many days. */
function every(minutes: number, days: number) {
  return Array.from({ length: Math.floor((days * 1440) / minutes) }, (_, turn) => iso(start + turn * minutes * MINUTE));
}
function last(instants: string[]) {
  return instants.at(-1) ?? '';
}

test('Ten years of backups every six hours leave 168, then days, months and eight years', () => {
  const all = every(360, 3653);
  const kept = [...backupsToKeep(all, last(all))].sort();
  // The newest of its year is also the newest of its month and of its day.
  expect(kept.length).toBeGreaterThan(168);
  expect(kept.length).toBeLessThanOrEqual(168 + 30 + 12 + 8);
  expect(kept.slice(-168)).toEqual(all.slice(-168));
  const years = kept.filter((instant) => instant < iso(Date.parse(last(all)) - 400 * 1440 * MINUTE));
  expect(years.map((instant) => instant.slice(0, 10))).toEqual([
    '2029-03-31',
    '2030-03-31',
    '2031-03-31',
    '2032-03-31',
    '2033-03-31',
    '2034-03-31',
  ]);
});

test('All 144 backups of a day are kept, of the six days before one an hour, and then one a day', () => {
  const all = every(10, 9);
  const kept = backupsToKeep(all, last(all));
  // The last one of an Indian day, which ends at 18:30 in UTC, is the last one of half an hour too.
  const age = (instant: string) => (Date.parse(last(all)) - Date.parse(instant)) / (1440 * MINUTE);
  const younger = (days: number) => all.filter((instant) => kept.has(instant) && age(instant) < days);
  expect(younger(1)).toHaveLength(144);
  expect(younger(7)).toHaveLength(144 + 144 + 6);
  expect(younger(9)).toHaveLength(144 + 144 + 6 + 2);
});

test('A year ends on 31 March at midnight in India', () => {
  const [before, after] = ['2026-03-31T18:29:00.000Z', '2026-03-31T18:31:00.000Z'];
  const later = every(15, 3).map((instant) => iso(Date.parse(instant) + 400 * 1440 * MINUTE));
  const kept = backupsToKeep([before, after, ...later], last(later));
  expect([kept.has(before), kept.has(after)]).toEqual([true, true]);
});

const instants = fc.uniqueArray(
  fc.integer({ min: 0, max: 5 * 365 * 1440 }).map((minutes) => iso(start + minutes * MINUTE)),
  { maxLength: 400 },
);

test('The newest is always kept, at most 362 are kept, and no instant is invented', () => {
  fc.assert(
    fc.property(instants, (all) => {
      const sorted = [...all].sort();
      const kept = backupsToKeep(all, last(sorted));
      expect(kept.size).toBeLessThanOrEqual(362);
      if (sorted.length > 0) expect(kept.has(last(sorted))).toBe(true);
      expect([...kept].filter((instant) => !all.includes(instant))).toEqual([]);
      expect([...backupsToKeep([...kept], last(sorted))].sort()).toEqual([...kept].sort());
    }),
  );
});

test('Pruning after every backup keeps the same backups as pruning once at the end', () => {
  fc.assert(
    fc.property(instants, (all) => {
      const sorted = [...all].sort();
      let kept: string[] = [];
      for (const instant of sorted) kept = [...backupsToKeep([...kept, instant], instant)];
      expect(kept.sort()).toEqual([...backupsToKeep(all, last(sorted))].sort());
    }),
    { numRuns: 30 },
  );
});

test('Backups from a clock that was years ahead do not push out any other backup', () => {
  const right = every(15, 3);
  const ahead = every(15, 1).map((instant) => iso(Date.parse(instant) + 5 * 365 * 1440 * MINUTE));
  const kept = backupsToKeep([...right, ...ahead], last(right));
  expect(ahead.filter((instant) => kept.has(instant))).toEqual(ahead);
  const without = backupsToKeep(right, last(right));
  expect(right.filter((instant) => kept.has(instant))).toEqual(right.filter((instant) => without.has(instant)));
});
