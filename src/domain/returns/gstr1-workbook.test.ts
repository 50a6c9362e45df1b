import { expect, test } from 'vitest';
import { askReturn, buildReturn } from '#test/build/build-return.ts';
import { branchName, homeName } from '#test/specification/specified-firm.ts';
import { foldGstr1 } from './fold-gstr1.ts';
import type { Gstr1Question } from './gstr1.ts';
import { createGstr1Workbook } from './gstr1-workbook.ts';
import type { ReturnDocument } from './return-document.ts';

const question = askReturn();

async function bookOf(documents: ReturnDocument[], changes: Partial<Gstr1Question> = {}, withIrn = true) {
  const book = createGstr1Workbook({ ...question, ...changes }, { withIrn });
  const given = (async function* () {
    yield* documents;
  })();
  const gstr1 = await foldGstr1(given, { ...question, ...changes }, book.list);
  const sheets = new Map<string, unknown[][]>();
  for (const { sheet, cells } of book.rows(gstr1)) sheets.set(sheet, [...(sheets.get(sheet) ?? []), cells]);
  return sheets;
}

const month = [
  buildReturn({
    number: 'DL/26-27/0101',
    gstin: '07AAACB5678L1ZA',
    buyerName: 'Example “Hotels” & Co. (Delhi)',
    rows: [
      ['48142000', 2.125, 100, 'roll', 18],
      ['995475', 1, 10.5, 'pcs', 5],
    ],
  }),
  buildReturn({ number: 'DL/26-27/0102', place: '21', rows: [['48142000', 1000, 100.01, 'rft', 18]] }),
  buildReturn({ number: 'DL/26-27/0103' }),
  buildReturn({ number: 'CN-DL/26-27/001', gstin: '07AAACB5678L1ZA' }),
  buildReturn({
    number: 'CN-DL/26-27/002',
    place: '21',
    original: { number: 'A', date: '2026-09-01', gstin: '', place: '21', value: 1_18_012_00, known: true },
  }),
];

test('The sheets and headings are those that the offline tool imports, headings in row 4', async () => {
  const sheets = await bookOf(month);
  expect([...sheets.keys()]).toEqual([
    'b2b,sez,de',
    'b2cl',
    'b2cs',
    'cdnr',
    'cdnur',
    'exp',
    'hsn(b2b)',
    'hsn(b2c)',
    'docs',
  ]);
  expect(sheets.get('cdnr')?.[3]).toEqual([
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ]);
  for (const rows of sheets.values())
    for (const cells of rows.slice(4)) expect(cells).toHaveLength(rows[3]?.length ?? 0);
});

test('Rows are as the tool reads them: dates as text, places with their code, a row for each rate', async () => {
  const sheets = await bookOf(month);
  const buyer = [
    '07AAACB5678L1ZA',
    'Example Hotels & Co. (Delhi)',
    'DL/26-27/0101',
    '05-Oct-2026',
    262,
    `07-${homeName}`,
  ];
  expect(sheets.get('b2b,sez,de')?.slice(4)).toEqual([
    [...buyer, 'N', null, 'Regular B2B', null, 18, 212.5, 0],
    [...buyer, 'N', null, 'Regular B2B', null, 5, 10.5, 0],
  ]);
  expect(sheets.get('b2cl')?.slice(4)).toEqual([
    ['DL/26-27/0102', '05-Oct-2026', 118012, `21-${branchName}`, null, 18, 100010, null, null],
  ]);
  expect(sheets.get('b2cs')?.slice(4)).toEqual([['OE', `07-${homeName}`, null, 18, 1000, 0, null]]);
  expect(sheets.get('cdnr')?.[4]?.slice(2, 9)).toEqual([
    'CN-DL/26-27/001',
    '05-Oct-2026',
    'C',
    `07-${homeName}`,
    'N',
    'Regular B2B',
    1180,
  ]);
  expect(sheets.get('cdnur')?.slice(4)).toEqual([
    ['B2CL', 'CN-DL/26-27/002', '05-Oct-2026', 'C', `21-${branchName}`, 1180, null, 18, 1000, 0],
  ]);
  expect(sheets.get('hsn(b2b)')?.slice(4)).toEqual([
    ['39259090', null, 'PCS-PIECES', -10, -1180, 18, -1000, 0, -90, -90, 0],
    ['48142000', null, 'ROL-ROLLS', 2.13, 250.76, 18, 212.5, 0, 19.13, 19.13, 0],
    ['995475', null, 'NA', 0, 11.02, 5, 10.5, 0, 0.26, 0.26, 0],
  ]);
  expect(sheets.get('docs')?.slice(4)).toEqual([
    ['Invoices for outward supply', 'DL/26-27/0101', 'DL/26-27/0103', 3, 0],
    ['Credit Note', 'CN-DL/26-27/001', 'CN-DL/26-27/002', 2, 0],
  ]);
});

test('The usual workbook leaves out invoices and notes with an IRN, and still counts them in tables 12 and 13', async () => {
  const sent = month.map((document) => ({ ...document, irn: 'a'.repeat(64) }));
  const [usual, full, before] = [await bookOf(sent, {}, false), await bookOf(sent), await bookOf(month)];
  expect(full).toEqual(before);
  for (const sheet of ['b2b,sez,de', 'cdnr']) expect(usual.get(sheet)?.slice(4)).toEqual([]);
  for (const sheet of ['b2cl', 'b2cs', 'cdnur', 'hsn(b2b)', 'hsn(b2c)', 'docs'])
    expect(usual.get(sheet)).toEqual(full.get(sheet));
});

test('An IFF has two sheets, and a month before May 2025 one for HSN', async () => {
  expect([...(await bookOf(month, { form: 'iff' })).keys()]).toEqual(['b2b,sez,de', 'cdnr']);
  const old = [buildReturn({ number: 'DL/25-26/0001', date: '2025-04-10' })];
  expect([...(await bookOf(old, { period: '2025-04' })).keys()].slice(-2)).toEqual(['hsn', 'docs']);
});

test('Above the headings stand the title and two empty rows', async () => {
  const rows = (await bookOf(month)).get('docs');
  expect(rows?.slice(0, 3)).toEqual([['Summary of documents issued during the tax period (13)'], [], []]);
});

test('A name has only the letters that the tool takes, at most 99, or is left out', async () => {
  const name = async (buyerName: string) =>
    (await bookOf([buildReturn({ gstin: '07AAACB5678L1ZA', buyerName })])).get('b2b,sez,de')?.[4]?.[1];
  expect(await name('“Sample”  Hotels — Café')).toBe('Sample Hotels Caf');
  expect(await name('नमूना')).toBeNull();
  expect(await name('x'.repeat(120))).toBe('x'.repeat(99));
});

test('The value of a code has the tax of other states in it, too', async () => {
  const sheets = await bookOf([buildReturn({ gstin: '21AAACB5678L1ZK' })]);
  expect(sheets.get('hsn(b2b)')?.[4]?.slice(4, 8)).toEqual([1180, 18, 1000, 180]);
});
