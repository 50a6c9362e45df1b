import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { blankLine } from '#domain/invoices/draft-fields.ts';
import { readDraft } from '#domain/invoices/read-draft.ts';
import { invoiceSheet } from '#domain/invoices/sheet/invoice-sheet.ts';
import { buildCompany, buildDraft } from '#test/build/factories.ts';
import { branchName } from '#test/specification/specified-firm.ts';
import { blankDraft } from '../../invoices/form/blank-draft.ts';
import { previewSheet } from './preview-sheet.ts';

const options = { number: 'DL/26-27/0042', specimen: false, original: null };

test.each([{ discount1: '5%' }, { discount1: '120.00' }, {}, { type: 'credit', withoutGst: 'yes' }])(
  'The preview of a complete draft is the sheet of its PDF: %j',
  (part: InvoiceInput) => {
    const draft = buildDraft(part);
    const { rows, ...sheet } = previewSheet(draft, buildCompany(), options);
    const { rows: drawn, ...paper } = invoiceSheet({ ...readDraft(draft), number: options.number }, buildCompany(), {
      copy: 'original',
      specimen: false,
    });
    expect(sheet).toEqual(paper);
    expect(rows).toEqual(drawn.map((row) => ({ ...row, row: 1 })));
  },
);

test('The preview leaves out the code of a material where the paper does', () => {
  const draft = buildDraft({ material1: 'WP 204', pcomment1: 'WP 204 Sage' });
  const notes = (company = buildCompany()) => previewSheet(draft, company, options).rows.map(({ note }) => note);
  expect(notes()).toEqual(['WP 204 Sage']);
  expect(notes(buildCompany({ papersWithoutCodes: true }))).toEqual(['Sage']);
});

test('An incomplete line shows blanks and is not in the totals', () => {
  const draft = buildDraft();
  draft.lines.push({ ...blankLine(3), product: 'Glass', quantity: 'two', rate: '5' });
  const sheet = previewSheet(draft, buildCompany(), options);
  expect(sheet.rows[1]).toMatchObject({
    row: 3,
    name: 'Glass',
    qty: { int: '', frac: '' },
    rate: '5.00',
    gst: '',
    value: '',
  });
  expect(sheet.payable).toBe(previewSheet(buildDraft(), buildCompany(), options).payable);
});

test('A date that nobody typed is left out of the preview, as in the document', () => {
  const names = (changes: Parameters<typeof buildDraft>[0]) =>
    previewSheet(buildDraft(changes), buildCompany(), options).refs.map(([name]) => name);
  expect(names({})).toEqual(expect.arrayContaining(['Buyer Date', 'Delivery Note Date']));
  expect(names({ buyerOrderNumber: ' ' })).not.toContain('Buyer Date');
  expect(names({ dispatchDocNo: '' })).not.toContain('Delivery Note Date');
});

test('The preview of a form without Tax State names no state of the firm, no place of supply and no half-typed date', () => {
  const buyerAddress = 'Asha\nPhone 98100 12345';
  const consigneeAddress = 'Asha\nCuttack 753001';
  const draft = { ...blankDraft('tax', '2026-11-21'), buyerDate: '3/', buyerAddress, consigneeAddress };
  const sheet = previewSheet(draft, buildCompany(), options);
  expect(sheet.strip).toContainEqual(['Place of supply', '']);
  const { seller, buyer, consignee } = sheet;
  expect([seller.state, buyer.state, consignee.state]).toEqual(['', '', `${branchName}, code\u00a021`]);
  expect(sheet.refs.map(([name]) => name)).not.toContain('Buyer Date');
  expect(sheet.rows).toEqual([]);
});
