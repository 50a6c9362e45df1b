import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { hsnCodes } from '#domain/catalogue/opening/hsn-codes.ts';
import { headerFields } from '#domain/invoices/draft-fields.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { readPdf, textAboveMargin } from '#test/read/read-pdf.ts';
import { homeName } from '#test/specification/specified-firm.ts';
import { openPaper } from './open-paper.ts';

const demo = JSON.parse(readFileSync(new URL('../../../demo/company.json', import.meta.url), 'utf8'));
const withoutUpi = { ...demo, registrations: structuredClone(demo.registrations) };
for (const registration of Object.values<{ upiId?: string }>(withoutUpi.registrations)) delete registration.upiId;
const paper = openPaper();
afterAll(() => paper.close());

type Changes = Parameters<typeof buildIssuedInvoice>[1];
type More = Parameters<typeof buildIssuedInvoice>[2];

async function pagesOf(rows: number, changes: Changes = {}, more: More = {}, company = demo) {
  return readPdf(await paper.draw(buildIssuedInvoice(rows, changes, more), company, 'original'));
}

/** The same cells in every row. */
function inRows(rows: number, cells: (row: number) => InvoiceInput): InvoiceInput {
  return Object.fromEntries(
    Array.from({ length: rows }, (_, index) =>
      Object.entries(cells(index)).map(([cell, value]) => [cell + (index + 1), value]),
    ).flat(),
  );
}

function lastRows(page: string) {
  return page.match(/^\d{1,2} (?:Wallpaper|WPC Panel|Carpet Tile|Blinds|Freight)/gm) ?? [];
}
function pageOf(pages: string[], said: string) {
  return pages.flatMap((page, index) => (page.includes(said) ? [index] : []));
}

const lines = Array.from({ length: 60 }, (_, index) => index + 1);
// Every number of lines for the plainest paper, up to where its third page begins, and the most. For each of the others every
// fifth number, another one for each paper: together they test each position of a page break.
const allLines = lines.filter((rows) => rows <= 45 || rows === 60);
const someLines = (turn: number) => lines.filter((rows) => rows < 3 || (rows % 5 === turn % 5 && rows <= 45));
const address = ['Sample Traders', ...Array.from({ length: 12 }, (_, line) => `Line ${line} of the address`)].join(
  '\n',
);
const long = 'Delivered at site in two lots, unloading by the buyer, payment within fifteen days of each lot.';

const papers: [what: string, changes: (rows: number) => InvoiceInput, more?: More, company?: typeof demo][] = [
  ['a tax invoice', () => ({})],
  ['a tax invoice without descriptions', (rows) => inRows(rows, () => ({ pcomment: '' }))],
  ['one with descriptions of three lines', (rows) => inRows(rows, () => ({ pcomment: long }))],
  ['one with long addresses', () => ({ buyerAddress: address, consigneeAddress: address, termsOfDelivery: long })],
  ['one with the largest amounts', (rows) => inRows(rows, () => ({ qty: '9999999.999', rate: '1412.42' }))],
  ['one of a firm that declares much', () => ({}), {}, { ...demo, declaration: long.repeat(10) }],
  ['one with discounts', (rows) => inRows(rows, (row) => ({ discount: row % 3 === 0 ? '' : '33.33%' }))],
  [
    'one with discounts of the largest amounts',
    (rows) => inRows(rows, () => ({ qty: '9999999.999', rate: '1412.42', discount: '0.01%' })),
  ],
  ['one without a UPI code', () => ({}), {}, withoutUpi],
  ['one without a bank', () => ({}), {}, { ...demo, bank: null }],
  [
    'one of a firm with long names',
    () => ({}),
    {},
    {
      ...demo,
      name: 'Sample Interiors and Exteriors Trading Company Private Limited',
      signatory: 'Asha Sample',
      bank: { ...demo.bank, bank: 'Sample Bank of Interiors and Exteriors, '.repeat(7).trim() },
    },
  ],
  ['a pro-forma', () => ({ type: 'pro' }), { number: 'PI-DL/26-27/001' }],
  ['a credit note', () => ({ type: 'credit', taxType: 'central' }), { number: 'CN-DL/26-27/001' }],
  ['a delivery challan', () => ({ type: 'challan', purpose: 'site' }), { number: 'DC-DL/26-27/001' }],
];

describe.each(papers)('%s', (what, changes, more, company) => {
  const turn = papers.findIndex(([name]) => name === what);
  test('of 1 to 60 lines keeps its totals, tax, words and signature together, with two lines at least', async () => {
    for (const rows of turn === 0 ? allLines : someLines(turn)) {
      const pages = await pagesOf(rows, changes(rows), more, company);
      const last = pages.length - 1;
      expect(
        pages.flatMap(lastRows).map((row) => Number.parseInt(row, 10)),
        `${rows} lines`,
      ).toEqual(lines.slice(0, rows));
      expect(lastRows(pages[last] ?? '').length, `${rows} lines`).toBeGreaterThanOrEqual(Math.min(rows, 2));
      for (const said of ['Round off', 'by HSN/SAC and rate', 'in words', 'Authorised Signatory']) {
        expect(pageOf(pages, said), `${said} of ${rows} lines`).toEqual([last]);
      }
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(`page ${index + 1} of ${pages.length}`);
        expect(
          page.match(/Quantity Per Rate ₹ (?:Discount ₹ )?GST %/g),
          `page ${index + 1} of ${rows} lines`,
        ).toHaveLength(1);
      }
    }
  }, 60_000);
});

