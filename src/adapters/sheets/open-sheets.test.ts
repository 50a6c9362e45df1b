import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { Overloaded } from '#operations/ports/failures.ts';
import { buildTallyMasters, tallyLedger } from '#test/build/build-tally.ts';
import { openSheets } from './open-sheets.ts';
import { unpackedSize } from './unpacked-size.ts';

const sheets = openSheets({ children: 4 });
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

async function cellsOf(bytes: Uint8Array) {
  const read = await sheets.read(bytes);
  return read.ok ? read.value.map(({ rows }) => rows.map(({ cells }) => cells)) : read.message;
}
async function refusalOf(bytes: Uint8Array) {
  const read = await sheets.read(bytes);
  return read.ok ? expect.fail('It was read.') : read.message;
}
function workbook(rows: CellValue[][], name = 'Parties') {
  return writeXlsx({ sheets: [{ name, rows }] });
}

test.each([
  ['UTF-8', utf8('Name,City\r\nCafé Demo,नई दिल्ली\r\n'), 'Café Demo', 'नई दिल्ली'],
  ['UTF-8 with its mark', utf8('\uFEFFName,City\nCafé Demo,ଭୁବନେଶ୍ୱର'), 'Café Demo', 'ଭୁବନେଶ୍ୱର'],
  ['UTF-16', utf16('Name\tCity\r\nCafé Demo\tନୂଆ'), 'Café Demo', 'ନୂଆ'],
  ['UTF-16 without its mark', utf16('Name,City\nCafé Demo,Delhi').subarray(2), 'Café Demo', 'Delhi'],
  ['UTF-16, the other half first', utf16('Name,City\nCafé Demo,Delhi').swap16(), 'Café Demo', 'Delhi'],
  ['Windows-1252', latin('Name;City\nCaf\xe9 Demo;Delhi \x96 NCR'), 'Café Demo', 'Delhi – NCR'],
])('A CSV file in %s is read', async (_, bytes, name, city) => {
  expect(await cellsOf(bytes)).toEqual([
    [
      ['Name', 'City'],
      [name, city],
    ],
  ]);
});

test('Rows that were copied in Excel are read: cells between tabs, lines inside quotation marks', async () => {
  expect(await cellsOf(utf8('Name\tAddress\n\nDemo Homes\t"Plot 1, Sector 2\nCuttack"\t\t\n'))).toEqual([
    [
      ['Name', 'Address'],
      ['Demo Homes', 'Plot 1, Sector 2\nCuttack'],
    ],
  ]);
});

test('A workbook that another program wrote is read without its hidden sheets; formulas and errors are named', async () => {
  const read = await sheets.read(readFileSync('test/fixtures/parties.xlsx'));
  expect(read).toMatchObject({ ok: true, value: [{ kind: 'xlsx', name: 'Ledger list' }] });
  const rows = read.ok ? (read.value[0]?.rows ?? []) : [];
  expect(rows.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6]);
  expect(rows[2]?.cells.slice(0, 6)).toEqual([
    'Model Hostels',
    '07AAECM6161H1ZG',
    '9810055521',
    'hostel@example.com',
    'New Delhi',
    '110007',
  ]);
  expect(rows[3]?.unreadable).toEqual([{ column: 3, why: 'the cell holds a formula without a value' }]);
  expect(rows[4]?.unreadable).toEqual([{ column: 5, why: 'the cell shows the error #N/A' }]);
});

test('A number is read as a spreadsheet shows it, without the noise of its seventeenth digit', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'Sums', rows: [[0.1 + 0.2, 1.1 * 3, 123_456_789.12, 4.35 * 100]] }],
  });
  expect(await cellsOf(bytes)).toEqual([[['0.3', '3.3', '123456789.12', '435']]]);
});

test('The stored value of a formula is taken, and the formula is not evaluated', async () => {
  const cells = new Map([['1,0', { formula: '"not " & "this"', formulaResult: 'Demo Homes' }]]);
  const bytes = await writeXlsx({ sheets: [{ name: 'Parties', rows: [['Name'], [null]], cells }] });
  expect(await cellsOf(bytes)).toEqual([[['Name'], ['Demo Homes']]]);
});

