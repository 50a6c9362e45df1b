import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { irnSource, portalTypes } from './irn-source.ts';
import { portalTolerance } from './portal-tolerance.ts';

test('there are worked examples of IRNs and of the tolerance', () => {
  expect(examples.irn.length * examples.einvoice_tolerance.length).toBeGreaterThan(0);
});

test.each(examples.irn)('$id: the IRN of $in.number is a SHA-256', ({ in: { gstin, fy, type, number }, out }) => {
  const kind = type === portalTypes.credit ? 'credit' : 'tax';
  for (const date of [`${fy.slice(0, 4)}-04-01`, `20${fy.slice(5)}-03-31`])
    expect(hash('sha256', irnSource({ gstin, date, kind, number: number.toLowerCase() }))).toBe(out.irn);
});

test.each(examples.einvoice_tolerance)(
  '$id: $in.passed_paise for $in.calculated_paise, accepted: $out.accepted',
  ({ in: { calculated_paise, passed_paise }, out }) => {
    const { least, most } = portalTolerance(calculated_paise);
    expect({ least, most }).toEqual({ least: out.min_paise, most: out.max_paise });
    expect(passed_paise >= least && passed_paise <= most).toBe(out.accepted);
  },
);