test('fourteen lines with descriptions fit on one page, and five also with long addresses and terms', async () => {
  expect(await pagesOf(14, {}, {}, withoutUpi)).toHaveLength(1);
  // The code takes the room of one.
  expect(await pagesOf(13)).toHaveLength(1);
  expect(
    await pagesOf(
      23,
      inRows(23, () => ({ pcomment: '' })),
      {},
      withoutUpi,
    ),
  ).toHaveLength(1);
  expect(
    await pagesOf(5, { buyerAddress: address, consigneeAddress: address, termsOfDelivery: long.repeat(3) }),
  ).toHaveLength(1);
});

test('a page of few lines has its tax table below the totals, a full one beside them', async () => {
  for (const [rows, order] of [
    [8, ['Amount payable in words', 'Taxable value 8', 'Tax by HSN/SAC']],
    [14, ['Tax by HSN/SAC', 'Taxable value 12', 'Amount payable in words']],
  ] as const) {
    const [page = ''] = await pagesOf(rows, {}, {}, withoutUpi);
    const places = order.map((said) => page.replaceAll(/\s+/g, ' ').indexOf(said));
    expect(places, `${rows} lines`).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  }
});

test('every page after the first names the buyer and the amount, on one line even for a long name', async () => {
  const name = 'Utkal Interiors and Exteriors '.repeat(12).trim();
  for (const [changes, more, label] of [
    [{}, {}, 'Amount payable'],
    [{ type: 'credit' }, { number: 'CN-DL/26-27/001' }, 'Amount credited'],
  ] as const) {
    const pages = await pagesOf(40, { ...changes, buyerAddress: `${name}\nPatia` }, more);
    const [head = ''] = (pages[1] ?? '').split(/\d+ (?:Wallpaper|WPC)/);
    expect(head.replaceAll(/\s+/g, ' ')).toContain(`${label} ₹ 36,44,151.00`);
    expect(head).toContain('Utkal Interiors');
  }
});

test('a tax table longer than a page repeats its head, and its last code and total stay with the signature', async () => {
  const pages = await pagesOf(
    60,
    inRows(60, (row) => ({ hsn: hsnCodes[row % hsnCodes.length] ?? '', gst: row % 2 ? '18' : '5' })),
  );
  const last = pages.at(-1) ?? '';
  expect(last).toContain('HSN/SAC Taxable value ₹ CGST %');
  expect(last).toContain('Authorised Signatory');
  expect(last.match(/^\d{4,8} [\d,.]+ /gm)?.length).toBeGreaterThanOrEqual(1);
  expect(last).toContain('Total');
  expect(lastRows(pages[pageOf(pages, 'Round off')[0] ?? 0] ?? '').length).toBeGreaterThanOrEqual(2);
});

test.each(['W'.repeat(1000), 'Woven grass '.repeat(83).trim(), 'नमूना गृह सज्जा '.repeat(60).trim()])(
  'a description of a thousand characters in every line loses none of them: %.8s…',
  async (pcomment) => {
    const pages = await pagesOf(
      5,
      inRows(5, () => ({ pcomment, qty: '9999999.999', rate: '16949.15' })),
    );
    const text = pages.join('').replaceAll(/\s/g, '');
    const letter = pcomment.at(0) ?? '';
    const expected = pcomment.split(letter).length - 1;
    expect(text.split(letter).length - 1).toBeGreaterThanOrEqual(5 * expected);
    expect(pageOf(pages, 'Authorised Signatory')).toEqual([pages.length - 1]);
  },
);

test('addresses of 2,000 characters are printed to their ends', async () => {
  const typed = `Sample Traders, ${'plot 18 near the old mill, '.repeat(73)}end`.slice(-2000);
  const text = (await pagesOf(5, { buyerAddress: typed, consigneeAddress: typed })).join(' ').replaceAll(/\s+/g, ' ');
  expect(text.match(/old mill/g)).toHaveLength(146);
  expect(text.match(new RegExp(`end State ${homeName}`, 'g'))).toHaveLength(2);
});

test('addresses with the most lines that the form accepts fit on the first page', async () => {
  const { lines: most = 0 } = headerFields.buyerAddress as { lines?: number };
  const typed = (party: string) => Array.from({ length: most }, (_, line) => `${party} ${line}.`).join('\n');
  const pdf = await paper.draw(
    buildIssuedInvoice(1, { buyerAddress: typed('Buyer'), consigneeAddress: typed('Consignee') }),
    demo,
    'original',
  );
  const [first = '', ...others] = await textAboveMargin(pdf);
  for (const party of ['Buyer', 'Consignee'])
    for (let line = 0; line < most; line += 1) expect(first).toContain(`${party} ${line}.`);
  expect(others.join('\n')).not.toMatch(/Buyer [1-9]|Consignee \d/);
});

test('an address longer than a page, from an earlier release, continues on the next page with no line lost', async () => {
  const document = buildIssuedInvoice(1);
  const buyerAddress = Array.from({ length: 150 }, (_, line) => `Line ${line}.`).join('\n');
  const pdf = await paper.draw({ ...document, draft: { ...document.draft, buyerAddress } }, demo, 'original');
  const shown = (await textAboveMargin(pdf)).join('\n');
  for (let line = 0; line < 150; line += 1) expect(shown).toContain(`Line ${line}.`);
});

test('the longest number fits into its column', async () => {
  for (const number of ['DL/26-27/0000042', 'WWWW/WWWW/WWWW-W']) {
    const [page = ''] = await pagesOf(1, {}, { number });
    expect(page.split('Consignee')[0]?.replaceAll(/\s/g, '')).toContain(number);
  }
});
