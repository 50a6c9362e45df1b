import { expect, test } from 'vitest';
import { readReady, writeReady } from './ready-days.ts';

test('The days of each office are typed with commas between them, and a blank line means no days', () => {
  const typed = 'Delhi 2, New Town 16';
  expect(readReady(` ${typed} ,`)).toEqual([
    { city: 'Delhi', days: 2 },
    { city: 'New Town', days: 16 },
  ]);
  expect(writeReady(readReady(typed))).toBe(typed);
  expect(readReady('  ')).toEqual([]);
  // The server refuses it by name.
  expect(readReady('Delhi soon')).toEqual([{ city: 'Delhi soon', days: -1 }]);
});
