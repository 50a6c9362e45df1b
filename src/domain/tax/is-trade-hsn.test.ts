import { expect, test } from 'vitest';
import facts from '#test/fixtures/gst-hsn-rates-interior.json' with { type: 'json' };
import { isTradeHsn } from './is-trade-hsn.ts';

test('Every code of the trade’s table is known, with more digits and with fewer', () => {
  const codes = facts.rows.map(({ code }) => code).filter((code) => /^\d+$/.test(code));
  expect(codes.length).toBeGreaterThan(50);
  for (const code of codes) expect([code, isTradeHsn(code), isTradeHsn(code.slice(0, 4))]).toEqual([code, true, true]);
});

test.each(['3981', '39811090', '12345678', '0101', '991234', '995499'])('%s is not', (code) => {
  expect(isTradeHsn(code)).toBe(false);
});
