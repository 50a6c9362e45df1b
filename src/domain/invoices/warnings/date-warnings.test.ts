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
