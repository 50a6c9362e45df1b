import { expect, test } from 'vitest';
import { supplyProblems } from '#domain/invoices/supply-problems.ts';
import { refusedLater } from '#domain/returns/refused-later.ts';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { buildCompany } from '#test/build/factories.ts';
import { changeDraft } from '../form/change-draft.ts';
import { mendOf, tooShortRow } from './mend-of.ts';

const old = buildCredited({ date: '2026-03-20' }, { date: '2026-03-20' });

test.each([
  [buildForm({ lines: [buildLine(2, { gst: '21' })] }), null],
  [buildForm({ number: '000' }), null],
  [buildForm({ kind: 'credit', referenceNumber: 'DL/26-27/0042' }), old],
] as const)('Each button mends what the portals would refuse: %#', (draft, original) => {
  const { problems } = refusedLater(draft, buildCompany(), original);
  const [problem] = problems;
  const mend = problem && mendOf(problem, draft, original?.draft ?? null);
  if (!mend) throw new Error('No button');
  const form = { draft, key: '', taxTypeChosen: true };
  const after = changeDraft(form, mend.change, {}, []).draft;
  expect(problems).toHaveLength(1);
  expect(refusedLater(after, buildCompany(), original).problems).toEqual([]);
});

test('A note takes the tax type and the registration of its invoice', () => {
  const draft = buildForm({ kind: 'credit', taxType: 'central' });
  expect(mendOf({ field: 'taxType', message: 'DL was Within State' }, draft, { taxType: 'state' })).toMatchObject({
    change: { field: 'taxType', value: 'state' },
  });
  expect(mendOf({ field: 'taxState', message: 'OD/1 is an invoice of Odisha' }, draft, null)).toMatchObject({
    change: { field: 'taxState', value: 'odisha' },
  });
  expect(mendOf({ field: 'quantity', message: 'is required' }, draft, null)).toBeNull();
});

test('The rows of a challan under LUT become free of tax', () => {
  const draft = buildForm({ kind: 'challan', purpose: 'site', supplyType: 'SEZWOP', lines: [buildLine(2)] });
  const problem = supplyProblems(draft).find(({ field }) => field === 'line 2 gst');
  expect(problem && mendOf(problem, draft, null)).toEqual({
    label: 'Charge 0 %',
    change: { kind: 'cell', row: 2, cell: 'gst', value: '0' },
  });
});

test('A code that is too short is named by its row', () => {
  const draft = buildForm({ lines: [buildLine(3, { hsn: '4409' })] });
  const { problems } = refusedLater(draft, { ...buildCompany(), turnover: '5-to-10' });
  expect(problems.map(tooShortRow)).toEqual([3]);
  expect(tooShortRow({ field: 'line 3 hsn', message: 'Row 3: HSN 44099999 does not exist' })).toBeNull();
});
