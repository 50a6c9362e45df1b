import { expect, test } from 'vitest';
import { buildOpening } from '#test/build/build-money.ts';
import { openingProblems } from './opening-problems.ts';

const facts = { today: '2026-11-21', customer: { name: 'Example Hotels', isArchived: false }, allocated: 0 };

function said(changes: Parameters<typeof buildOpening>[0], more: Partial<Parameters<typeof openingProblems>[1]> = {}) {
  return openingProblems(buildOpening(changes), { ...facts, ...more }).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

test('A bill from before, owed or paid in advance, has no problem', () => {
  expect(said({})).toEqual([]);
  expect(said({ side: 'cr', due: '' })).toEqual([]);
  expect(said({ date: '2026-11-21', due: '2026-11-21' })).toEqual([]);
});

test.each<[string, Parameters<typeof buildOpening>[0], string[]]>([
  ['without a number', { reference: ' ' }, ['reference: Type the number of the bill']],
  ['with a long number', { reference: 'x'.repeat(51) }, ['reference: Number can have at most 50 characters']],
  ['of tomorrow', { date: '2026-11-22', due: '2026-11-23' }, ['date: Date is after today']],
  ['without a date', { date: '' }, ['date: Type a date']],
  ['without a last day to pay', { due: '' }, ['due: Type the last day to pay']],
  ['due before its date', { due: '2026-03-09' }, ['due: It cannot be due before its date, 10/03/2026']],
  ['of 0', { amount: 0 }, ['amount: Type what was owed']],
  ['of an advance of 0', { side: 'cr', amount: 0 }, ['amount: Type what was paid in advance']],
  ['with a long note', { note: 'x'.repeat(201) }, ['note: Note can have at most 200 characters']],
])('A bill %s is refused', (_, changes, problems) => {
  expect(said(changes)).toEqual(problems);
});

test('A bill is never less than what is paid of it already', () => {
  expect(said({ amount: 300_00 }, { allocated: 300_00 })).toEqual([]);
  expect(said({ amount: 299_99 }, { allocated: 300_00 })).toEqual([
    'amount: 300.00 of it is paid already: not below that',
  ]);
  expect(said({ amount: 0 }, { allocated: 300_00 })).toEqual(['amount: Type what was owed']);
  expect(said({ side: 'cr', amount: 1 }, { allocated: 2 })).toEqual([
    'amount: 0.02 of it is used already: not below that',
  ]);
});

test('A customer who is not in the book, or archived, has no new bills', () => {
  expect(said({}, { customer: null })).toEqual(['customer: This customer is not in the book: choose another']);
  expect(said({}, { customer: { name: 'Example Hotels', isArchived: true } })).toEqual([
    'customer: Example Hotels is archived: an owner can bring the customer back',
  ]);
});
