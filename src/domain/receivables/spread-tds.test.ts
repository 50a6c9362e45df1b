import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadTds } from './spread-tds.ts';

const paise = fc.integer({ min: 1, max: 10_000_000_00 });

test('TDS is spread over the lines to the paisa, and no line has more than its amount', () => {
  expect(spreadTds(100, [50_00, 150_00])).toEqual([25, 75]);
  expect(spreadTds(100, [])).toEqual([]);
  expect(spreadTds(100, [0, 0])).toEqual([0, 0]);
  fc.assert(
    fc.property(paise, fc.array(paise, { minLength: 1, maxLength: 20 }), (tds, amounts) => {
      const parts = spreadTds(tds, amounts);
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.min(tds, total));
      for (const [index, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amounts[index] ?? 0);
      }
    }),
  );
});
