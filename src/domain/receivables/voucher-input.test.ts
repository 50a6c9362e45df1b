import { expect, test } from 'vitest';
import { buildReceipt } from '#test/build/build-money.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { upiCode } from './upi-code.ts';
import { readTaxState, readVoucherInput } from './voucher-input.ts';

const typed = { ...buildReceipt({ amount: 100 }), lines: null };

test('Choices that are known are read, and an unknown one is blank, so that the rules ask for it', () => {
  const right = { mode: 'upi', tdsKind: 'gst', reason: 'bad-debt', taxState: branch };
  expect(readVoucherInput({ ...typed, ...right })).toEqual({ ok: true, value: { ...typed, ...right, lines: [] } });
  const wrong = { mode: 'gold', tdsKind: 'vat', reason: 'luck' };
  expect(readVoucherInput({ ...typed, ...wrong })).toMatchObject({
    ok: true,
    value: { mode: '', tdsKind: '', reason: '', amount: 100 },
  });
  const lines = [{ source: null, debt: 'i', amount: 5, tds: 0 }];
  expect(readVoucherInput({ ...typed, lines })).toMatchObject({ value: { lines } });
});

test('A registration must be one of the firm’s', () => {
  expect(readTaxState(home)).toEqual({ ok: true, value: home });
  const message = 'Choose the registration';
  for (const other of ['atlantis', '', 'toString']) {
    const refused = { ok: false, kind: 'invalid', message, problems: [{ field: 'taxState', message }] };
    expect(readTaxState(other)).toMatchObject(refused);
    expect(readVoucherInput({ ...typed, taxState: other })).toMatchObject(refused);
  }
});

test('From ₹ 1,00,000 the payer types the amount of a UPI payment', () => {
  const code = (owed: number) => upiCode({ upiId: 'sample@smplbank', name: 'Sample', number: 'A/1', owed });
  expect([code(99_999_99).says, code(1_00_000_00).says]).toEqual(['UPI, amount filled in', 'UPI, type the amount']);
  expect(code(500_00)).toMatchObject({ id: 'sample@smplbank', link: expect.stringContaining('am=500.00') });
});
