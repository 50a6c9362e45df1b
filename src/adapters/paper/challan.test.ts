import { afterAll, expect, test } from 'vitest';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { openPaper } from './open-paper.ts';

const paper = openPaper();
afterAll(() => paper.close());

test.each([1, 12, 40])('The paper of a challan on approval has a value and no tax, with %i rows', async (rows) => {
  const challan = buildIssuedInvoice(rows, { type: 'challan', purpose: 'approval' }, { number: 'DC-DL/26-27/001' });
  const pages = await readPdf(await paper.draw(challan, buildCompany(), 'triplicate'));
  const text = pages.join('\n').replaceAll(/\s+/g, ' ');
  for (const said of [
    ...['Delivery Challan', 'TRIPLICATE FOR CONSIGNER', 'Challan No.', 'Purpose', 'On approval', 'Value of the goods'],
    'Not a tax invoice. On approval, at most six months (section 31(7)).',
    'under rule 55 of the CGST Rules, 2017',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/CGST ₹|SGST|IGST|GST %|Reverse charge|IFSC|UPI/);
  expect(challan.totals).toMatchObject({ tax: 0 });
  expect(pages).toHaveLength(rows === 40 ? 2 : 1);
});

test('The paper of a challan for the buyer shows rate and tax, and its three copies are in one PDF', async () => {
  const challan = buildIssuedInvoice(3, { type: 'challan', purpose: 'site' }, { number: 'DC-DL/26-27/001' });
  const pages = await readPdf(await paper.draw(challan, buildCompany(), 'all'));
  expect(pages).toHaveLength(3);
  const marks = ['ORIGINAL FOR CONSIGNEE', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR CONSIGNER'];
  for (const [index, mark] of marks.entries()) expect(pages[index]).toContain(mark);
  expect(pages[0]).toMatch(/CGST %/);
  expect(pages[0]).toContain('Not a tax invoice. The invoice follows (rule 55(4)).');
});
