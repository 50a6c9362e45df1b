import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { openPaper } from '#adapters/paper/open-paper.ts';
import type { Desk } from '#contract/desk.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { home } from '#test/specification/specified-firm.ts';
import { PaperPreview } from './paper-preview.tsx';

const company = buildCompany();
const desk = { paper: company, demo: true } as unknown as Desk;
const paper = openPaper();
afterAll(() => paper.close());

// The text of each element of the preview, without spaces.
function stringsOf(html: string) {
  return html
    .replaceAll('<!-- -->', '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&amp;', '&').replaceAll(/\s+/g, ''))
    .filter((text) => text !== '');
}

const draftOnly = ['DRAFT,NOTISSUED'];

test.each([
  ['a tax invoice within the state', {}, 'DL/26-27/0042'],
  [
    'a tax invoice to another state',
    { taxType: 'central', termsOfDelivery: 'Delivered at site, in two lots' },
    'DL/26-27/0042',
  ],
  ['a pro-forma', { type: 'pro' }, 'PI-DL/26-27/001'],
  ['a credit note', { type: 'credit', referenceNumber: 'OLD/17' }, 'CN-DL/26-27/001'],
] as const)('The preview of %s shows exactly the text of its PDF', async (_, changes, number) => {
  const issued = buildIssuedInvoice(5, changes, { number, specimen: true });
  const draft = { ...issued.draft, number };
  const html = renderToString(createElement(PaperPreview, { draft, desk, original: null, focused: '' }));
  const shown = stringsOf(html).filter((string) => !draftOnly.includes(string));
  const printed = (await readPdf(await paper.draw(issued, company, 'original'))).join('').replaceAll(/\s/g, '');
  expect(shown.filter((string) => !printed.includes(string))).toEqual([]);
  // Only the PDF has the copy mark, the large SPECIMEN and the page footer.
  const foot = `${company.name}, GSTIN ${company.registrations[home].gstin} ${kindTitles[issued.kind].paper} ${number}, page 1 of 1`;
  const pdfOnly = [foot.replaceAll(' ', ''), 'SPECIMEN', 'ORIGINALFORRECIPIENT', 'ORIGINAL'];
  const left = [...pdfOnly, ...shown.toSorted((a, b) => b.length - a.length)].reduce(
    (text, string) => text.replace(string, ' '),
    printed,
  );
  expect(left.match(/[\p{L}\p{N}]+/gu) ?? []).toEqual([]);
});
