import { expect, test } from 'vitest';
import { blank, buildForm, buildLine } from '#test/build/build-form.ts';
import { branch } from '#test/specification/specified-firm.ts';
import { blankHeader } from './blank-header.ts';
import { readDraft, readValidDraft } from './read-draft.ts';

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

test('a challan has its purpose, and no other document', () => {
  const purpose = { purpose: 'other', purposeRemark: ' For a fair ', showTax: 'yes' };
  const challan = readDraft(buildForm({ kind: 'challan', ...purpose }));
  expect(challan).toMatchObject({ ...purpose, purposeRemark: 'For a fair' });
  for (const field of ['purpose', 'purposeRemark', 'showTax']) {
    expect(readValidDraft(buildForm(purpose))).not.toHaveProperty(field);
    expect(readValidDraft(buildForm({ kind: 'challan' }))).not.toHaveProperty(field);
  }
  expect(Object.keys(readDraft(buildForm()))).toEqual([...Object.keys(blankHeader), 'kind', 'lines']);
});

test('a number that cannot be read throws, where nobody looked for problems', () => {
  expect(() => readValidDraft(buildForm({ lines: [buildLine(1, { quantity: 'many' })] }))).toThrow(
    'a number cannot be read',
  );
});

test('a blank form has every field, and nothing in them', () => {
  const { lines: _, kind: __, ...header } = buildForm();
  expect(Object.keys(blankHeader).toSorted()).toEqual(Object.keys(header).toSorted());
  expect(new Set(Object.values(blankHeader))).toEqual(new Set(['']));
});
