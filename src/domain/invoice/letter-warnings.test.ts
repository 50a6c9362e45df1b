import { expect, test } from 'vitest';
import { buildDraft } from '#test/factories.ts';
import { draftWarnings } from './draft-warnings.ts';

test('A letter that no font of the paper has is named with its field, and refuses nothing', () => {
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
      message: 'Buyer Address holds 😀: the paper has no such letter and prints an empty box in place of it',
    },
    {
      field: 'destination',
      message:
        'Destination holds 東 京 大 阪 横 and more: the paper has no such letter and prints empty boxes in place of them',
    },
    {
      field: 'line 1 description',
      message: 'Row 1: Description holds ✂: the paper has no such letter and prints an empty box in place of it',
    },
  ]);
});
