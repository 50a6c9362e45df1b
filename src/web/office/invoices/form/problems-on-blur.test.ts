import { expect, test } from 'vitest';
import { draftProblems } from '#domain/invoices/draft-problems.ts';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { inOpeningLists } from '#test/build/opening-lists.ts';
import { problemsOnBlur } from './problems-on-blur.ts';

const draft = buildForm({
  date: '31/02',
  destination: '',
  lines: [buildLine(1, { quantity: '4x', rate: '1,5' }), buildLine(2, { ...blank, product: 'Glass', quantity: '-1' })],
});
function fields(at: string) {
  return problemsOnBlur(draftProblems(draft, inOpeningLists), draft, at).map(({ field }) => field);
}

test('An invalid date or number is shown when its field is left; blank fields are not', () => {
  expect(fields('')).toEqual(['date', 'line 1 quantity', 'line 1 rate', 'line 2 quantity']);
});

test('Problems that are shown already are not shown twice', () => {
  const open = draftProblems(draft, inOpeningLists);
  expect(problemsOnBlur(open, draft, '', open)).toEqual([]);
});

test('The focused field shows no problem', () => {
  expect(fields('line-1-quantity')).not.toContain('line 1 quantity');
  expect(fields('date')).not.toContain('date');
});
