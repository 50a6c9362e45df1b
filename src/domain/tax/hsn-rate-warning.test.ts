import { describe, expect, test } from 'vitest';
import facts from '#test/fixtures/gst-hsn-rates-interior.json' with { type: 'json' };
import { hsnRateWarning } from './hsn-rate-warning.ts';

type RatedLine = Parameters<typeof hsnRateWarning>[0];

function line(part: Partial<RatedLine>): RatedLine {
  return {
    hsn: '57032990',
    basisPoints: 500,
    unit: 'sqmtr',
    sold: { valuePaise: 86_500n, quantityMilli: 1000n },
    words: 'Carpet Tile',
    ...part,
  };
}
function said(part: Partial<RatedLine>, date = '2026-11-21', goods: (number | null)[] = []) {
  return hsnRateWarning(line(part), date, goods);
}

describe('Every rate of the law’s table', () => {
  const plain = facts.rows.filter(({ code }) => /^\d+$/.test(code));
  test('is there', () => expect(plain.length).toBeGreaterThan(50));

  test.each(plain.map((row) => [row.code, row] as const))('HSN %s', (code, row) => {
    for (const [rate, date] of [
      [row.rate_from_2025_09_22, '2025-09-22'],
      [row.rate_before_2025_09_22, '2025-09-21'],
    ] as const) {
      const others = [5, 12, 18, 28].filter((other) => !String(rate).includes(String(other)));
      if (typeof rate === 'number') expect(said({ hsn: code, basisPoints: rate * 100 }, date)).toBeNull();
      // The earlier rates of screens and lamps are not certain enough for a warning.
      const sure = date === '2025-09-22' || !/^(8528|9405)/.test(code);
      for (const other of others)
        expect([code, other, said({ hsn: code, basisPoints: other * 100 }, date) !== null]).toEqual([
          code,
          other,
          sure,
        ]);
    }
  });
});

test('The sentence names the rate, the notification and what was charged', () => {
  expect(said({ basisPoints: 1800 })).toBe(
    'HSN 57032990 takes 5% (Notification 9/2025-Central Tax (Rate), Schedule I), not 18%',
  );
  expect(said({ basisPoints: 1800 }, '2025-09-21')).toBe(
    'HSN 57032990 takes 12% until 21/09/2025 (Notification 1/2017-Central Tax (Rate)), not 18%',
  );
  expect(said({ hsn: '995475', basisPoints: 500 })).toContain('takes 18% (Notification 11/2017-Central Tax (Rate))');
});

test('An unknown code, and a date before the table begins, give no warning', () => {
  expect(said({ hsn: '9999', basisPoints: 1200 })).toBeNull();
  expect(said({ hsn: '', basisPoints: 1200 })).toBeNull();
  expect(said({ hsn: '39181090', basisPoints: 2800 }, '2017-11-14')).toBeNull();
  expect(said({ hsn: '39181090', basisPoints: 2800 }, '2017-11-15')).not.toBeNull();
});

test('Blinds by the piece are 5% up to ₹ 2,500 and 18% above; in other units both are accepted', () => {
  const blinds = (unit: string, ratePaise: number | null, basisPoints: number, date?: string, quantityMilli = 1000n) =>
    said({ hsn: '630399', unit, sold: soldFor(ratePaise, quantityMilli), basisPoints }, date);
  const soldFor = (paise: number | null, quantityMilli: bigint) =>
    paise === null ? null : { valuePaise: BigInt(paise), quantityMilli };
  expect(blinds('pcs', 250_000, 500)).toBeNull();
  expect(blinds('pcs', 250_001, 1800)).toBeNull();
  expect(blinds('pcs', 250_000, 1800)).toBe(
    'HSN 630399 takes 5% (Notification 9/2025-Central Tax (Rate), Schedule I, 5% up to ₹ 2,500 a piece and 18% above), not 18%',
  );
  expect(blinds('pcs', 250_001, 500)).toBe(
    'HSN 630399 takes 18% (Notification 9/2025-Central Tax (Rate), Schedule II, 5% up to ₹ 2,500 a piece and 18% above), not 5%',
  );
  expect(blinds('pcs', 100_001, 1200, '2025-09-21')).toBeNull();
  expect(blinds('sqft', 10_000, 1800)).toBeNull();
  expect(blinds('pcs', null, 1800)).toBeNull();
  expect(blinds('pcs', 750_000, 500, undefined, 3000n)).toBeNull();
  expect(blinds('pcs', 750_001, 500, undefined, 3000n)).toContain('takes 18%');
  expect(blinds('sqft', 10_000, 1200)).toContain(
    'takes 5% or 18% (Notification 9/2025-Central Tax (Rate), Schedules I and II,',
  );
});

