import { expect, test } from 'vitest';
import { branch, home } from '#test/specification/specified-firm.ts';
import { seriesOf } from './invoice-number.ts';
import { seriesFacts } from './series-facts.ts';

const series = seriesOf('tax', home, '2026-11-21');
const counted = [
  { series: seriesOf('tax', home, '2025-11-21'), counter: 900, date: '2026-03-31' },
  { series: seriesOf('credit', home, '2026-11-21'), counter: 3, date: '2026-10-01' },
  { series, counter: 41, date: '2026-11-20' },
];

test('A series continues after its last document; other kinds and years do not count', () => {
  expect(seriesFacts(series, counted, { 'DL/26-27/': 118 })).toEqual({
    next: 'DL/26-27/0042',
    last: { number: 'DL/26-27/0041', date: '2026-11-20' },
  });
});

test('A series without a document begins at the opening number of the company record, or at 1', () => {
  const there = seriesOf('tax', branch, '2026-11-21');
  expect(seriesFacts(there, counted, { 'OD/26-27/': 118 })).toEqual({ next: 'OD/26-27/0118', last: null });
  expect(seriesFacts(there, counted, {})).toEqual({ next: 'OD/26-27/0001', last: null });
});
