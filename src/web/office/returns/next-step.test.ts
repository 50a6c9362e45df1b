import { expect, test } from 'vitest';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import type { MendRow, ReturnError } from './mend-list.ts';
import { nextStep } from './next-step.ts';

const october = {
  period: '2026-10',
  form: 'gstr1',
  frequency: 'monthly',
  after: '2026-11',
  due: '2026-11-11',
  filed: null,
} as ReturnAnswer;
const iff: ReturnAnswer = { ...october, form: 'iff', frequency: 'quarterly', due: '2026-11-13' };
const filed = { filedOn: '2026-11-10' } as ReturnAnswer['filed'];
const owner = { today: '2026-11-09', role: 'owner', fileTaken: false } as const;

test('What staff can mend comes first, with the days that are left', () => {
  const rows = [row('DL/26-27/0001', 'open'), row('DL/26-27/0002', 'place'), row('DL/26-27/0003', 'place', 'Mended.')];
  expect(nextStep(october, rows, owner)).toEqual({
    act: 'mend',
    lead: 'Next: DL/26-27/0002.',
    rest: '2 things to mend, 2 days left.',
    button: 'Add place of supply',
    row: rows[1]?.error,
  });
  expect(nextStep(october, rows, { ...owner, today: '2026-11-11' }).rest).toBe('2 things to mend, 0 days left.');
  expect(nextStep(october, rows, { ...owner, today: '2026-11-12' }).rest).toBe('2 things to mend, 1 day late.');
});

test('Then comes the file; what only the document itself mends is said beside it', () => {
  expect(nextStep(october, [], owner)).toMatchObject({
    act: 'file',
    lead: 'Next: the file for the portal.',
    rest: 'Then mark October as filed.',
    button: 'GSTR-1 JSON',
  });
  expect(nextStep(october, [row('DL/26-27/0001', 'open')], owner)).toMatchObject({
    act: 'file',
    rest: '1 thing to mend in the document itself, 2 days left.',
  });
});

test('A period that is not over has its figures of now, and is not marked as filed', () => {
  for (const fileTaken of [false, true])
    expect(nextStep(october, [], { ...owner, today: '2026-10-31', fileTaken })).toMatchObject({
      act: 'file',
      lead: 'October is not over.',
      rest: 'These are its figures of now.',
    });
  expect(nextStep(october, [], { ...owner, today: '2026-11-01' }).lead).toBe('Next: the file for the portal.');
});

test('After the file an owner marks the return as filed, and staff are told who does', () => {
  const taken = { ...owner, fileTaken: true };
  expect(nextStep(october, [], taken)).toMatchObject({ act: 'mark', lead: 'Next: mark October as filed.', rest: '' });
  expect(nextStep(october, [], { ...taken, role: 'staff' })).toEqual({
    act: 'none',
    lead: 'Next: upload it at the portal.',
    rest: 'Then an owner marks October as filed.',
  });
});

test('After a filed return comes the next period, with its day', () => {
  expect(nextStep({ ...october, filed }, [], owner)).toEqual({
    act: 'open',
    lead: 'Filed.',
    rest: 'Next is November, due 11/12/2026.',
    button: 'Open November',
    period: '2026-11',
  });
});

test('The IFF of a month has its name, its file and its day; after the second comes the quarter', () => {
  expect(nextStep(iff, [], owner)).toMatchObject({
    rest: 'Then mark the IFF of October as filed.',
    button: 'IFF JSON',
  });
  expect(nextStep({ ...iff, filed }, [], owner).rest).toBe('Next is the IFF of November, due 13/12/2026.');
  const second = { ...iff, period: '2026-11', after: '2026-Q3', filed };
  expect(nextStep(second, [], owner)).toMatchObject({
    rest: 'Next is October to December 2026, due 13/01/2027.',
    button: 'Open October to December 2026',
    period: '2026-Q3',
  });
});

function row(number: string, remedy: ReturnError['remedy'], answer = ''): MendRow {
  const error = { document: number, kind: 'tax', number, date: '2026-10-05', line: null, problem: 'place', remedy };
  return { error: { ...error, message: 'No place of supply.', suggestion: '' } as ReturnError, answer };
}
