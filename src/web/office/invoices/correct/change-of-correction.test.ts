import { expect, test } from 'vitest';
import { creditProblems } from '#domain/invoices/credit/credit-problems.ts';
import { noteProblems } from '#domain/invoices/credit/note-problems.ts';
import { supplyProblems } from '#domain/invoices/supply-problems.ts';
import type { Problem } from '#domain/outcome.ts';
import { refusedLater } from '#domain/returns/refused-later.ts';
import { buildCredited, buildForm, buildLine } from '#test/build/build-form.ts';
import { buildCompany } from '#test/build/factories.ts';
import { branch } from '#test/specification/specified-firm.ts';
import { changeDraft } from '../form/change-draft.ts';
import { changeOfCorrection } from './change-of-correction.ts';

const old = buildCredited({ date: '2026-03-20' }, { date: '2026-03-20' });

function changeFor(problems: Problem[], field: string) {
  const correction = problems.find((problem) => problem.field === field)?.correction;
  return correction?.kind === 'set' ? changeOfCorrection(correction) : null;
}

test.each([
  [buildForm({ lines: [buildLine(2, { gst: '21' })] }), null],
  [buildForm({ number: '000' }), null],
  [buildForm({ kind: 'credit', referenceNumber: 'DL/26-27/0042' }), old],
] as const)('Each button corrects what the portals would refuse: %#', (draft, original) => {
  const { problems } = refusedLater(draft, buildCompany(), '2026-11-21', original);
  const change = changeFor(problems, problems[0]?.field ?? '');
  if (!change) throw new Error('No button');
  const form = { draft, key: '', taxTypeChosen: true };
  const after = changeDraft(form, change, {}, []).draft;
  expect(problems).toHaveLength(1);
  expect(refusedLater(after, buildCompany(), '2026-11-21', original).problems).toEqual([]);
});

test('A note takes the tax type and the registration of its invoice', () => {
  const original = buildCredited();
  const taxType = original.draft.taxType === 'state' ? 'central' : 'state';
  const draft = buildForm({ kind: 'credit', taxType, referenceNumber: original.number });
  expect(changeFor(creditProblems(draft, original), 'taxType')).toEqual({
    ...{ kind: 'field', field: 'taxType', value: original.draft.taxType },
  });
  const named = { original: null, beforeShop: null, issuedIn: branch } as const;
  expect(changeFor(noteProblems(draft, named), 'taxState')).toEqual({
    ...{ kind: 'field', field: 'taxState', value: branch },
  });
});

test('The rows of a challan under LUT become free of tax', () => {
  const draft = buildForm({ kind: 'challan', purpose: 'site', supplyType: 'SEZWOP', lines: [buildLine(2)] });
  expect(changeFor(supplyProblems(draft), 'line 2 gst')).toEqual({ kind: 'cell', row: 2, cell: 'gst', value: '0' });
});

test('A code that is too short is offered longer ones, and one that is wrong in another way is not', () => {
  const company = { ...buildCompany(), turnover: '5-to-10' } as const;
  const offered = (hsn: string) =>
    refusedLater(buildForm({ lines: [buildLine(3, { hsn })] }), company, '2026-11-21').problems.map(
      ({ field, correction }) => [field, correction?.kind],
    );
  expect(offered('4409')).toEqual([['line 3 hsn', 'longer-code']]);
  expect(offered('44099')).toEqual([['line 3 hsn', undefined]]);
});
