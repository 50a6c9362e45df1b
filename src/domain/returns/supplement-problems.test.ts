import { expect, test } from 'vitest';
import { gstr1FileName, returnFileName } from './file-name.ts';
import type { Supplement, UnknownOriginal } from './supplement.ts';
import { supplementProblems } from './supplement-problems.ts';
import { writtenAmount, writtenDate } from './written-amount.ts';

const original = { number: 'OLD/7', date: '2025-12-01', gstin: '', place: '09', value: 1_50_000_00 };

function fields(facts: Supplement, reason = 'As the order says', kind: 'tax' | 'credit' = 'tax') {
  return supplementProblems(facts, reason, { kind, date: '2026-10-31' }).map(({ field }) => field);
}

test('A fact is enough, with a reason', () => {
  expect(fields({ place: '21' })).toEqual([]);
  expect(fields({ gstin: '07AAACB5678L1ZA', pin: '110024', placeName: 'Delhi' })).toEqual([]);
  expect(fields({ gstin: '' })).toEqual([]);
  expect(fields({ original }, 'As the order says', 'credit')).toEqual([]);
  expect(fields({})).toEqual(['']);
  expect(fields({ place: undefined, pin: undefined } as Supplement)).toEqual(['']);
  expect(fields({ place: '21' }, '')).toEqual(['reason']);
  expect(fields({ place: '21' }, 'x'.repeat(200))).toEqual([]);
  expect(supplementProblems({ place: '21' }, 'x'.repeat(201), { kind: 'tax', date: '2026-10-31' })).toEqual([
    { field: 'reason', message: 'At most 200 characters.' },
  ]);
});

test.each<[keyof Supplement, Supplement, boolean]>([
  ['place', { place: '96' }, false],
  ['place', { place: '99' }, false],
  ['place', { place: '00' }, false],
  ['place', { place: '97' }, true],
  ['gstin', { gstin: '07AAACB5678L1ZB' }, false],
  ['pin', { pin: '011002' }, false],
  ['pin', { pin: '11002' }, false],
  ['pin', { pin: '1100240' }, false],
  ['port', { port: 'INNSA1' }, true],
  ['port', { port: 'INNSA' }, false],
  ['shippingBill', { shippingBill: '12', shippingBillDate: '2026-10-09' }, false],
  ['shippingBill', { shippingBillDate: '2026-10-09' }, false],
  ['shippingBillDate', { shippingBill: '1234567' }, false],
  ['shippingBillDate', { shippingBill: '1234567', shippingBillDate: '2026-02-30' }, false],
  ['shippingBillDate', { shippingBill: '1234567', shippingBillDate: '2026-10-09' }, true],
  ['placeName', { placeName: '' }, false],
  ['placeName', { placeName: 'x'.repeat(200) }, true],
  ['placeName', { placeName: 'x'.repeat(201) }, false],
])('%s: %j', (field, facts, isRight) => {
  expect(fields(facts)).toEqual(isRight ? [] : [field]);
});

test('Only a note has an original, whose facts are checked one by one', () => {
  expect(fields({ original })).toEqual(['original']);
  const wrong = (changes: Partial<UnknownOriginal>) =>
    fields({ original: { ...original, ...changes } }, 'As it is', 'credit');
  expect(wrong({ value: null, place: '', gstin: '09AAAAA0000A1Z0' })).toEqual([]);
  expect(wrong({ number: 'x'.repeat(16), value: 0 })).toEqual([]);
  expect(wrong({ number: 'x'.repeat(17) })).toEqual(['original.number']);
  expect(wrong({ number: '' })).toEqual(['original.number']);
  expect(wrong({ number: 'A 1' })).toEqual(['original.number']);
  expect(wrong({ date: '01/12/2025' })).toEqual(['original.date']);
  expect(wrong({ date: '2026-10-31' })).toEqual([]);
  expect(wrong({ date: '2026-11-01' })).toEqual(['original.date']);
  expect(wrong({ gstin: '09AAAAA0000A1Z1' })).toEqual(['original.gstin']);
  expect(wrong({ place: '96' })).toEqual(['original.place']);
  for (const value of [-1, 0.5]) expect(wrong({ value })).toEqual(['original.value']);
});

test('Files are named as the offline tool does, and say when documents are missing in them', () => {
  const named = { gstin: '07ABCDE1234F1Z2', period: '2026-Q3', today: '2026-01-05', incomplete: false };
  expect(gstr1FileName(named)).toBe('returns_512026_R1_07ABCDE1234F1Z2_offline.json');
  expect(gstr1FileName({ ...named, incomplete: true }, { part: 2, parts: 3 })).toBe(
    'returns_512026_R1_07ABCDE1234F1Z2_offline_part2of3_incomplete.json',
  );
  expect(returnFileName(named, 'gstr1', 'xlsx')).toBe('gstr1_07ABCDE1234F1Z2_122026.xlsx');
  expect(returnFileName({ ...named, incomplete: true }, 'gstr3b', 'json')).toBe(
    'gstr3b_07ABCDE1234F1Z2_122026_incomplete.json',
  );
});

test.each([
  [0, '0'],
  [5, '0.05'],
  [50, '0.5'],
  [99, '0.99'],
  [10, '0.1'],
  [100, '1'],
  [-5, '-0.05'],
  [-150, '-1.5'],
  [6_223_850, '62238.5'],
  [999_999_999_999_999, '9999999999999.99'],
])('%d hundredths are written as %s', (hundredths, text) => {
  expect(writtenAmount(hundredths)).toBe(text);
});

test('A date is written as the tool writes it', () => {
  expect(writtenDate('2026-07-01')).toBe('01-07-2026');
});

test('Each wrong fact says what is asked for', () => {
  const said = (facts: Supplement, reason = 'As it is', kind: 'tax' | 'credit' = 'credit') =>
    supplementProblems(facts, reason, { kind, date: '2026-10-31' }).map(({ message }) => message);
  expect(said({}, '')).toEqual(['Type at least one fact to add.', 'Enter a reason: it is stored with the document.']);
  expect(said({ place: '99', gstin: '07AAACB5678L1ZB', pin: '11002', placeName: '' })).toEqual([
    'Choose the state of the place of supply.',
    '07AAACB5678L1ZB is not a valid GSTIN: check it.',
    'A PIN has six digits.',
    'Type the town, at most 200 characters.',
  ]);
  expect(said({ original: { ...original, date: '2026-11-01' } })).toEqual([
    'A note is not dated before its invoice (CGST Act, section 34(1)): type a day up to 31/10/2026.',
  ]);
  expect(said({ original }, 'As it is', 'tax')).toEqual(['Only a credit note has an original invoice.']);
  expect(said({ original: { number: '', date: '', gstin: '09AAAAA0000A1Z1', place: '96', value: -1 } })).toEqual([
    'The number of an invoice has at most 16 letters, digits, - and /.',
    'Type the date of the invoice as DD/MM/YYYY.',
    '09AAAAA0000A1Z1 is not a valid GSTIN: check it.',
    'Choose the state of the place of supply.',
    'Type the value of the invoice.',
  ]);
});
