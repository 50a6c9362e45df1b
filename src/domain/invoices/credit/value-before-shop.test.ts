import { describe, expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { valueBeforeShop } from './value-before-shop.ts';

type Note = Parameters<typeof valueBeforeShop>[1][number];
type Said = { line: number; value: number | null; date?: string; number?: string; gstin?: string };

const studio = 'Example Studio\n8 Example Marg, New Delhi 110024\nGSTIN 07ABCDE1234F1Z2';
const mehra = 'Mehra Interiors\nKarol Bagh, New Delhi 110005';

/** It takes back ₹ 100.00. */
function note(id: string, said: Said[] = [], buyerAddress = studio): Note {
  return {
    id,
    number: `CN/${id}`,
    draft: buildForm({
      ...{ kind: 'credit', referenceNumber: '101', withoutGst: 'yes', buyerAddress },
      lines: [buildLine(1, { quantity: '1', rate: '100' })],
    }),
    said: said.map(({ line, number = '101', date = '2025-05-10', gstin = '', value }) => ({
      line,
      original: { number, date, gstin, place: '07', value },
    })),
  };
}

function found(notes: Note[], more: { buyerAddress?: string; otherReferences?: string } = {}) {
  return valueBeforeShop(buildForm({ kind: 'credit', referenceNumber: ' 101 ', buyerAddress: studio, ...more }), notes);
}

describe('The newest word on the value counts', () => {
  test('whichever note says it', () => {
    const notes = [
      note('A', [
        { line: 10, value: 500_00 },
        { line: 30, value: 900_00 },
      ]),
      note('B', [{ line: 20, value: 600_00 }]),
    ];
    expect(found(notes)).toMatchObject({ value: 900_00, credited: 200_00, isSure: true, note: { number: 'CN/A' } });
  });

  test('and not a later supplement that repeats what was said before', () => {
    const repeated = note('A', [
      { line: 10, value: 500_00 },
      { line: 30, value: 500_00 },
    ]);
    expect(found([repeated, note('B', [{ line: 20, value: 600_00 }])])).toMatchObject({ value: 600_00 });
  });

  test('and not what a note says no more', () => {
    const moved = note('A', [
      { line: 10, value: 500_00 },
      { line: 30, number: '102', value: 900_00 },
    ]);
    expect(found([moved])).toBeNull();
    expect(found([note('A', [{ line: 10, value: null }]), note('B')])).toBeNull();
  });
});

describe('Two invoices of one number', () => {
  test('of two buyers are two', () => {
    const notes = [note('A', [{ line: 10, value: 100_00 }], mehra)];
    expect(found(notes)).toBeNull();
    expect(found(notes, { buyerAddress: 'Sample Homes\nCuttack 753001' })).toBeNull();
    expect(found(notes, { buyerAddress: 'MEHRA INTERIORS,\nKarol Bagh, New Delhi 110005' })?.isSure).toBe(true);
    const branch = studio.replace('GSTIN 07ABCDE1234F1Z2', 'GSTIN 06ABCDE1234F1Z4');
    expect(found([note('A', [{ line: 10, value: 100_00 }])], { buyerAddress: branch })).toBeNull();
  });

  test('of a buyer who is written in another way may be one', () => {
    const notes = [note('A', [{ line: 10, value: 100_00 }], mehra)];
    expect(found(notes, { buyerAddress: 'Mehra Interiors\nNoida 201301' })).toMatchObject({
      isSure: false,
      credited: 100_00,
    });
    expect(found(notes, { buyerAddress: `${mehra}\nGSTIN 07ABCDE1234F1Z2` })?.isSure).toBe(false);
    const said = [note('A', [{ line: 10, value: 100_00, gstin: '07ABCDE1234F1Z2' }], mehra)];
    expect(found(said, { buyerAddress: `${mehra}\nGSTIN 07ABCDE1234F1Z2` })?.isSure).toBe(true);
  });

  test('of two days are not told apart by their number, but by a date in Other Refrences', () => {
    const notes = [
      note('A', [{ line: 10, value: 500_00 }]),
      note('B', [{ line: 20, date: '2024-06-01', value: 700_00 }]),
    ];
    expect(found(notes)).toMatchObject({ value: 700_00, credited: 100_00, isSure: false });
    expect(found(notes, { otherReferences: 'Bill of 10/5/2025' })).toMatchObject({ value: 500_00, isSure: true });
    expect(found(notes, { otherReferences: '01-06-2024' })).toMatchObject({ value: 700_00, isSure: true });
    expect(found(notes, { otherReferences: '03.04.2023' })).toBeNull();
  });
});
