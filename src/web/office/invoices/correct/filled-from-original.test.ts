import { expect, test } from 'vitest';
import { buildCredited, buildLine } from '#test/build/build-form.ts';
import { blankDraft } from '../form/blank-draft.ts';
import { filledFromOriginal } from './filled-from-original.ts';

test('Filling from the original keeps what was typed and takes the original’s Tax Type and what is left of its rows', () => {
  const started = {
    ...blankDraft('credit', '2026-12-01'),
    referenceNumber: 'dl/26-27/0042',
    destination: 'Cuttack',
    taxType: 'central',
  };
  const credited = { product: 'Glass', unit: 'sqft', quantity: '4', rate: '100', gst: '18' };
  const original = buildCredited(
    { lines: [buildLine(1, { quantity: '10', rate: '100' })] },
    { creditedLines: [credited] },
  );
  const filled = filledFromOriginal(started, original);
  expect(filled).toMatchObject({
    kind: 'credit',
    referenceNumber: 'dl/26-27/0042',
    destination: 'Cuttack',
    taxType: 'state',
    date: '2026-12-01',
    buyerAddress: original.draft.buyerAddress,
  });
  expect(filled.lines.map(({ row, product, quantity }) => [row, product, quantity])).toEqual([
    [1, 'Glass', '6'],
    ...[2, 3, 4, 5].map((row) => [row, '', '']),
  ]);
});
