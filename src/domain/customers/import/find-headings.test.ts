import { describe, expect, test } from 'vitest';
import { chooseSheet } from './choose-sheet.ts';
import { fieldOfHeading, headingWords } from './field-of-heading.ts';
import { findHeadings, fitsSheet, headingsKey } from './find-headings.ts';
import type { CellRow, Sheet } from './sheet.ts';

function rowsOf(...lines: string[][]): CellRow[] {
  return lines.map((cells, at) => ({ number: at + 1, cells, unreadable: [] }));
}

function sheetOf(name: string, ...lines: string[][]): Sheet {
  return { kind: 'xlsx', name, rows: rowsOf(...lines), leftOut: '' };
}

const find = (...lines: string[][]) => findHeadings({ rows: rowsOf(...lines) });

describe('A heading', () => {
  test.each([
    ['GSTIN/UIN', 'gstin'],
    ['  PARTY   NAME ', 'name'],
    ['Address Line-1', 'address'],
    ['Mobile2', 'phone'],
    ['Credit Days (net)', 'creditDays'],
    ['E-mail', 'email'],
    ['नाम', 'name'],
    ['Ａｄｄｒｅｓｓ', 'address'],
    ['(Name)', 'name'],
    ['Agent', null],
    ['Name of agent', null],
    ['', null],
  ] as const)('“%s” means %s', (heading, field) => {
    expect(fieldOfHeading(heading)).toBe(field);
  });

  test('is compared by its words, without a digit at its end', () => {
    expect(headingWords(' Address  Line-1 ')).toBe('address line');
    expect(headingWords('Mobile No. 2.')).toBe('mobile no');
    expect(headingWords('Line 1 of address')).toBe('line 1 of address');
    expect(headingsKey(['Party Name', 'Mobile No.'])).toBe('party name|mobile no');
  });
});

describe('The headings', () => {
  test('are the first row with the most of them, below the titles of a report', () => {
    const sheet = find(['Name'], ['Party', 'City', 'Agent'], ['Customer', 'Town'], ['Demo Homes', 'Cuttack']);
    expect([sheet.headings, sheet.columns]).toEqual([
      ['Party', 'City', 'Agent'],
      ['name', 'place', null],
    ]);
    expect(sheet.rows.map(({ number }) => number)).toEqual([3, 4]);
  });

  test('are looked for in the first 20 rows', () => {
    const blank = (count: number) => Array.from({ length: count }, () => ['Report']);
    expect(find(...blank(19), ['Name', 'City'], ['a', 'b']).headings).toEqual(['Name', 'City']);
    expect(find(...blank(20), ['Name', 'City'], ['a', 'b']).headings).toEqual(['Column A', 'Column B']);
  });

  test('have one space between words, and a letter where a column has none', () => {
    expect(find(['Party\n Name', ''], ['a', 'b', 'c']).headings).toEqual(['Party Name', 'Column B', 'Column C']);
  });

  test('give a field to the first of two columns, and lines of an address to all', () => {
    expect(
      find(['Name', 'Phone', 'Mobile', 'Address 1', 'Address 2', 'Ship to', 'Site address'], ['a']).columns,
    ).toEqual(['name', 'phone', null, 'address', 'address', 'deliveryAddress', 'deliveryAddress']);
  });

  test('that name only ledgers mean customers', () => {
    expect(find(['Ledger', 'City'], ['a', 'b']).columns).toEqual(['name', 'place']);
    expect(find(['Ledger', 'Name'], ['a', 'b']).columns).toEqual(['tallyName', 'name']);
  });

  test('are none where the row is a customer', () => {
    const sheet = find(['Company', 'a@example.com'], ['Firm', 'b@example.com']);
    expect([sheet.headings, sheet.columns, sheet.rows.length]).toEqual([
      ['Column A', 'Column B'],
      ['name', 'email'],
      2,
    ]);
    expect(find()).toEqual({ headings: [], columns: [], rows: [] });
  });
});

describe('A column without a heading', () => {
  const look = (...texts: string[]) => find(...texts.map((text) => ['x', text])).columns[1];

  test.each([
    ['gstin', ['07AAECM6161H1ZG']],
    ['email', ['asha@example.com']],
    ['pin', ['110 007', '751001']],
    ['phone', ['+91 98100-55521', '(011) 2345 678', '9810055521']],
  ] as const)('is %s by the look of its cells', (field, texts) => {
    for (const text of texts) expect([text, look(text)]).toEqual([text, text.startsWith('(') ? null : field]);
  });

  test('is known when more than half of its texts look so, blank ones aside', () => {
    expect(look('110007', '', 'x', '751001')).toBe('pin');
    expect(look('110007', 'x')).toBeNull();
    expect(look('')).toBeNull();
  });

  test('is no e-mail, PIN or phone that only has one in it', () => {
    for (const text of [
      'a b@example.com',
      'to a@example.com x',
      'a@example.com x',
      '@example.com',
      'a@b',
      '910007',
      '110 0077',
      '1110007',
    ])
      expect([text, look(text)]).toEqual([text, null]);
    for (const text of ['12345678', 'Ph 9810055521', '9810055521 x', `9${'1'.repeat(17)}`])
      expect([text, look(text)]).toEqual([text, null]);
    for (const text of ['123456789', `9${'1'.repeat(16)}`]) expect([text, look(text)]).toEqual([text, 'phone']);
  });

  test('is the name when it is the first that looks like nothing', () => {
    expect(find(['110007', 'Demo', 'Cuttack']).columns).toEqual(['pin', 'name', null]);
  });
});

test('Choices of columns fit a sheet with as many columns, and each field once but for lines of an address', () => {
  expect(fitsSheet(['name', null, null, 'address', 'address'], ['a', 'b', 'c', 'd', 'e'])).toBe(true);
  expect(fitsSheet(['deliveryAddress', 'deliveryAddress'], ['a', 'b'])).toBe(true);
  expect(fitsSheet(['name', 'name'], ['a', 'b'])).toBe(false);
  expect(fitsSheet(['name'], ['a', 'b'])).toBe(false);
});

test('Of a workbook the sheet with the most known headings is read, if one of them is a name', () => {
  const chosen = (...sheets: Sheet[]) => chooseSheet(sheets)?.sheet.name;
  const few = sheetOf('few', ['Name', 'Agent', 'x'], ['a', 'b', 'c']);
  const more = sheetOf('more', ['Name', 'City', 'x'], ['a', 'b', 'c']);
  const nameless = sheetOf('nameless', ['City', 'PIN', 'State'], ['a', 'b', 'c']);
  expect(chosen(nameless, few, more)).toBe('more');
  expect(chosen(few, { ...few, name: 'again' })).toBe('few');
  expect(chosen(nameless, { ...nameless, name: 'other' })).toBe('nameless');
  expect(chooseSheet([])).toBeNull();
  expect(chooseSheet([more])?.headed.columns).toEqual(['name', 'place', null]);
});
