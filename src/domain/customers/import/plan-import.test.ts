import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import { branchName, homeName } from '#test/specification/specified-firm.ts';
import type { Customer, CustomerFields } from '../customer.ts';
import { type ReadCustomer, readCustomer } from '../read-customer.ts';
import { findHeadings } from './find-headings.ts';
import { planImport, readImportRows } from './plan-import.ts';
import type { PlannedRow } from './planned-row.ts';
import type { CellRow } from './sheet.ts';

function rowsOf(lines: string[][]): CellRow[] {
  return lines.map((cells, at) => ({ number: at + 1, cells, unreadable: [] }));
}

function plan(lines: string[][], customers: Customer[] = []): PlannedRow[] {
  const sheet = findHeadings({ rows: rowsOf(lines) });
  return planImport(sheet, readImportRows(sheet), customers);
}

function customerOf(fields: ReadCustomer, more: Partial<Customer> = {}): Customer {
  const by = { createdAt: '', createdBy: '', changedAt: '', changedBy: '' };
  return { id: 'id', version: 1, archivedAt: null, mergedInto: null, ...by, ...fields, ...more };
}
function known(fields: Partial<CustomerFields>, more: Partial<Customer> = {}): Customer {
  const blank = { gstin: '', deliveryAddresses: [], contactPerson: '', phone: '', email: '', creditDays: 0, note: '' };
  return customerOf(readCustomer(buildCustomer({ ...blank, tallyName: '', place: '', pin: '', ...fields })), more);
}

const [hostel, builder] = ['07AAECM6161H1ZG', '06AAFCP7373R1ZL'];

test('A new row becomes a customer with the block that will be printed', () => {
  const [row] = plan([
    ['Party Name', 'GSTIN/UIN', 'Mobile', 'Mail', 'City', 'Pin', 'Address 1', 'Address 2', 'State', 'Cr Days', 'Agent'],
    [
      'Model Hostels',
      hostel.toLowerCase(),
      '9810055521',
      'a@example.com',
      'New Delhi',
      '110 007',
      'Plot 4',
      'Ring Road',
      'Delhi',
      '30 Days',
      'K.',
    ],
  ]);
  expect(row).toMatchObject({
    what: 'new',
    number: 2,
    warning: '',
    fields: {
      name: 'Model Hostels',
      gstin: hostel,
      billingAddress: `Model Hostels\nPlot 4\nRing Road\nNew Delhi 110007\nGSTIN: ${hostel}`,
      place: 'New Delhi',
      pin: '110007',
      stateCode: '07',
      phone: '9810055521',
      creditDays: 30,
    },
  });
});

test('What the lines of an address say is not printed twice', () => {
  const [row] = plan([
    ['Name', 'Address', 'City', 'Pin', 'State'],
    ['Demo Homes', 'Demo Homes\nVilla 9, Cuttack - 753 001', 'Cuttack', '753001', 'Odisha'],
  ]);
  expect(row).toMatchObject({ fields: { billingAddress: 'Demo Homes\nVilla 9, Cuttack - 753 001\nOdisha' } });
});

test('Rows of which very many have one name are refused in a moment: the name is read from a wrong column', () => {
  const heads = ['Name', 'PIN', 'Phone'];
  const row = (name: string, at: number) => [name, String(400_001 + at), String(9_810_000_000 + at)];
  const debtors = Array.from({ length: 20_000 }, (_, at) => row('Sundry Debtors', at));
  const branches = Array.from({ length: 200 }, (_, at) => row('Sample Bank', at));
  const rows = plan([heads, ...debtors, ...branches]);
  expect(rows[0]).toEqual({
    what: 'refused',
    number: 2,
    message: 'Row 2, Name: 20000 rows have this name. Choose the column with the names.',
  });
  expect(rows.filter(({ what }) => what === 'new')).toHaveLength(200);
});

test('A row says what will be changed, from the values that were there; a blank cell leaves what is there', () => {
  const before = known({
    gstin: hostel,
    billingAddress: `Model Hostels\nPlot 4, New Delhi 110007\nGSTIN: ${hostel}`,
    phone: '+91 98100 55521',
    email: 'a@example.com',
    creditDays: 30,
  });
  const heads = ['Name', 'GSTIN', 'Phone', 'E-mail', 'Credit days', 'Address', 'City'];
  expect(
    plan([heads, ['Model Hostels', hostel, '9810055521', 'A@example.com', '30.0', 'plot 4', '']], [before]),
  ).toEqual([{ what: 'same', number: 2, customer: before, warning: '' }]);
  expect(
    plan([heads, ['MODEL HOSTELS LLP', hostel, '9810055522', '', '45', 'Plot 9', 'Delhi']], [before]),
  ).toMatchObject([
    {
      what: 'changes',
      warning: 'The book has the name Model Hostels. It stays.',
      changes: [
        { field: 'billingAddress', to: `Model Hostels, Plot 9, Delhi 110007, GSTIN: ${hostel}` },
        { field: 'place', from: 'New Delhi', to: 'Delhi' },
        { field: 'creditDays', from: '30', to: '45' },
        { field: 'phone', from: '+91 98100 55521', to: '9810055522' },
      ],
      fields: { name: 'Model Hostels' },
    },
  ]);
});

