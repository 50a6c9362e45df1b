import { expect, test } from 'vitest';
import { buildInput } from '#test/build/factories.ts';
import { cancellationSentence, readRecord } from './invoice-record.ts';

test.each([
  ['2026-11-21', '21/11/2026'],
  ['2026-11-21 10:11:12', '21/11/2026'],
])(
  'Specification 3, date of a record: of %s what stands before the first space is shown, as %s',
  (orderDate, shown) => {
    const record = {
      id: '',
      refnum: '',
      gstType: 'state',
      totals: {} as never,
      cancelled: false,
      cancellation: null,
      issuedAt: '',
    } as const;
    expect(readRecord({ ...record, data: JSON.stringify(buildInput({ orderDate })) }).shownDate).toBe(shown);
  },
);

test('A cancelled record shows the day in India, the person and the reason', () => {
  const cancellation = { at: '2026-09-17T19:00:00.000Z', by: 'meena', reason: 'duplicate', why: '' } as const;
  expect(cancellationSentence({ cancellation })).toBe('Cancelled 18/09/2026 by meena: duplicate.');
  const words = { ...cancellation, reason: 'other', why: 'Billed to the wrong department.' } as const;
  expect(cancellationSentence({ cancellation: words })).toBe(
    'Cancelled 18/09/2026 by meena: Billed to the wrong department.',
  );
  expect(cancellationSentence({ cancellation: { ...cancellation, reason: '' } })).toBe(
    'Cancelled 18/09/2026 by meena: reason not given.',
  );
  expect(cancellationSentence({ cancellation: null })).toBe('');
});
