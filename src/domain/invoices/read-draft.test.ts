import { expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { branch } from '#test/specification/specified-firm.ts';
import { readDraft } from './read-draft.ts';

test('rows without a product are left out and the others keep their numbers', () => {
  const lines = [
    buildLine(1),
    buildLine(2, { ...blank, quantity: '4' }),
    buildLine(3, { product: 'Screw', hsn: '7318' }),
  ];
  expect(readDraft(buildForm({ lines })).lines.map(({ row, product }) => [row, product])).toEqual([
    [1, 'Glass'],
    [3, 'Screw'],
  ]);
});

test('amounts become thousandths, paise and basis points', () => {
  const [line] = readDraft(buildForm({ lines: [buildLine(1, { quantity: '186.5', rate: '.5', gst: '5' })] })).lines;
  expect(line).toMatchObject({ quantityMilli: 186_500, ratePaise: 50, gstBasisPoints: 500 });
});

test('dates lose their time, and texts the spaces around them', () => {
  const invoice = readDraft(
    buildForm({
      taxState: ` ${branch} `,
      taxType: 'central',
      date: '2026-11-21 10:15:00',
      buyerDate: '2026-11-20 00:00:00',
      buyerAddress: ' Mehra Interiors\r\nKarol Bagh\rDelhi \n',
      number: ' INV-7 ',
      lines: [buildLine(1, { product: ' Glass ', description: ' 12 mm\r\ntoughened ' })],
    }),
  );
  expect(invoice).toMatchObject({
    kind: 'tax',
    taxState: branch,
    date: '2026-11-21',
    buyerDate: '2026-11-20',
    deliveryNoteDate: '2026-11-21',
    buyerAddress: 'Mehra Interiors\nKarol Bagh\nDelhi',
    number: 'INV-7',
    lines: [{ product: 'Glass', description: '12 mm\ntoughened' }],
  });
});

test('every field of the header is kept', () => {
  const draft = buildForm({ otherReferences: 'a', buyerOrderNumber: 'b', dispatchDocNo: 'c', termsOfDelivery: 'd' });
  const { lines: _, ...header } = draft;
  expect(readDraft(draft)).toMatchObject(header);
});

test('a draft with problems throws', () => {
  expect(() => readDraft(buildForm({ buyerAddress: '' }))).toThrow('Buyer Address is required');
});
