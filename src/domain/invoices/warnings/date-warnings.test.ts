import { expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { draftWarnings } from './draft-warnings.ts';

test('a date says nothing of itself on its own day, and of a month before what is due', () => {
  const on = (date: string, more = {}) =>
    draftWarnings(buildForm({ date, ...more }), { today: '2026-11-21', series: null })
      .filter(({ field }) => field === 'date')
      .map(({ message }) => message);
  expect(on('2026-11-21')).toEqual([]);
  expect(on('2026-11-20')).toEqual([]);
  expect(on('no date')).toEqual([]);
  expect(on('2026-10-31')).toEqual([expect.stringContaining('is in an earlier month')]);
  expect(on('2026-10-31', { kind: 'pro' })).toEqual([]);
});

test.each([
  // The quarter that is not over has no return yet, whether or not the IFF of the month was due.
  ['2026-10-31', '2026-11-30', []],
  ['2026-10-01', '2026-12-31', []],
  ['2026-12-31', '2027-01-13', ['31/12/2026 is in an earlier quarter, and the return for it is due on 13/01/2027']],
  [
    '2026-10-31',
    '2027-01-14',
    ['31/10/2026 is in an earlier quarter, and the return for it was due on 13/01/2027: ask your accountant first'],
  ],
  [
    '2026-03-31',
    '2026-04-14',
    [
      "31/03/2026 is in financial year 2025-26, so the number comes from that year's series, and the return for it was due on 13/04/2026: ask your accountant first",
    ],
  ],
])('of a firm that files by the quarter a date of %s is on %s looked at by the quarter', (date, today, said) => {
  const warnings = (changes = {}) =>
    draftWarnings(buildForm({ date, ...changes }), { today, series: null, filing: 'quarterly' });
  expect(warnings().map(({ message }) => message)).toEqual(said);
  expect(warnings({ kind: 'pro' }).filter(({ message }) => message.includes('return'))).toEqual([]);
});

test('a number typed with spaces around it is one, and spaces alone are none', () => {
  const series = { next: 'DL/26-27/0043', last: { number: 'DL/26-27/0042', date: '2026-11-21' } };
  const said = (number: string, date = '2026-11-20') =>
    draftWarnings(buildForm({ number, date }), { today: '2026-11-21', series }).map(({ field, message }) => [
      field,
      message.split(':')[0],
    ]);
  expect(said(' X-7 ')).toEqual([['number', 'Typed by hand, outside the series']]);
  expect(said('  ')).toEqual([['date', 'DL/26-27/0042 is dated 21/11/2026']]);
  expect(said('', '2026-11-21')).toEqual([]);
  expect(draftWarnings(buildForm({ number: 'X-7' }), { series: null })).toEqual([
    { field: 'number', message: 'Typed by hand, outside the series: leave it blank' },
  ]);
});

test('of letters that no paper prints five are named, in the rows that are billed', () => {
  const said = (description: string, part = {}) =>
    draftWarnings(buildForm({ lines: [buildLine(1), buildLine(2, { description, ...part })] })).map(
      ({ message }) => message,
    );
  const [a, b, c, d, e, f] = ['😀', '😁', '😂', '😃', '😄', '😅'];
  expect(said(`${a}${b}${c}${d}${e}`)).toEqual([
    `Row 2: Description holds ${a} ${b} ${c} ${d} ${e}: the paper cannot print them and shows empty boxes instead`,
  ]);
  expect(said(`${a}${b}${c}${d}${e}${f}`)[0]).toContain(`${e} and more: `);
  expect(said(`${a}`, { ...blank, description: a })).toEqual([expect.stringContaining('has no product')]);
});
