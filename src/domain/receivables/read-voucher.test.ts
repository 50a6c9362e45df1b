import { expect, test } from 'vitest';
import { buildReceipt } from '#test/build/build-money.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { readVoucher } from './read-voucher.ts';
import { voucherNumber, voucherPrefixes, voucherSeriesOf } from './voucher-number.ts';

const line = (amount: number, tds = 0) => ({ source: null, debt: `debt of ${amount}`, amount, tds });

test('A receipt keeps its money and TDS, without space at the ends of its texts', () => {
  const draft = buildReceipt({
    tds: 10,
    tdsKind: 'gst',
    reason: 'discount',
    reference: '  UTR\n 88  ',
    note: ' two\nlines ',
    lines: [line(600), line(400)],
  });
  expect(readVoucher(draft)).toEqual({
    ...draft,
    reason: '',
    reference: 'UTR 88',
    note: 'two\nlines',
    lines: [line(600, 6), line(400, 4)],
  });
});

test('TDS that staff gave to the lines stays where they put it', () => {
  const lines = [line(600, 0), line(400, 10)];
  expect(readVoucher(buildReceipt({ tds: 10, tdsKind: 'income-tax', lines })).lines).toEqual(lines);
});

test('A receipt without TDS has no kind of it, and none in its lines', () => {
  const read = readVoucher(buildReceipt({ tds: 0, tdsKind: 'gst', lines: [line(600, 5)] }));
  expect([read.tdsKind, read.lines]).toEqual(['', [line(600)]]);
});

test('A refund has neither TDS nor a reason', () => {
  const typed = { kind: 'refund', tds: 5, tdsKind: 'gst', reason: 'discount', mode: 'upi' } as const;
  const read = readVoucher(buildReceipt({ ...typed, amount: 70, lines: [line(70, 5)] }));
  expect(read).toMatchObject({ amount: 70, tds: 0, tdsKind: '', reason: '', mode: 'upi', lines: [line(70)] });
});

test('A settlement is what its lines settle, without a mode; one of TDS holds back all of it', () => {
  const typed = { kind: 'settlement', amount: 5, tds: 3, tdsKind: 'gst', mode: 'cash' } as const;
  const lines = [line(70), line(30)];
  const discount = readVoucher(buildReceipt({ ...typed, reason: 'discount', lines }));
  expect(discount).toMatchObject({ amount: 100, tds: 0, tdsKind: '', mode: '', reason: 'discount', lines });
  const held = readVoucher(buildReceipt({ ...typed, reason: 'tds', lines }));
  expect(held).toMatchObject({ amount: 100, tds: 0, tdsKind: 'gst', lines: [line(70, 70), line(30, 30)] });
});

test('Numbers say kind, registration and financial year, and grow beyond four digits', () => {
  expect(voucherNumber(voucherSeriesOf('receipt', home, '2026-11-21'), 12)).toBe('RC-DL/26-27/0012');
  expect(voucherNumber(voucherSeriesOf('refund', branch, '2027-03-31'), 1)).toBe('RF-OD/26-27/0001');
  expect(voucherNumber(voucherSeriesOf('settlement', home, '2027-04-01'), 12_345)).toBe('ST-DL/27-28/12345');
  expect(voucherPrefixes([home, branch])).toEqual(['RC-DL/', 'RC-OD/', 'RF-DL/', 'RF-OD/', 'ST-DL/', 'ST-OD/']);
});
