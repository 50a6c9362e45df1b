import { describe, expect, test } from 'vitest';
import { type BookEntry, mayBe, openImportBook } from './import-book.ts';

const [one, other] = ['07AAECM6161H1ZG', '06AAFCP7373R1ZL'];

function entry(id: string, changes: Partial<BookEntry> = {}): BookEntry {
  return { id, name: 'Demo Homes', gstin: '', pin: '', phone: '', archivedAt: null, mergedInto: null, ...changes };
}

function match(entries: BookEntry[], sought: Partial<BookEntry>) {
  const { live, archived } = openImportBook(entries).match({ name: 'demo  homes', gstin: '', pin: '', ...sought });
  return [live.map(({ id }) => id), archived.map(({ id }) => id)];
}

describe('A row is about', () => {
  test('the customer with its GSTIN, whatever the name', () => {
    const book = [entry('a', { gstin: one, name: 'Sample' }), entry('b'), entry('c', { gstin: other })];
    expect(match(book, { gstin: one })).toEqual([['a'], []]);
    expect(match(book, { gstin: '09AABTT8484A1Z9' })).toEqual([['b'], []]);
  });

  test('else the one of its name and PIN, before those that may be it', () => {
    const book = [
      entry('a', { pin: '110007' }),
      entry('b'),
      entry('c', { pin: '753001' }),
      entry('d', { name: 'Demo' }),
    ];
    expect(match(book, { pin: '110007' })).toEqual([['a'], []]);
    expect(match(book, { pin: '751001' })).toEqual([['b'], []]);
    expect(match(book, { pin: '' })).toEqual([['b'], []]);
    expect(
      match(
        [book[0], book[2]].flatMap((each) => each ?? []),
        { pin: '' },
      ),
    ).toEqual([['a', 'c'], []]);
    expect(match(book, { name: 'Nobody' })).toEqual([[], []]);
  });

  test('one in the archive apart from those that live', () => {
    const archivedAt = '2026-11-01T00:00:00.000Z';
    const book = [entry('a', { archivedAt, gstin: one }), entry('b', { archivedAt }), entry('c')];
    expect(match(book, { gstin: one })).toEqual([['c'], ['a']]);
    expect(match(book, {})).toEqual([['c'], ['a', 'b']]);
  });
});

test('A phone is another customer’s by its digits, and not that of one in the archive', () => {
  const book = openImportBook([
    entry('a', { phone: '+91 98100 55507' }),
    entry('b', { phone: '98100 55508', archivedAt: '2026-11-01T00:00:00.000Z' }),
    entry('c'),
  ]);
  expect(book.withPhone('098100-55507')?.id).toBe('a');
  expect([book.withPhone('98100 55508'), book.withPhone('98100 55509'), book.withPhone('')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('Two of one name are not one customer with two GSTINs or two PIN codes', () => {
  const both = (...pair: [gstin: string, pin: string][]) => {
    const [a, b] = pair.map(([gstin, pin]) => ({ gstin, pin }));
    if (!a || !b) throw new Error('Two are compared.');
    expect(mayBe(a, b)).toBe(mayBe(b, a));
    return mayBe(a, b);
  };
  expect(both(['', ''], ['', ''])).toBe(true);
  expect(both([one, ''], ['', '110007'])).toBe(true);
  expect(both([one, '110007'], [one, '110007'])).toBe(true);
  expect(both([one, '110007'], [other, '110007'])).toBe(false);
  expect(both(['', '110007'], ['', '753001'])).toBe(false);
});