test.each([
  ['UTF-16, as Tally writes it', utf16],
  ['UTF-8', (text: string) => utf8(text.replace('UTF-16', 'UTF-8'))],
])('The ledgers of customers are read from Tally in %s', async (_, encode) => {
  const read = await sheets.read(encode(buildTallyMasters()));
  const [sheet] = read.ok ? read.value : expect.fail(read.message);
  expect(sheet?.rows.slice(1)).toEqual([
    {
      number: 1,
      cells: [
        'Model Hostels',
        '',
        'Plot 4, Ring Road\nNear Metro & Market',
        'Delhi',
        '110007',
        '07AAECM6161H1ZG',
        'Accounts',
        '9810055521',
        'hostel@example.com',
        '30 Days',
      ],
      unreadable: [],
    },
  ]);
  expect(sheet?.leftOut).toBe(
    '1 ledger is left out, of Bank Accounts. If such a group holds customers, export all masters, so that the file says which group it belongs to.',
  );
});

test('Groups of Tally that contain each other end the search', async () => {
  const around = '<GROUP NAME="A"><PARENT>B</PARENT></GROUP><GROUP NAME="B"><PARENT>A</PARENT></GROUP>';
  expect(await refusalOf(utf8(buildTallyMasters([around, tallyLedger('Sample', 'A')])))).toMatch(
    'No ledger of this file is in the group Sundry Debtors. 1 ledger is left out, of A.',
  );
});

const wide = Array.from({ length: 200 }, (_, at) => `Column ${at + 1}`);
const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

test.each([
  ['nothing', utf8(''), 'There are no rows in this file.'],
  ['only empty lines', utf8(',,,\n\n ,\n'), 'There are no rows in this file.'],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
    'This is no text file, Excel sheet or Tally export.',
  ],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /old kind \(\.xls\), or one with a password/],
  ['a ZIP file without a sheet', Buffer.from('PK\x03\x04 and nothing else'), /no Excel workbook that can be read/],
  ['200 columns', utf8(`${wide.join(',')}\n`), /^The file has 200 columns, and at most 100 can be read/],
  [
    'a quotation mark that is not closed',
    utf8(`Name,City\n"Demo,${'Delhi\n'.repeat(1000)}`),
    /^Row 2, column A: the cell has more than 5,000/,
  ],
  [
    'two encodings',
    Buffer.concat([utf8('Name,City\nCafé,Delhi\n'), latin('Caf\xe9 2,Delhi\n')]),
    /^Line 2 of the file is written in UTF-8 and line 3 is not/,
  ],
  ['bytes of no encoding', Buffer.from([0x4e, 0x81, 0x2c, 0xe9]), /^The letters of this file cannot be read/],
  ['half a letter of UTF-16', utf16('Name,\ud800 x'), /^The letters of this file cannot be read/],
  [
    'an entity bomb',
    utf8(`<?xml version="1.0"?>${entities}<ENVELOPE><LEDGER NAME="&b;"/></ENVELOPE>`),
    /document type \(DOCTYPE\)/,
  ],
  ['an entity of its own', utf8('<ENVELOPE><LEDGER NAME="&b;"/></ENVELOPE>'), /^Line 1 of the file is no correct XML/],
  [
    'XML that ends too early',
    utf8('<ENVELOPE>\n<LEDGER NAME="a">'),
    /^The file ends in the middle, in line 2. Export it again.$/,
  ],
  [
    'a web page',
    utf8('<html><body><p>Parties</p></body></html>'),
    'This XML file holds no ledgers of Tally. Export the masters of Tally as XML.',
  ],
  [
    'vouchers of Tally',
    utf8('<ENVELOPE><VOUCHER VCHTYPE="Sales"/></ENVELOPE>'),
    /holds vouchers of Tally and no ledgers/,
  ],
  ['20 MB and a byte', Buffer.alloc(20_000_001, 'a'), 'The file is larger than 20 MB.'],
])('A file with %s is refused in a sentence', async (_, bytes, sentence) => {
  expect(await refusalOf(bytes)).toMatch(sentence);
});

test('A file that is too large is told of what its rows are', async () => {
  const large = Buffer.alloc(20_000_001, 'a');
  expect(await sheets.readMaterials(large)).toMatchObject({ message: expect.stringContaining('with the materials') });
  expect(await sheets.readProducts(large)).toMatchObject({ message: expect.stringContaining('with the products') });
});

