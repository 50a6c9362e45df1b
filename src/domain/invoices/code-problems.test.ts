import { expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { codeProblems } from './code-problems.ts';

const official = new Set(['4409', '44092910']);

test('A code that is in no list of GSTN is refused, unless the invoice of a note has it', () => {
  const draft = buildForm({
    lines: [
      buildLine(1, { hsn: '44092910' }),
      buildLine(2, { hsn: '44099999' }),
      buildLine(3, { hsn: '' }),
      buildLine(4, { product: '', hsn: '1' }),
    ],
  });
  expect(codeProblems(draft, official, [])).toEqual([
    { field: 'line 2 hsn', message: 'Row 2: HSN 44099999 does not exist. Choose another code' },
  ]);
  expect(codeProblems(draft, official, [buildLine(1, { hsn: '44099999' })])).toEqual([]);
  // It goes to no portal: its invoice is asked again.
  expect(codeProblems({ ...draft, kind: 'pro' }, official, [])).toEqual([]);
});

test('A subheading that the portal lists with eight digits alone is not said to be none', () => {
  const lines = ['440929', '440999', '940390'].map((hsn, at) => buildLine(at + 1, { hsn }));
  const said = codeProblems(buildForm({ lines }), new Set([...official, '94039000']), []).map(({ message }) => message);
  expect(said).toEqual([
    'Row 1: The portal takes HSN 440929 with eight digits alone. Choose a longer code',
    'Row 2: HSN 440999 does not exist. Choose another code',
    // All of it ended in 2021.
    'Row 3: HSN 940390 does not exist. Choose another code',
  ]);
});
