import { expect, test } from 'vitest';
import { blank, buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { confirmReasons } from './confirm-reasons.ts';

const today = '2026-11-21';
function rated(...rates: string[]) {
  return rates.map((gst, index) => buildLine(index + 1, { gst }));
}

test('A date in the future and a rate that GST never had must be confirmed, each once', () => {
  expect(confirmReasons(buildForm({ date: '2026-11-22', lines: rated('21', '18', '21') }), today, null)).toEqual([
    'It is dated 22/11/2026, and today is 21/11/2026.',
    'It charges 21%, and GST never had that rate.',
  ]);
});

test('Today, a date in the past, a rate that has ended and a row without a product need no confirmation', () => {
  for (const date of ['2026-11-21', '2020-01-01', '', '21/11/2026'])
    expect(confirmReasons(buildForm({ date, lines: rated('5', '12', '18', '28') }), today, null)).toEqual([]);
  expect(
    confirmReasons(buildForm({ lines: [buildLine(1), buildLine(2, { ...blank, gst: '21' })] }), today, null),
  ).toEqual([]);
});

test('A credit note may have the rate of its invoice', () => {
  const note = buildForm({ kind: 'credit', lines: rated('21') });
  expect(confirmReasons(note, today, null)).toHaveLength(1);
  expect(confirmReasons(note, today, buildCredited({ lines: rated('21') }))).toEqual([]);
  expect(confirmReasons(note, today, buildCredited({ lines: rated('18') }))).toHaveLength(1);
});

test('An invoice with IGST of which nothing shows the place of supply must be confirmed', () => {
  const placeless =
    'It charges IGST, and no state, PIN code or GSTIN shows the place of supply. For a buyer of this state set Within State.';
  const walkIn = { consigneeAddress: 'Walk-in\nM.G. Road', buyerAddress: 'Walk-in\nM.G. Road' };
  const reasons = (changes: Parameters<typeof buildForm>[0]) => confirmReasons(buildForm(changes), today, null);
  expect(reasons({ ...walkIn, taxType: 'central' })).toEqual([placeless]);
  expect(reasons({ ...walkIn, taxType: 'state' })).toEqual([]);
  expect(reasons({ ...walkIn, taxType: 'central', buyerAddress: 'Walk-in\nMumbai 400001' })).toEqual([]);
  expect(reasons({ ...walkIn, taxType: 'central', kind: 'pro' })).toEqual([]);
});
