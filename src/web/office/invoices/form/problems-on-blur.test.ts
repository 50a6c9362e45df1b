import { expect, test } from 'vitest';
import { draftProblems } from '#domain/invoices/draft-problems.ts';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { problemsOnBlur } from './problems-on-blur.ts';

const draft = buildForm({
  date: '31/02',
  destination: '',
  lines: [buildLine(1, { quantity: '4x', rate: '1,5' }), buildLine(2, { ...blank, product: 'Glass', quantity: '-1' })],
});
function fields(at: string) {
  return problemsOnBlur(draftProblems(draft), draft, at).map(({ field }) => field);
}

test('A bad date and a bad number are said once they are left; what is blank is not', () => {
  expect(fields('')).toEqual(['date', 'line 1 quantity', 'line 1 rate', 'line 2 quantity']);
});

test('What the last attempt said already is not said again', () => {
  const open = draftProblems(draft);
  expect(problemsOnBlur(open, draft, '', open)).toEqual([]);
});

test('Nothing is said about the field that is being typed in', () => {
  expect(fields('line-1-quantity')).not.toContain('line 1 quantity');
  expect(fields('date')).not.toContain('date');
});
