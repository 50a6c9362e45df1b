import { expect, test } from 'vitest';
import { type ImportField, importFieldLabels, importFields } from './import-field.ts';
import { readImportRow, refusedRow } from './read-import-row.ts';

function read(cells: Partial<Record<ImportField, string>>) {
  const columns = Object.keys(cells) as ImportField[];
  return readImportRow(
    { headings: columns, columns, rows: [] },
    { number: 7, cells: Object.values(cells), unreadable: [] },
  );
}

function said(cells: Partial<Record<ImportField, string>>): string {
  const row = read(cells);
  return 'message' in row ? row.message : '';
}

function customerIn(cells: Partial<Record<ImportField, string>>) {
  const row = read({ name: 'Demo Homes', ...cells });
  if ('message' in row) throw new Error(row.message);
  return row.customer;
}

test('A row says all that its columns have; what is blank is not known', () => {
  const row = read({
    ...{
      name: 'Demo Homes',
      gstin: '',
      address: 'Villa 9',
      deliveryAddress: 'Site 1\nPuri\n \nSite 2',
      place: 'Cuttack',
    },
    ...{ pin: '753001', contactPerson: 'Asha', phone: '98100 12345', email: 'a@example.com', language: 'Hindi' },
    ...{ creditDays: '45 days', tallyName: 'Demo', note: 'late' },
  });
  expect(row).toMatchObject({
    number: 7,
    values: { name: 'Demo Homes', place: 'Cuttack' },
    customer: {
      ...{ gstin: '', billingAddress: 'Demo Homes\nVilla 9\nCuttack 753001', place: 'Cuttack', pin: '753001' },
      ...{ deliveryAddresses: ['Site 1\nPuri', 'Site 2'], contactPerson: 'Asha', phone: '98100 12345' },
      ...{ email: 'a@example.com', language: 'hi', creditDays: 45, tallyName: 'Demo', note: 'late' },
    },
  });
  expect('values' in row && row.values).not.toHaveProperty('gstin');
  expect(customerIn({})).toMatchObject({
    ...{ gstin: '', billingAddress: 'Demo Homes', deliveryAddresses: [], place: '', pin: '', contactPerson: '' },
    ...{ phone: '', email: '', language: 'en', creditDays: 0, tallyName: '', note: '' },
  });
});

test('The ledger of Tally is not written twice when it is the name', () => {
  expect(customerIn({ tallyName: 'Demo Homes' }).tallyName).toBe('');
});

test('Lines of an address in several columns are one address, and a column that is left out is not read', () => {
  const sheet = { headings: ['N', 'A', 'B', 'C'], columns: ['name', 'address', null, 'address'] as const, rows: [] };
  const row = readImportRow(
    { ...sheet, columns: [...sheet.columns] },
    { number: 2, cells: ['Demo', 'Villa 9', 'Agent', 'Ring Road'], unreadable: [] },
  );
  expect('values' in row && row.values).toEqual({ name: 'Demo', address: 'Villa 9\nRing Road' });
});

test.each([
  ['30', 30],
  ['30.0', 30],
  ['30.00', 30],
  ['30 Day', 30],
  ['30days.', 30],
  ['30 d', 30],
  ['0', 0],
])('“%s” are %i credit days', (text, days) => {
  expect(customerIn({ creditDays: text }).creditDays).toBe(days);
});

test.each(['30.5', 'net 30', '30 weeks', '12345', 'days', '-1', '30 days net'])('“%s” is no number of days', (text) => {
  expect(said({ name: 'Demo', creditDays: text })).toBe(`Row 7, creditDays: “${text}” is not a number of days.`);
});

test('A formula is named and shortened, at the beginning of a cell only', () => {
  const long = `=${'x'.repeat(40)}`;
  expect(said({ name: 'Demo', note: long })).toBe(
    `Row 7, note: “${long.slice(0, 40)}…” is a formula. Paste its value.`,
  );
  expect(said({ name: 'Demo', note: long.slice(0, 40) })).toContain(`“${long.slice(0, 40)}” is a formula`);
  expect(customerIn({ note: 'a=b@c' }).note).toBe('a=b@c');
  // A formula in the name is not also a customer without an address.
  expect(said({ name: '=A1' })).toBe('Row 7, name: “=A1” is a formula. Paste its value.');
});

test('A problem of an address is said at the column that has it', () => {
  const long = 'x'.repeat(201);
  expect(said({ name: long })).toMatch(/^Row 7, name: The first line is the name/);
  expect(said({ name: long, address: 'Villa 9' })).toMatch(/^Row 7, address: /);
  expect(said({ name: 'Demo', deliveryAddress: 'x'.repeat(2001) })).toMatch(/^Row 7, deliveryAddress: /);
  expect(said({ name: '', address: 'Villa 9' })).toBe('Row 7, name: there is no name.');
});

test('A language is one of three, and delivery addresses are parted by any empty lines', () => {
  expect(said({ name: 'Demo', language: 'Tamil' })).toBe('Row 7, language: “Tamil” is not English, Hindi or Odia.');
  expect(customerIn({ deliveryAddress: 'Site 1\n\nSite 2\n \n\n Site 3\n\n' }).deliveryAddresses).toEqual([
    ...['Site 1', 'Site 2', 'Site 3'],
  ]);
});

test('Problems are said in the order of the columns', () => {
  expect(said({ creditDays: 'soon', email: '@', name: '' })).toMatch(/^Row 7, creditDays: .* email: .* name: /);
});

test('A cell that was not read is named by its heading, all of them', () => {
  const sheet = { headings: ['N', 'P'], columns: ['name', 'phone'] as ImportField[], rows: [] };
  const unreadable = [
    { column: 0, why: 'a formula without a value' },
    { column: 1, why: 'the error #N/A' },
  ];
  const rest = 'Copy the column in the spreadsheet, and paste its values.';
  expect(readImportRow(sheet, { number: 3, cells: ['', ''], unreadable })).toEqual({
    number: 3,
    message: `Row 3, N: a formula without a value. ${rest} P: the error #N/A. ${rest}`,
  });
});

test('A column without a heading is named by its field', () => {
  const sheet = { headings: ['N'], columns: ['name' as const], rows: [] };
  for (const field of importFields.slice(1))
    expect(refusedRow(sheet, { number: 1 }, field, 'no.').message).toBe(`Row 1, ${importFieldLabels[field]}: no.`);
});
