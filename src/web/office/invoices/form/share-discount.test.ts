import { expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';

const row = { ...buildLine(1, { quantity: '6', discount: '100.00' }), fromRow: '4' };

function after(line: typeof row, ...changes: DraftChange[]) {
  const form = { draft: buildForm({ lines: [line] }), key: 'a-key', taxTypeChosen: true };
  return changes.reduce(
    (before, change) => changeDraft(before, change, {}, []),
    form as Parameters<typeof changeDraft>[0],
  ).draft.lines[0];
}

const quantity = (value: string): DraftChange => ({ kind: 'cell', row: 1, cell: 'quantity', value });
const discount = (value: string): DraftChange => ({ kind: 'cell', row: 1, cell: 'discount', value });

test('A part that is typed on the form takes its share of a discount in rupees, however it is typed', () => {
  expect(after(row, quantity('2'))).toMatchObject({ quantity: '2', discount: '33.33' });
  // Typed letter by letter, and with nothing in between.
  expect(after(row, quantity(''), quantity('3'), quantity('3.'), quantity('3.0'))).toMatchObject({ discount: '50' });
  expect(after(row, quantity('2'), quantity('6'))).toMatchObject({ quantity: '6', discount: '100.00' });
});

test('More than was offered, a percentage and a discount that staff typed stay as they are', () => {
  expect(after(row, quantity('60'))).toMatchObject({ quantity: '60', discount: '100.00' });
  expect(after({ ...row, discount: '5%' }, quantity('2'))).toMatchObject({ discount: '5%' });
  expect(after(row, discount('10'), quantity('2'))).toMatchObject({ discount: '10' });
  const { fromRow: _, ...alone } = row;
  expect(after(alone as typeof row, quantity('2'))).toMatchObject({ discount: '100.00' });
});