test('A workbook with 200 columns is refused by the name of its sheet', async () => {
  expect(await refusalOf(await workbook([wide]))).toMatch('The sheet “Parties” has 200 columns');
});

test('More than 20,000 rows are refused', async () => {
  expect(await refusalOf(utf8('Name\n'.repeat(20_001)))).toMatch('The file has more than 20,000 rows. Split it');
});

/** A ZIP file with one part, whose directory may lie about its size. */
function zipOf(name: string, content: Buffer, claimed = content.length, flags = 0) {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(flags, 6);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(claimed, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

const bomb = Buffer.alloc(60_000_000, ' ');

test('A ZIP bomb is refused, whether its directory says its size or lies', async () => {
  expect(await refusalOf(zipOf('[Content_Types].xml', bomb))).toMatch('The workbook unpacks to more than 50 MB');
  expect(await refusalOf(zipOf('[Content_Types].xml', bomb, 1000))).toMatch(
    'This is no Excel workbook that can be read',
  );
  expect(await refusalOf(zipOf('[Content_Types].xml', bomb, 0, 8))).toMatch(
    'This is no Excel workbook that can be read',
  );
});

const smaller = 'Download the answers from the portal in smaller parts, and send one after the other.';

test.each([
  [
    'too many columns',
    utf8(`${'x,'.repeat(100)}x`),
    'Download the answers from the portal again, and send the file as it is.',
  ],
  ['too many rows', utf8('x\n'.repeat(20_001)), smaller],
  ['a workbook that is too large', zipOf('[Content_Types].xml', bomb), smaller],
  ['XML', utf8('<answers/>'), 'Download them from the portal as JSON, Excel workbook or CSV.'],
])(
  'A file of portal answers with %s is refused in words about the portal, not about customers',
  async (_, bytes, advice) => {
    for (const read of [sheets.readEinvoiceAnswers, sheets.readEwayAnswers]) {
      const answer = await read(bytes);
      const message = answer.ok ? '' : answer.message;
      expect(message).toContain(advice);
      expect(message).not.toMatch(/customer|ledger|Tally|import/i);
    }
  },
);

test('A million rows are refused with what to do, whatever they hold', async () => {
  const million = utf8(`Name,HSN\n${'Panel,39259090\n'.repeat(1_000_000)}`);
  for (const read of [sheets.read, sheets.readProducts, sheets.readBills]) {
    const answer = await read(million);
    expect(answer.ok ? '' : answer.message).toMatch(/^The file has more than 2,00,000 lines\. Split it/);
  }
});

test('A ZIP file that hides the size of a part has no size', () => {
  expect(unpackedSize(zipOf('x', bomb))).toBe(60_000_000);
  expect(unpackedSize(zipOf('x', bomb, 0, 8))).toBe(null);
  expect(unpackedSize(zipOf('x', Buffer.alloc(0)))).toBe(0);
  // As ZIP64 says that a larger directory stands elsewhere.
  const far = zipOf('x', Buffer.alloc(9));
  far.writeUInt32LE(0xffffffff, far.length - 10);
  expect(unpackedSize(far)).toBe(null);
});

test('A file that needs more memory or time than a file may is refused, and the next one is read', async () => {
  const small = openSheets({ heapMegabytes: 16 });
  const rows = Array.from({ length: 19_000 }, (_, at) => [`Party ${at}`, 'x'.repeat(500)]);
  const large = await workbook(rows);
  expect(await small.read(large)).toMatchObject({
    ok: false,
    message: expect.stringContaining('too much memory or time'),
  });
  const hasty = openSheets({ timeoutMs: 1 });
  expect(await hasty.read(large)).toMatchObject({
    ok: false,
    message: expect.stringContaining('too much memory or time'),
  });
  expect(await small.read(utf8('Name\nDemo'))).toMatchObject({ ok: true });
});

test('Only so many files are read at once', async () => {
  const one = openSheets({ children: 1 });
  const first = one.read(utf8('Name\nDemo'));
  await expect(one.read(utf8('Name\nDemo'))).rejects.toThrow(Overloaded);
  expect(await first).toMatchObject({ ok: true });
});
