import { expect, test } from 'vitest';
import { inputFromDraft } from '#contract/invoice-wire.ts';
import { draftProblems } from '#domain/invoices/draft-problems.ts';
import { buildInput } from '#test/build/factories.ts';
import { inOpeningLists } from '#test/build/opening-lists.ts';
import { copyOfRecord, draftMadeAgain } from './record-draft.ts';

const today = '2026-12-01';
const data = JSON.stringify(
  buildInput({
    invoiceNo: 'DL/26-27/0042',
    productname3: 'Blinds',
    hsn3: '630399',
    qty3: 6,
    rate3: 3890,
    ratePerQty3: 'pcs',
    gst3: 18,
  }),
);

test('A copy can be issued at once: no number, today’s dates, rows without gaps', () => {
  const copy = copyOfRecord(data, today);
  expect(draftProblems(copy, inOpeningLists)).toEqual([]);
  expect(copy).toMatchObject({ kind: 'tax', number: '', date: today, buyerDate: today, deliveryNoteDate: today });
  expect(copy.lines.map(({ row, product }) => [row, product])).toEqual([
    [1, 'Wallpaper'],
    [2, 'Blinds'],
    [3, ''],
    [4, ''],
    [5, ''],
  ]);
});

test('A copy has the same value in every other field', () => {
  const { number, date, buyerDate, deliveryNoteDate, lines, ...kept } = copyOfRecord(data, today);
  const input = inputFromDraft({ ...kept, number: '', date: '', buyerDate: '', deliveryNoteDate: '', lines: [] });
  for (const [name, value] of Object.entries(input)) if (value) expect(buildInput()[name]).toBe(value);
});

test('A copy keeps more than five rows', () => {
  const many = Array.from({ length: 7 }, (_, index) => [`productname${index + 1}`, 'Glass'] as const);
  expect(copyOfRecord(JSON.stringify(buildInput(Object.fromEntries(many))), today).lines).toHaveLength(7);
});

test('What is cancelled to be made again keeps every field, also its dates, terms, discount and origin; only the number is new', () => {
  const whole = buildInput({
    invoiceNo: 'DL/26-27/0042',
    dueDate: '2026-12-15',
    paymentTerms: '30 days net',
    discount1: '5%',
    from: 'a3bb189e-8bf9-3888-9912-ace4e6543002',
    fromRow1: '2',
  });
  const again = draftMadeAgain(JSON.stringify(whole));
  const { invoiceNo: _, ...kept } = whole;
  expect(Object.fromEntries(Object.entries(inputFromDraft(again)).filter(([, value]) => value !== ''))).toEqual(
    Object.fromEntries(
      Object.entries(kept)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, String(value)]),
    ),
  );
  expect(again).toMatchObject({ number: '', dueDate: '2026-12-15', paymentTerms: '30 days net', from: whole.from });
});