test('Goods with another rate under the same code are recognised by their words', () => {
  expect(said({ hsn: '4409', words: 'Deck Flooring Bamboo, strand woven', basisPoints: 500 })).toBeNull();
  expect(said({ hsn: '4409', words: 'Deck Flooring IPE', basisPoints: 500 })).toContain('takes 18%');
});

test.each([
  ['94034000', 'Modular Kitchen bamboo finish laminate'],
  ['4409', 'Deck Flooring IPE, bamboo shade'],
  ['6808', 'Acoustic board with cement'],
])('HSN %s with %j: the word allows both rates', (hsn, words) => {
  expect(said({ hsn, words, basisPoints: 1800 })).toBeNull();
  expect(said({ hsn, words, basisPoints: 500 })).toBeNull();
  expect(said({ hsn, words, basisPoints: 1200 })).toBe(
    `HSN ${hsn} takes 5% or 18% (Notification 9/2025-Central Tax (Rate), Schedules I and II), not 12%`,
  );
  expect(said({ hsn, words, basisPoints: 1800 }, '2025-09-21')).toBeNull();
  expect(said({ hsn, words, basisPoints: 1200 }, '2025-09-21')).toBeNull();
  expect(said({ hsn, words, basisPoints: 500 }, '2025-09-21')).toContain('takes 12% or 18% until');
});

test('A word of a code with one rate now names that rate once', () => {
  expect(said({ hsn: '5705', words: 'Door mat, coir', basisPoints: 1800 })).toContain(
    'takes 5% (Notification 9/2025-Central Tax (Rate), Schedule I), not 18%',
  );
});

describe('Freight and packing have the rate of goods on the same document', () => {
  const goodsTake = (rates: string) =>
    `Freight and packing billed with goods take the goods' rate, here ${rates} (CGST Act, sections 8 and 15(2)(c))`;

  test.each(['996793', '998540'])('HSN %s at another rate gives a warning', (hsn) => {
    expect(said({ hsn, basisPoints: 1800 }, '2026-11-21', [500, 500])).toBe(goodsTake('5%'));
    expect(said({ hsn, basisPoints: 1800 }, '2026-11-21', [1200, 500])).toBe(goodsTake('5% or 12%'));
    expect(said({ hsn, basisPoints: 500 }, '2026-11-21', [1800])).toBe(goodsTake('18%'));
    expect(said({ hsn, basisPoints: 1800 }, '2025-09-21', [1200])).toBe(goodsTake('12%'));
  });

  test('one goods line with their rate is enough', () => {
    expect(said({ hsn: '996793', basisPoints: 500 }, '2026-11-21', [500, 1800])).toBeNull();
    expect(said({ hsn: '998540', basisPoints: 1800 }, '2026-11-21', [500, 1800])).toBeNull();
  });

  test('without goods they have the rate of their own code', () => {
    expect(said({ hsn: '998540', basisPoints: 1800 })).toBeNull();
    expect(said({ hsn: '996793', basisPoints: 500 })).toContain('takes 18%');
  });

  test('while the rate of a goods line is not typed, there is no warning', () => {
    expect(said({ hsn: '996793', basisPoints: 1800 }, '2026-11-21', [500, null])).toBeNull();
  });

  test('other services keep their own rate', () => {
    expect(said({ hsn: '995475', basisPoints: 500 }, '2026-11-21', [500])).toContain('takes 18%');
    expect(said({ hsn: '995475', basisPoints: 1800 }, '2026-11-21', [500])).toBeNull();
  });
});
