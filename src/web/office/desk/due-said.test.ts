import { expect, test } from 'vitest';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { dueSaid, isWaiting } from './due-said.ts';

function october(documents: number, missing = 0, count = 0): ReturnAnswer {
  const of = { state: 'delhi', form: 'gstr1', period: '2026-10', name: 'October 2026', due: '2026-11-11', filed: null };
  return { ...of, leftOut: { documents }, irns: { missing, late: 0 }, withoutBill: { count } } as ReturnAnswer;
}

test.each([
  [3, 0, '2026-11-09', '3 to mend, due in 2 days'],
  [0, 0, '2026-11-10', 'ready, due tomorrow'],
  [0, 39, '2026-11-10', '39 without IRN, due tomorrow'],
  [3, 1, '2026-11-11', '3 to mend, 1 without IRN, due today'],
  [1, 0, '2026-11-12', '1 to mend, 1 day late'],
  [1, 0, '2026-12-01', '1 to mend, 20 days late'],
])('With %d left out and %d without IRN on %s, Operations says “%s”', (documents, missing, today, said) => {
  expect(dueSaid(october(documents, missing), today)).toBe(`GSTR-1 of Delhi for October 2026: ${said}`);
});

test('Exports without shipping bill are counted too', () => {
  expect(dueSaid(october(0, 0, 2), '2026-11-11')).toContain(': 2 without shipping bill, due today');
});

test('The return of a running period waits only while there is something to do in it', () => {
  expect(isWaiting(october(0), '2026-10-31')).toBe(false);
  expect(isWaiting(october(1), '2026-10-31')).toBe(true);
  expect(isWaiting(october(0, 1), '2026-10-31')).toBe(true);
  expect(isWaiting(october(0, 0, 1), '2026-10-31')).toBe(true);
  expect(isWaiting(october(0), '2026-11-01')).toBe(true);
  const filed = { filedOn: '2026-11-05', arn: '' } as ReturnAnswer['filed'];
  expect(isWaiting({ ...october(1), filed }, '2026-11-10')).toBe(false);
  const without = { ...october(1, 39), filed };
  expect(isWaiting(without, '2026-11-10')).toBe(true);
  expect(dueSaid(without, '2026-11-10')).toBe('GSTR-1 of Delhi for October 2026: filed, 39 without IRN');
});
