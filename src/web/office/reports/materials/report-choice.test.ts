import { expect, test } from 'vitest';
import { addressOfReport, orderSaid, reportInAddress, sortedBy } from './report-choice.ts';

const today = '2026-11-21';

test.each(['', '?from=2026-11-01&to=2026-11-30', '?sort=-code', '?sort=sold&unused=true'])(
  'The address of the report of materials says what it shows: %s',
  (search) => {
    const asked = reportInAddress(search, today);
    expect(addressOfReport(asked, today)).toBe(`/invoicereports/materials${search}`);
  },
);

test('What is no date and no order is left out', () => {
  const asked = reportInAddress('?from=2026-02-30&sort=colour&unused=x', today);
  expect(addressOfReport(asked, today)).toBe('/invoicereports/materials');
});

test('A heading turns the order round', () => {
  expect([sortedBy('net', 'net'), sortedBy('-net', 'net'), sortedBy('net', 'code')]).toEqual(['-net', 'net', 'code']);
  expect((['net', '-net', 'code', '-code'] as const).map((sort) => orderSaid(sort, 'net'))).toEqual([
    ...['descending', 'ascending'],
    ...[undefined, undefined],
  ]);
  expect([orderSaid('code', 'code'), orderSaid('-code', 'code')]).toEqual(['ascending', 'descending']);
});
