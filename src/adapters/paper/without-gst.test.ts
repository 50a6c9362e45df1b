import { afterAll, expect, test } from 'vitest';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { openPaper } from './open-paper.ts';

const paper = openPaper();
afterAll(() => paper.close());

test.each([1, 12, 40])('The paper of a credit note without GST names no tax, with %i rows', async (rows) => {
  const note = buildIssuedInvoice(rows, { type: 'credit', referenceNumber: 'DL/25-26/0042', withoutGst: 'yes' });
  const pages = await readPdf(await paper.draw(note, buildCompany(), 'original'));
  const text = pages.join('\n').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Without GST. The input tax credit stays as it is.');
  expect(text).toContain('takes back no GST');
  expect(text).toContain('Against tax invoice DL/25-26/0042');
  expect(text).toContain('Value ₹');
  expect(text).not.toMatch(/CGST ₹|SGST|IGST|GST %|Tax credited|Taxable|Reverse charge|Place of supply/);
  expect(note.totals).toMatchObject({ cgst: 0, sgst: 0, igst: 0, tax: 0 });
  expect(pages).toHaveLength(rows === 40 ? 2 : 1);
});
