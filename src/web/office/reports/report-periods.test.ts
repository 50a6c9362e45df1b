import { expect, test } from 'vitest';
import { reportPeriods } from './report-periods.ts';

const rows: [today: string, name: string, from: string, to: string][] = [
  ['2026-11-21', 'This month', '2026-11-01', '2026-11-30'],
  ['2026-11-21', 'Last month', '2026-10-01', '2026-10-31'],
  ['2026-11-21', 'This year', '2026-04-01', '2027-03-31'],
  ['2027-01-31', 'Last month', '2026-12-01', '2026-12-31'],
  ['2027-01-31', 'This year', '2026-04-01', '2027-03-31'],
  ['2026-12-31', 'This month', '2026-12-01', '2026-12-31'],
  ['2028-03-31', 'Last month', '2028-02-01', '2028-02-29'],
  ['2026-04-01', 'This year', '2026-04-01', '2027-03-31'],
  ['2026-11-21', 'All dates', '', ''],
];

test.each(rows)('On %s, %s is from %s to %s', (today, name, from, to) => {
  expect(reportPeriods(today)).toContainEqual({ name, from, to });
});
