import { expect, test } from 'vitest';
import { buildCustomerAnswer } from '#test/build/build-customer.ts';
import type { ImportValues } from './import-field.ts';
import { importedChanges } from './imported-changes.ts';
import { importedLanguage } from './imported-language.ts';
import { readImportRow } from './read-import-row.ts';
import { shownChanges } from './shown-changes.ts';

const gstin = '07ABCDE1234F2Z1';
const before = buildCustomerAnswer({
  ...{
    gstin: '',
    billingAddress: 'Demo Homes\nVilla 9\nCuttack 753001',
    contactPerson: 'Asha Rao',
    note: 'Slow payer',
  },
  ...{ tallyName: '', creditDays: 30, language: 'hi', deliveryAddresses: ['Site 1, Puri'] },
});

/** What a row with these cells changes, as `field: to`. */
function changes(values: ImportValues, of = before) {
  const named = { name: 'Demo Homes', ...values };
  const columns = Object.keys(named) as (keyof ImportValues)[];
  const row = readImportRow(
    { headings: columns, columns, rows: [] },
    { number: 2, cells: Object.values(named), unreadable: [] },
  );
  if ('message' in row) throw new Error(row.message);
  return shownChanges(of, importedChanges(of, row)).map(({ field, to }) => `${field}: ${to}`);
}

test('A blank cell leaves what is there, and so does one that says the same', () => {
  expect(changes({})).toEqual([]);
  expect(
    changes({
      ...{ place: 'CUTTACK', contactPerson: 'asha  RAO', phone: '+91-98100 12345', email: 'ASHA@example.com' },
      ...{ tallyName: 'demo homes', note: 'slow PAYER', deliveryAddress: 'SITE 1 Puri', creditDays: '30' },
    }),
  ).toEqual([]);
});

test.each<[ImportValues, string]>([
  [{ place: 'Puri' }, 'place: Puri'],
  [{ pin: '751001' }, 'pin: 751001'],
  [{ contactPerson: 'Ravi' }, 'contactPerson: Ravi'],
  [{ phone: '98100 12346' }, 'phone: 98100 12346'],
  [{ email: 'ravi@example.com' }, 'email: ravi@example.com'],
  [{ language: 'Odia' }, 'language: or'],
  [{ creditDays: '0' }, 'creditDays: 0'],
  [{ tallyName: 'Demo Homes (Cuttack)' }, 'tallyName: Demo Homes (Cuttack)'],
  [{ note: 'Pays at once' }, 'note: Pays at once'],
  [{ deliveryAddress: 'Site 2, Puri' }, 'deliveryAddresses: Site 1, Puri; Site 2, Puri'],
])('The cells %j change one field: %s', (values, change) => {
  expect(changes(values)).toEqual([change]);
});

test('The ledger of Tally is compared with the one in the book', () => {
  const named = { ...before, tallyName: 'Demo (old)' };
  expect(changes({ tallyName: 'DEMO (old)' }, named)).toEqual([]);
  expect(changes({ tallyName: 'Demo (new)' }, named)).toEqual(['tallyName: Demo (new)']);
});

test('A GSTIN that the book lacks is taken and printed once, and one that it has stays', () => {
  expect(changes({ gstin })).toEqual([
    `billingAddress: Demo Homes, Villa 9, Cuttack 753001, GSTIN: ${gstin}`,
    `gstin: ${gstin}`,
  ]);
  const printed = { ...before, billingAddress: `${before.billingAddress}\nGSTIN ${gstin}` };
  expect(changes({ gstin }, printed)).toEqual([`gstin: ${gstin}`]);
  expect(changes({ gstin }, { ...before, gstin: '21ABCDE1234F1ZC' })).toEqual([]);
});

test('Another line of the address makes the block anew, with the name of the book', () => {
  expect(changes({ name: 'DEMO HOMES', address: 'Villa 10' })).toEqual([
    'billingAddress: Demo Homes, Villa 10, Cuttack 753001',
  ]);
  expect(changes({ address: 'Demo Homes\nvilla 9' })).toEqual([]);
});

test.each([
  ['', 'en'],
  [' English ', 'en'],
  ['EN', 'en'],
  ['hindi', 'hi'],
  ['hi', 'hi'],
  ['हिन्दी', 'hi'],
  ['हिंदी', 'hi'],
  ['Odia', 'or'],
  ['Oriya', 'or'],
  ['ଓଡ଼ିଆ', 'or'],
  ['or', 'or'],
  ['Tamil', null],
])('Letters in “%s” are in %s', (written, language) => {
  expect(importedLanguage(written)).toBe(language);
});
