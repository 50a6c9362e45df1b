import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { stateLimits } from '#domain/eway/state-limits.ts';
import { gstr3bDays } from '#domain/returns/gstr3b-due.ts';
import { law, lawReadOn } from '#domain/returns/law.ts';

const page = readFileSync('docs/returns.md', 'utf8');

test('docs/returns.md has each figure of the law with its day and its source', () => {
  expect(page).toContain(`after ${formatDate(lawReadOn)} is not in them`);
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const missing = [gstr3bDays, ...Object.values(law), ...Object.values(stateLimits)]
    .flat()
    .filter(({ from, source }) => !rows.some((row) => row.includes(formatDate(from)) && row.includes(source)));
  expect(missing).toEqual([]);
});