test('A customer without a GSTIN is found by name and PIN, and takes the GSTIN, which is then printed', () => {
  const before = known({ billingAddress: 'Placeholder Builders\nGurugram 122002' });
  const [row] = plan(
    [
      ['Name', 'GSTIN', 'PIN'],
      ['PLACEHOLDER  BUILDERS', builder, '122002'],
    ],
    [before],
  );
  expect(row).toMatchObject({
    what: 'changes',
    fields: { gstin: builder, billingAddress: `Placeholder Builders\nGurugram 122002\nGSTIN: ${builder}` },
  });
});

test.each<[string, string[], string]>([
  [
    'a wrong check digit',
    ['Sample', '07AAECM6161H1ZH', '', '', ''],
    'Row 2, GSTIN/UIN: 07AAECM6161H1ZH is not a valid GSTIN',
  ],
  ['no name', ['', '', '9810055521', '', ''], 'Row 2, Party: there is no name.'],
  ['letters in the phone', ['Sample', '', '98100 five', '', ''], 'Row 2, Mobile: “98100 five” has letters'],
  ['a PIN of five digits', ['Sample', '', '', '11000', ''], 'Row 2, Pin Code: “11000” is not a PIN code'],
  ['months for days', ['Sample', '', '', '', '2 months'], 'Row 2, Cr Days: “2 months” is not a number of days.'],
  ['too many days', ['Sample', '', '', '', '365'], 'Row 2, Cr Days: Credit days are a whole number from 0 to 180.'],
  ['a formula', ['=HYPERLINK("x")', '', '', '', ''], 'Row 2, Party: “=HYPERLINK("x")” is a formula. Paste its value.'],
])('A row with %s is refused, by row and column', (_, cells, message) => {
  const [row] = plan([['Party', 'GSTIN/UIN', 'Mobile', 'Pin Code', 'Cr Days'], cells]);
  expect(row).toMatchObject({ what: 'refused', number: 2, message: expect.stringContaining(message) });
});

test('A refused row says all that is to mend, each under its column', () => {
  const headings = ['Party Name', 'GSTIN/UIN', 'Mobile', 'Mail', 'Cr Days', 'Language'];
  const messages = [
    ['Model Hostels', `${hostel.slice(0, -1)}A`, '98100abc', 'a@', 'soon', 'Tamil'],
    ['=A1', hostel, '@B1', '', '', ''],
    ['', hostel, '12', '', '', ''],
  ].map((cells) => plan([headings, cells])[0]);
  expect(messages.map((row) => row?.what === 'refused' && row.message)).toEqual([
    [
      `Row 2, GSTIN/UIN: ${hostel.slice(0, -1)}A is not a valid GSTIN: check it.`,
      'Mobile: “98100abc” has letters: a phone number has digits, spaces, +, - and brackets.',
      'Mail: “a@” is not an e-mail address.',
      'Cr Days: “soon” is not a number of days.',
      'Language: “Tamil” is not English, Hindi or Odia.',
    ].join(' '),
    'Row 2, Party Name: “=A1” is a formula. Paste its value. Mobile: “@B1” is a formula. Paste its value.',
    'Row 2, Party Name: there is no name. Mobile: “12” is not a phone number: it has at least 8 digits.',
  ]);
});

test('A cell that could not be read is refused, unless its column is left out', () => {
  const unreadable = [{ column: 1, why: 'the cell shows the error #N/A' }];
  const rows = (heading: string): CellRow[] => [
    { number: 1, cells: ['Name', heading], unreadable: [] },
    { number: 2, cells: ['Sample', ''], unreadable },
  ];
  const planned = (heading: string) => {
    const sheet = findHeadings({ rows: rows(heading) });
    return planImport(sheet, readImportRows(sheet), []);
  };
  expect(planned('Pin')).toEqual([
    {
      what: 'refused',
      number: 2,
      message: 'Row 2, Pin: the cell shows the error #N/A. Copy the column in the spreadsheet, and paste its values.',
    },
  ]);
  expect(planned('Agent')).toMatchObject([{ what: 'new' }]);
});

test('The second of two rows about one customer is refused', () => {
  const rows = [
    ['Name', 'GSTIN', 'PIN'],
    ['Model Hostels', hostel, '110007'],
    ['Model Hostels, North', hostel, '110007'],
    ['model hostels', '', '110007'],
    ['Model Hostels', '', '110009'],
  ];
  expect(plan(rows)).toMatchObject([
    { what: 'new' },
    { what: 'refused', message: 'Row 3, GSTIN: row 2 has this GSTIN already.' },
    { what: 'refused', message: 'Row 4, Name: row 2 has this name and PIN already.' },
    { what: 'new' },
  ]);
});

