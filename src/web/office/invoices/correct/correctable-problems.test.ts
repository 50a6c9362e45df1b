import { expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { correctableProblems } from './correctable-problems.ts';

const short = {
  field: 'line 1 hsn',
  message: 'HSN 4409 has 4 digits',
  correction: { kind: 'longer-code', below: '4409' },
} as const;
const unknown = { field: 'line 2 hsn', message: 'Row 2: HSN 44099999 does not exist. Choose another code' };

test('A code that the server alone refused gets those nearest to it; what the form finds by itself keeps its button', () => {
  const draft = buildForm({ lines: [buildLine(1, { hsn: '4409' }), buildLine(2, { hsn: '44099999' })] });
  const rate = { field: 'line 1 rate', message: 'Row 1: too much' };
  expect(
    correctableProblems(draft, [short, rate], [{ ...short, message: 'as the server says it' }, unknown, rate]),
  ).toEqual([short, { ...unknown, correction: { kind: 'longer-code', below: '44099999', isNear: true } }]);
  expect(correctableProblems(draft, [rate], [])).toEqual([]);
});
