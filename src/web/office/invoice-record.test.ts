import { expect, test } from 'vitest';
import { buildInput } from '#test/factories.ts';
import { readRecord } from './invoice-record.ts';

test.each([
  ['2026-11-21', '21/11/2026'],
  ['2026-11-21 10:11:12', '21/11/2026'],
])(
  'Specification 3, date of a record: of %s what stands before the first space is shown, as %s',
  (orderDate, shown) => {
    const record = { refnum: '', gstType: 'state', totals: {} as never, cancelled: false, issuedAt: '' } as const;
    expect(readRecord({ ...record, data: JSON.stringify(buildInput({ orderDate })) }).shownDate).toBe(shown);
  },
);