test('A row that fits two customers, an archived one, or one that was made one with another, is refused', () => {
  const name = { billingAddress: 'Demo Homes\nCuttack 753001' };
  const row = [
    ['Name', 'PIN'],
    ['Demo Homes', '753001'],
  ];
  const two = [known(name, { id: 'a' }), known(name, { id: 'b' })];
  expect(plan(row, two)).toMatchObject([
    { message: 'Row 2, Name: 2 customers have this name. Add the PIN or the GSTIN.' },
  ]);
  const archived = known(name, { archivedAt: '2026-11-01T00:00:00.000Z' });
  expect(plan(row, [archived])).toMatchObject([{ message: expect.stringContaining('Demo Homes is archived.') }]);
  const merged = { ...archived, mergedInto: 'b' };
  expect(plan(row, [merged])).toMatchObject([{ message: expect.stringContaining('made one with another customer') }]);
  expect(plan(row, [merged, known(name, { id: 'b' })])).toMatchObject([{ what: 'same', customer: { id: 'b' } }]);
});

test('A new customer with the phone of another one is taken, with a warning', () => {
  const other = known({ billingAddress: 'Demo Homes, Flat 3B\nCuttack 753001', phone: '+91 98100 55507' });
  expect(
    plan(
      [
        ['Name', 'Phone'],
        ['Demo Homes, Villa 9', '098100-55507'],
      ],
      [other],
    ),
  ).toMatchObject([{ what: 'new', warning: 'Demo Homes, Flat 3B has this phone.' }]);
});

/** The book after the good rows went in. */
function importInto(book: Customer[], planned: PlannedRow[]): Customer[] {
  const changed = new Map(planned.flatMap((row) => (row.what === 'changes' ? [[row.customer.id, row.fields]] : [])));
  const added = planned.flatMap((row) =>
    row.what === 'new' ? [customerOf(row.fields, { id: `new ${book.length + row.number}` })] : [],
  );
  return [...book.map((customer) => ({ ...customer, ...changed.get(customer.id) })), ...added];
}

const few = <T>(...values: T[]) => fc.constantFrom(...values);
const names = few('Demo', 'demo', 'Sample');
const pins = few('', '110007', '110009', '753001');
const gstins = few('', '', hostel, builder, '09AABTT8484A1Z9');
const row = fc.tuple(
  names,
  gstins,
  pins,
  few('', '9810055521', '98100 55522'),
  few('', 'Delhi', 'Cuttack'),
  few('', '30', '45 days'),
  few('', 'Plot 4', 'Plot 4\nRing Road', 'Delhi 110009'),
  few('', 'Site 1, Noida', 'Site 2\n\nSite 3'),
);
const heads = ['Name', 'GSTIN', 'PIN', 'Phone', 'Place', 'Credit days', 'Address', 'Delivery address'];
const entry = fc.record({ name: names, gstin: gstins, pin: pins, archived: few(false, false, true) });

function buildBook(entries: { name: string; gstin: string; pin: string; archived: boolean }[]): Customer[] {
  const seen = new Set<string>();
  return entries.flatMap(({ name, gstin, pin, archived }, at) => {
    if (gstin !== '' && !archived && seen.has(gstin)) return [];
    if (!archived) seen.add(gstin);
    const archivedAt = archived ? '2026-11-01T00:00:00.000Z' : null;
    return [known({ billingAddress: name, gstin, pin }, { id: `old ${at}`, archivedAt })];
  });
}

test('Importing the same rows again changes nothing, with any customers in the book before', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), fc.array(row, { maxLength: 6 }), (entries, rows) => {
      const book = buildBook(entries);
      const after = importInto(book, plan([heads, ...rows], book));
      const live = after.filter(({ archivedAt, gstin }) => archivedAt === null && gstin !== '');
      expect(new Set(live.map(({ gstin }) => gstin)).size).toBe(live.length);
      expect(plan([heads, ...rows], after).filter(({ what }) => what === 'new' || what === 'changes')).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('A row whose state is not that of its GSTIN or its PIN is taken with a warning, under any name of the state', () => {
  const warnings = plan([
    ['Name', 'GSTIN', 'Pin', 'State'],
    ['One', hostel, '110007', 'Haryana'],
    ['Two', '', '110007', 'Orissa'],
    ['Three', '', '110007', 'Delhi'],
    ['Four', '', '751007', 'Orissa'],
  ]).map((row) => ('warning' in row ? row.warning : row));
  expect(warnings).toEqual([
    `Its state is Haryana, and its GSTIN is of ${homeName}. Look which is right.`,
    `Its state is ${branchName}, and its PIN is of ${homeName}. Look which is right.`,
    '',
    '',
  ]);
});
