import { expect, test } from 'vitest';
import { buildReturn } from '#test/build/build-return.ts';
import { filedDifferences } from './filed-differences.ts';
import type { FiledState } from './filing.ts';
import type { ReturnDocument } from './return-document.ts';

const gstin = '07AAACB5678L1ZA';
const number = 'DL/26-27/0001';
const amend = 'Use GSTR-1A of the month, or amend it in a later return: 9A for an invoice, 9C for a note, 10 for B2CS.';

test('A document that stands as it was filed is no difference', () => {
  expect(said(asFiled('reported'), buildReturn({ number, gstin }))).toEqual([]);
  expect(said(asFiled('left-out'), buildReturn({ number, gstin }), false)).toEqual([]);
  expect(said(asFiled('cancelled'), buildReturn({ number, gstin, cancelled: true }), false)).toEqual([]);
});

test.each([
  ['it was left out and is mended', asFiled('left-out'), {}, true, 'It was not in the filed return: add it.'],
  ['it is new', null, {}, true, 'It was not in the filed return: add it.'],
  ['it was cancelled', asFiled('reported'), { cancelled: true }, false, 'It is cancelled: take it out.'],
  ['it has an error now', asFiled('reported'), {}, false, 'It is left out now.'],
  ['it has a GSTIN now', { ...asFiled('reported'), gstin: '' }, {}, true, `Filed with no GSTIN, now GSTIN ${gstin}.`],
  ['it has no GSTIN now', asFiled('reported'), { gstin: '' }, true, `Filed with GSTIN ${gstin}, now no GSTIN.`],
  ['it has another place', { ...asFiled('reported'), place: '21' }, {}, true, 'Filed with place of supply 21, now 07.'],
  ['it has no place now', asFiled('reported'), { place: '' }, true, 'Filed with place of supply 07, now unknown.'],
  ['it had no place', { ...asFiled('reported'), place: '' }, {}, true, 'Filed with place of supply unknown, now 07.'],
])('Since the filing %s', (_, before, changes, isReported, message) => {
  const differences = said(before, buildReturn({ number, gstin, ...changes }), isReported);
  expect(differences).toEqual([{ document: number, number, message: `${message} ${amend}` }]);
});

test('What only table 13 counts is a difference there: a number issued since, and one that is cancelled since', () => {
  const table13 = 'Correct the documents issued in GSTR-1A of the month.';
  const cancelled = buildReturn({ number, gstin, cancelled: true });
  expect(said(null, cancelled, false)[0]?.message).toBe(`It was issued since, and only table 13 counts it. ${table13}`);
  for (const state of ['left-out', 'without-gst', 'elsewhere'] as const)
    expect(said(asFiled(state), cancelled, false)[0]?.message).toBe(
      `It is cancelled since: table 13 counts it. ${table13}`,
    );
  expect(said(null, buildReturn({ number, gstin, carried: true }), false)).toEqual([]);
  expect(said(asFiled('elsewhere'), buildReturn({ number, gstin }), false)).toEqual([]);
});

test('A delivery challan that was issued or cancelled since the filing is a difference in table 13 alone', () => {
  const challan = { document: 'c', number: 'DC-DL/26-27/001' };
  const [issued, cancelled] = [true, false].map((isNew) => filedDifferences([], [], [{ ...challan, isNew }]));
  expect(issued).toEqual([{ ...challan, message: expect.stringMatching(/^It was issued since, and only table 13/) }]);
  expect(cancelled).toEqual([{ ...challan, message: expect.stringMatching(/^It is cancelled since: table 13/) }]);
});

test('A month of a quarter has no table 13: a number alone is no difference there', () => {
  const sold = buildReturn({ number, gstin: '' });
  expect(filedDifferences([], [{ document: sold, isReported: false }], null)).toEqual([]);
  const later = [asFiled('later')];
  expect(filedDifferences(later, [{ document: { ...sold, cancelled: true }, isReported: false }], null)).toEqual([]);
  const left = filedDifferences([asFiled('reported')], [{ document: sold, isReported: false }], null);
  expect(left[0]?.message).toBe(`It is left out now. ${amend}`);
});

test('A reported document that this return has no more is said; one that it left out is not', () => {
  expect(filedDifferences([asFiled('reported')], [], [])).toEqual([
    { document: number, number, message: `It is no longer in this return. ${amend}` },
  ]);
  expect(filedDifferences([asFiled('left-out')], [], [])).toEqual([]);
});

function asFiled(state: FiledState) {
  return { document: number, number, state, gstin, place: '07' };
}

function said(before: ReturnType<typeof asFiled> | null, document: ReturnDocument, isReported = true) {
  return filedDifferences(before ? [before] : [], [{ document, isReported }], []);
}
