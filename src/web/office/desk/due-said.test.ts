import { expect, test } from 'vitest';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { awaitedBeside, awaitedSaid, dueSaid, isWaiting } from './due-said.ts';

function october(documents: number, missing = 0, count = 0): ReturnAnswer {
  const of = { state: home, form: 'gstr1', period: '2026-10', name: 'October 2026', due: '2026-11-11', filed: null };
  const irns: ReturnAnswer['irns'] = { missing, late: 0, others: [] };
  return { ...of, begun: true, leftOut: { documents }, irns, withoutBill: { count } } as unknown as ReturnAnswer;
}

test.each([
  [3, 0, '2026-11-09', '3 to mend, due in 2 days'],
  [0, 0, '2026-11-10', 'ready, due tomorrow'],
  [0, 39, '2026-11-10', '39 without IRN, due tomorrow'],
  [3, 1, '2026-11-11', '3 to mend, 1 without IRN, due today'],
  [1, 0, '2026-11-12', '1 to mend, 1 day late'],
  [1, 0, '2026-12-01', '1 to mend, 20 days late'],
])('With %d left out and %d without IRN on %s, Operations says “%s”', (documents, missing, today, said) => {
  expect(dueSaid(october(documents, missing), today)).toBe(`GSTR-1 of ${homeName} for October 2026: ${said}`);
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
  // A firm that has just begun here filed it elsewhere.
  expect(isWaiting({ ...october(0), begun: false }, '2026-11-01')).toBe(false);
  const filed = { filedOn: '2026-11-05', arn: '' } as ReturnAnswer['filed'];
  expect(isWaiting({ ...october(1), filed }, '2026-11-10')).toBe(false);
});

test('IRNs of all other periods stand beside the returns, of a filed one too, the oldest first', () => {
  const others = [
    { period: '2026-07', name: 'July 2026', missing: 2, late: 0 },
    { period: '2026-11', name: 'November 2026', missing: 1, late: 0 },
  ];
  const filed = { filedOn: '2026-11-05', arn: '' } as ReturnAnswer['filed'];
  const last = { ...october(0, 39), irns: { missing: 39, late: 0, others }, filed };
  const running = { ...october(0, 1), period: '2026-11' };
  const said = (due: ReturnAnswer[]) => awaitedBeside([last, running], due).map(awaitedSaid);
  expect(said([running])).toEqual([
    `2 without IRN of ${homeName} for July 2026`,
    `39 without IRN of ${homeName} for October 2026`,
  ]);
  expect(said([{ ...last, filed: null }, running])).toEqual([`2 without IRN of ${homeName} for July 2026`]);
});
