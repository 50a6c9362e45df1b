import { expect, test } from 'vitest';
import { buildDraft } from '#test/build/factories.ts';
import { draftWarnings } from './draft-warnings.ts';

test('A letter that the fonts of the paper lack gives a warning with its field', () => {
  const warnings = draftWarnings(
    buildDraft({
      buyerAddress: 'Asha 😀\nNew Delhi 110024',
      destination: '東京 大阪 横浜',
      pcomment1: 'Grass weave ✂',
    }),
  );
  expect(warnings).toEqual([
    {
      field: 'buyerAddress',
      message: 'Buyer Address holds 😀: the paper cannot print it and shows an empty box instead',
    },
    {
      field: 'destination',
      message: 'Destination holds 東 京 大 阪 横 and more: the paper cannot print them and shows empty boxes instead',
    },
    {
      field: 'line 1 description',
      message: 'Row 1: Description holds ✂: the paper cannot print it and shows an empty box instead',
    },
  ]);
});
