import { expect, test } from 'vitest';
import { askReturn, buildReturn } from '#test/build/build-return.ts';
import { createDocumentMarks, markedPage } from './document-marks.ts';
import { documentStanding, type Standing } from './document-standing.ts';
import type { Gstr1Question } from './gstr1.ts';
import { figuresOf, returnFigures } from './return-figures.ts';

const question = askReturn();

type Changes = Parameters<typeof buildReturn>[0];

const registered = { gstin: '07AAACB5678L1ZA' };
const wrong: Changes = { rows: [['12345', 1, 100, 'pcs', 18]] };

function standing(changes: Changes, more: Partial<Gstr1Question> = {}) {
  const { standing, problems } = documentStanding(buildReturn(changes), { ...question, ...more });
  return problems.length === 0 ? standing : `${standing}: ${problems.map(({ problem }) => problem).join()}`;
}

test('A document is reported, unless something keeps it out', () => {
  expect(standing({})).toBe('reported');
  expect(standing(wrong)).toBe('left-out: hsn');
  expect(standing({ ...wrong, cancelled: true })).toBe('cancelled');
  expect(standing({ ...wrong, withoutGst: true, cancelled: true })).toBe('without-gst');
});

test('In a filed return only what it reported stays in it', () => {
  expect(standing({}, { filed: true })).toBe('left-out');
  expect(standing({ ...wrong, reportedIn: '2026-10' }, { filed: true })).toBe('reported');
  expect(standing({ reportedIn: '2026-11' })).toBe('elsewhere');
});

test('A quarter has what its IFFs did not report', () => {
  const quarter = { period: '2026-Q3', form: 'gstr1' } as const;
  expect(standing({ reportedIn: '2026-10' }, quarter)).toBe('in-iff');
  expect(standing({ reportedIn: '2026-09' }, quarter)).toBe('elsewhere');
  expect(standing({ reportedIn: '2026-Q3' }, quarter)).toBe('reported');
  // A month has no IFF of another month.
  expect(standing({ reportedIn: '2026-11' }, { period: '2026-10' })).toBe('elsewhere');
});

test('In an IFF everybody who is not registered waits for the quarter, and a mistyped GSTIN does not', () => {
  const iff = { form: 'iff' } as const;
  expect(standing({}, iff)).toBe('later');
  expect(standing(wrong, iff)).toBe('later');
  expect(standing(registered, iff)).toBe('reported');
  expect(standing({ ...registered, ...wrong }, iff)).toBe('left-out: hsn');
  expect(standing({ buyerAddress: 'Example Hotels\nGSTIN 07AAACB5678L1ZB' }, iff)).toBe('left-out: gstin');
});

test('A document is behind the figures of its standing', () => {
  const figures = (of: Standing, changes: Changes = {}, form: 'gstr1' | 'iff' = 'gstr1') =>
    figuresOf(buildReturn(changes), of, form);
  expect(figures('reported', registered)).toEqual(['documents', 'b2b', 'hsnB2b']);
  expect(figures('reported')).toEqual(['documents', 'b2cs', 'hsnB2c']);
  expect(figures('in-iff', registered)).toEqual(['documents', 'hsnB2b']);
  expect(figures('left-out')).toEqual(['documents', 'leftOut']);
  expect(figures('left-out', { carried: true })).toEqual(['carried', 'leftOut']);
  expect(figures('reported', { ...registered, carried: true })).toEqual(['carried', 'b2b', 'hsnB2b']);
  expect(figures('cancelled')).toEqual(['documents']);
  expect(figures('without-gst')).toEqual([]);
  // An IFF has no table of documents.
  expect(figures('reported', registered, 'iff')).toEqual(['b2b', 'hsnB2b']);
  expect(figures('later', {}, 'iff')).toEqual([]);
});

test('The documents behind a figure are read page by page, from either end', () => {
  const marks = createDocumentMarks(returnFigures);
  for (let seq = 1; seq <= 7; seq += 1) marks.add(seq * 10, seq % 2 === 1 ? ['b2b', 'documents'] : ['leftOut']);
  marks.add(80, ['carried', 'cdnur']);
  const read = (figure: (typeof returnFigures)[number], skip: number, take: number, newestFirst = false) =>
    markedPage(marks.end(), returnFigures, figure, { skip, take, newestFirst });
  expect(read('b2b', 0, 3)).toEqual({ count: 4, seqs: [10, 30, 50] });
  expect(read('b2b', 3, 3)).toEqual({ count: 4, seqs: [70] });
  expect(read('b2b', 1, 2, true)).toEqual({ count: 4, seqs: [50, 30] });
  expect(read('leftOut', 0, 10)).toEqual({ count: 3, seqs: [20, 40, 60] });
  expect(read('carried', 0, 10)).toEqual({ count: 1, seqs: [80] });
  expect(read('b2cl', 0, 10)).toEqual({ count: 0, seqs: [] });
});
