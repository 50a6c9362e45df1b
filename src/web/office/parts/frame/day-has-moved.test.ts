import { expect, test } from 'vitest';
import { dayHasMoved } from './day-has-moved.ts';

test('The Indian day moves at 18:30 of the universal time, wherever the device is', () => {
  expect(dayHasMoved('2026-11-21', '2026-11-21T03:00:00.000Z')).toBe(false);
  expect(dayHasMoved('2026-11-21', '2026-11-21T18:29:59.999Z')).toBe(false);
  expect(dayHasMoved('2026-11-21', '2026-11-21T18:30:00.000Z')).toBe(true);
  expect(dayHasMoved('2026-11-21', '2026-11-22T03:00:00.000Z')).toBe(true);
});
