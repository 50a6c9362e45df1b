import { expect, test } from 'vitest';
import { filingProblems } from './filing-problems.ts';

test.each([
  ['2026-10', '2026-11-10', '', []],
  ['2026-10', '2026-11-01', 'AA0710260000000', []],
  ['2026-10', '2026-10-31', '', ['filedOn']],
  ['2026-10', '2026-11-22', '', ['filedOn']],
  ['2026-10', '10/11/2026', '', ['filedOn']],
  ['2026-10', '2026-11-10', 'AA07', ['arn']],
  ['2026-11', '2026-11-21', '', ['']],
  ['2026-Q3', '2026-11-21', '', ['']],
])('%s, filed on %s with the ARN “%s”', (period, filedOn, arn, fields) => {
  expect(filingProblems(period, { filedOn, arn }, '2026-11-21').map(({ field }) => field)).toEqual(fields);
});
