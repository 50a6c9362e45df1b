import { afterAll, expect, test } from 'vitest';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { invoiceFiles } from './invoice-files.ts';
import { openPaper } from './open-paper.ts';

const paper = openPaper();
afterAll(() => paper.close());
const issued = buildIssuedInvoice(2, {
  ...{ material1: 'WP 204', pcomment1: 'WP 204 Sage, clay, bedroom wall' },
  pcomment2: 'beside the WP 204',
});

test('The code of a material stands on the paper, and in the data attached to it, until the firm wants none there', async () => {
  const drawn = async (company = buildCompany()) => {
    const text = (await readPdf(await paper.draw(issued, company, 'original'))).join(' ').replaceAll(/\s+/g, ' ');
    const attached = new TextDecoder().decode(invoiceFiles(issued, company, 'original').files['invoice.json']);
    return [text, JSON.parse(attached).input];
  };
  const [before, whole] = await drawn();
  expect(before).toContain('WP 204 Sage, clay, bedroom wall');
  expect(whole).toEqual(JSON.parse(issued.data));
  const [after, { pcomment1, ...others }] = await drawn(buildCompany({ papersWithoutCodes: true }));
  expect(after).toContain('Sage, clay, bedroom wall');
  // What is of no material stands as it was typed.
  expect(after.match(/WP 204[^,]{0,5}/g)).toHaveLength(1);
  expect(after).toContain('beside the WP 204');
  const { material1, pcomment1: _, ...kept } = whole;
  expect([pcomment1, others]).toEqual(['Sage, clay, bedroom wall', kept]);
});
