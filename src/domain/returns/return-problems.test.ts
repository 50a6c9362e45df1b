import { describe, expect, test } from 'vitest';
import { buildReturn, type SoldRow } from '#test/build/build-return.ts';
import { branchName, homeName } from '#test/specification/specified-firm.ts';
import { shortCodeProblems } from './return-line-problems.ts';
import type { ReturnRules } from './return-problem.ts';
import { returnProblems } from './return-problems.ts';

const rules: ReturnRules = { period: '2026-10', gstin: '07ABCDE1234F1Z2', filedOn: '2026-11-10' };

function problemsOf(changes: Parameters<typeof buildReturn>[0], more: Partial<ReturnRules> = {}) {
  return returnProblems(buildReturn(changes), { ...rules, ...more }).map(({ problem, line }) =>
    line === null ? problem : `${problem} ${line}`,
  );
}

function rowsOf(...hsnAndGst: [string, number][]): SoldRow[] {
  return hsnAndGst.map(([hsn, gst]) => [hsn, 1, 100, 'pcs', gst]);
}

test('A usual invoice has no problem, and a cancelled one or a note without GST has none either, with any content', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ rows: rowsOf(['12345', 21]), cancelled: true })).toEqual([]);
  expect(problemsOf({ number: 'CN-DL/26-27/001', rows: rowsOf(['12345', 21]), withoutGst: true })).toEqual([]);
});

test.each([
  ['0/00', 'number'],
  ['DL/26-27/0001-COPY', 'number'],
  ['DL 1', 'number'],
])('The portal does not take the number %s', (number, problem) => {
  expect(problemsOf({ number })).toEqual([problem]);
});

describe('the buyer', () => {
  test('A GSTIN whose check character is wrong is named, with the right one asked for', () => {
    const document = buildReturn({ buyerAddress: 'Example Hotels\nNew Delhi\nGSTIN 07AAACB5678L1ZB' });
    const [problem] = returnProblems(document, rules);
    expect(problem).toMatchObject({ problem: 'gstin', remedy: 'gstin', line: null });
    expect(problem?.message).toBe('Buyer’s GSTIN 07AAACB5678L1ZB is not a valid GSTIN: check it. Add the right one.');
  });

  test('Staff can say that he is not registered, or add his GSTIN', () => {
    const buyerAddress = 'Example Hotels\nGSTIN 07AAACB5678L1ZB';
    expect(problemsOf({ buyerAddress, supplement: { gstin: '' } })).toEqual([]);
    expect(problemsOf({ buyerAddress, gstin: '07AAACB5678L1ZA' })).toEqual([]);
  });

  test('The firm’s own GSTIN is no buyer; that of its own branch is', () => {
    expect(problemsOf({ gstin: '07ABCDE1234F1Z2' })).toEqual(['gstin']);
    expect(problemsOf({ gstin: '21ABCDE1234F1ZC' })).toEqual([]);
  });
});

describe('the place of supply', () => {
  test('Without one it is asked for', () => {
    expect(returnProblems(buildReturn({ place: '' }), rules)[0]).toMatchObject({ problem: 'place', remedy: 'place' });
  });

  test.each(['25', '28', '99'])('%s is no state of today', (place) => {
    expect(problemsOf({ place })).toEqual(['place']);
  });

  test('Abroad is the place of an export alone', () => {
    const document = buildReturn({ place: '96' });
    expect(returnProblems(document, rules)[0]).toMatchObject({ problem: 'place', remedy: 'place' });
    expect(returnProblems({ ...document, supplyType: 'EXPWP' }, rules)).toEqual([]);
  });

  test('An export and a supply to an SEZ have IGST, wherever they go', () => {
    const within = buildReturn({ gstin: '07ABCDE1234F2Z1' });
    for (const supplyType of ['SEZWP', 'SEZWOP'] as const) {
      const [problem] = returnProblems({ ...within, supplyType }, rules);
      expect(problem).toMatchObject({ problem: 'heads', remedy: 'open' });
      expect(problem?.message).toContain('a supply to an SEZ, which is always inter-State');
      expect(returnProblems({ ...within, taxType: 'central', supplyType }, rules)).toEqual([]);
    }
    expect(returnProblems({ ...within, supplyType: 'DEXP' }, rules)).toEqual([]);
  });

  test('Tax of the wrong kind is not turned round: section 77 wants it issued again', () => {
    const wrong = { ...buildReturn({ place: '21' }), place: '07' };
    const [problem] = returnProblems(wrong, rules);
    expect(problem).toMatchObject({ problem: 'heads', remedy: 'open' });
    expect(problem?.message).toContain(
      `IGST was charged, but the place of supply is ${homeName}, and it was issued in ${homeName}.`,
    );
    expect(problem?.message).toContain('section 77');
    expect(problemsOf({ ...buildReturn({}), place: '21' })).toEqual([]);
  });
});

describe('rows', () => {
  test.each([0, 5, 12, 18, 28, 40, 0.25, 7.5])('%d %% is a rate of the portal', (gst) => {
    expect(problemsOf({ rows: rowsOf(['48142000', gst]) })).toEqual([]);
  });

  test('21 % is not; each such row is named', () => {
    expect(problemsOf({ rows: rowsOf(['48142000', 18], ['48142000', 21], ['48142000', 21]) })).toEqual([
      'rate 2',
      'rate 3',
    ]);
  });

  test.each([
    ['48142', true],
    ['', true],
    ['48', true],
    ['4814200', true],
    ['ABCD', true],
    ['4814', false],
    ['481420', false],
    ['48142000', false],
  ])('HSN %s: wrong is %s', (hsn, wrong) => {
    expect(problemsOf({ rows: rowsOf([hsn, 18]) })).toEqual(wrong ? ['hsn 1'] : []);
  });

  test.each([
    ['4814', 'up-to-5', false],
    ['4814', '5-to-10', true],
    ['4814', 'from-10', true],
    ['481420', 'from-10', false],
    ['48142000', '5-to-10', false],
    ['48142', 'from-10', false],
  ] as const)('HSN %s of a firm %s: too short to be issued is %s', (hsn, turnover, short) => {
    const document = buildReturn({ rows: rowsOf([hsn, 18]) });
    const message = 'HSN 4814 has 4 digits, and the firm’s turnover wants 6.';
    expect(shortCodeProblems(document, turnover)).toMatchObject(short ? [{ line: 1, problem: 'hsn', message }] : []);
    expect(shortCodeProblems({ ...document, withoutGst: true }, turnover)).toEqual([]);
  });

  test('The portal takes eleven digits of rupees', () => {
    const [line] = buildReturn().lines;
    if (!line) throw new Error('It has a row.');
    const of = (taxable: number) => ({ ...buildReturn(), lines: [{ ...line, taxable }] });
    expect(returnProblems(of(9_999_999_999_999), rules)).toEqual([]);
    expect(returnProblems(of(10_000_000_000_000), rules)).toMatchObject([{ problem: 'amount', line: 1 }]);
  });
});

describe('credit notes', () => {
  const original = { number: 'DL/25-26/0900', date: '2026-03-31', gstin: '', place: '07', value: 1180_00, known: true };
  const note = { number: 'CN-DL/26-27/001', date: '2026-10-31', original };

  test('Last year’s can be reduced until the return of October', () => {
    expect(problemsOf(note)).toEqual([]);
    expect(problemsOf({ ...note, carried: true }, { period: '2026-11' })).toEqual(['late']);
    expect(problemsOf(note, { period: '2026-Q3' })).toEqual(['late']);
    expect(problemsOf(note, { period: '2026-Q2' })).toEqual([]);
  });

  test('and in a return that is filed by 30 November', () => {
    expect(problemsOf(note, { filedOn: '2026-11-30' })).toEqual([]);
    expect(problemsOf(note, { filedOn: '2026-12-01' })).toEqual(['late']);
    expect(problemsOf({ ...note, date: '2026-05-04' }, { period: '2026-05', filedOn: '2026-12-01' })).toEqual(['late']);
    // What a return declared in time stays declared when it is opened again.
    expect(problemsOf({ ...note, declaredOn: '2026-11-10' }, { filedOn: '2026-12-05' })).toEqual([]);
    expect(problemsOf({ ...note, declaredOn: '2026-12-01' }, { filedOn: '2026-12-05' })).toEqual(['late']);
    expect(problemsOf({ ...note, declaredOn: '2026-11-10' }, { period: '2026-11' })).toEqual(['late']);
  });

  test('This year’s has time until the October after', () => {
    const thisYear = { ...note, original: { ...original, date: '2026-04-01' } };
    expect(problemsOf(thisYear, { period: '2027-10', filedOn: '2027-11-11' })).toEqual([]);
    expect(problemsOf(thisYear, { period: '2027-11' })).toEqual(['late']);
  });

  test('Between states an unregistered buyer’s invoice must be known, with date and value', () => {
    const abroad = { ...note, place: '21' };
    expect(problemsOf({ ...abroad, original: null })).toEqual(['original']);
    expect(problemsOf({ ...abroad, original: { ...original, value: null } })).toEqual(['original']);
    expect(problemsOf({ ...abroad, original: { ...original, date: '' } })).toEqual(['original']);
    expect(problemsOf(abroad)).toEqual([]);
  });

  test('Within the state, and of a registered buyer, it may stay unknown', () => {
    expect(problemsOf({ ...note, original: null })).toEqual([]);
    expect(problemsOf({ ...note, gstin: '21AAACB5678L1ZK', original: null })).toEqual([]);
  });

  test('One that takes nothing back is refused by the portal', () => {
    expect(problemsOf({ ...note, rows: [['48142000', 1, 0, 'pcs', 18]] })).toEqual(['nothing']);
  });
});

describe('Each problem says what is wrong and what to do', () => {
  const said = (changes: Parameters<typeof buildReturn>[0], more: Partial<ReturnRules> = {}) =>
    returnProblems(buildReturn(changes), { ...rules, ...more }).map(({ remedy, message }) => `${remedy}: ${message}`);
  const note = { number: 'CN-DL/26-27/001', date: '2026-10-31' };
  const original = { number: 'DL/25-26/0900', date: '2026-03-31', gstin: '', place: '07', value: 1180_00, known: true };

  test.each<[Parameters<typeof buildReturn>[0], string]>([
    [
      { number: 'DL 1' },
      'open: DL 1 is no number that the portal takes: at most 16 letters, digits, - and /. Cancel it and issue a new one.',
    ],
    [{ date: '2017-06-30' }, 'open: It is dated before GST began on 01/07/2017. Cancel it and issue a new one.'],
    [{ gstin: '07AAACB5678L1ZB' }, 'gstin: Buyer’s GSTIN 07AAACB5678L1ZB is mistyped. Add the right one.'],
    [{ gstin: '07ABCDE1234F1Z2' }, 'gstin: Buyer’s GSTIN 07ABCDE1234F1Z2 is the firm’s own. Add the buyer’s.'],
    [
      { ...note, original, buyerAddress: 'Example\nGSTIN 07AAACB5678L1ZB' },
      'gstin: Buyer’s GSTIN 07AAACB5678L1ZB is not a valid GSTIN: check it. Add the right one to its invoice DL/25-26/0900.',
    ],
    [
      { place: '' },
      'place: No place of supply: its tax type is Outside State, and its address names no state. Add it.',
    ],
    [{ place: '96' }, 'place: Its place of supply is abroad, but it is no export. Add the right one.'],
    [{ place: '28' }, 'place: 28 is no place of supply of the portal today. Add the right one.'],
    [
      { ...note, rows: [['48142000', 1, 0, 'pcs', 18]] },
      'open: It takes back no value, and the portal refuses 0. Cancel it.',
    ],
    [
      { ...note, place: '21', original: null },
      'original: A note to an unregistered buyer in another state follows its invoice. Add the number, date and value of that invoice.',
    ],
    [
      { rows: rowsOf(['48142000', 21]) },
      'open: GST 21 % is no rate of the portal. Cancel it and issue a new one, or write a credit note.',
    ],
    [
      { rows: rowsOf(['', 18]) },
      'open: It has no HSN code: a code must have 4, 6 or 8 digits. Cancel it and issue a new one, or write a credit note.',
    ],
    [
      { rows: rowsOf(['48142', 18]) },
      'open: HSN 48142 is no code: it must have 4, 6 or 8 digits. Cancel it and issue a new one, or write a credit note.',
    ],
  ])('%j: %s', (changes, message) => {
    expect(said(changes)[0]).toBe(message);
  });

  test('also what depends on the period and on the day of filing', () => {
    expect(said({ ...note, original }, { period: '2026-11' })).toEqual([
      'open: Its invoice DL/25-26/0900 is of 31/03/2026: the return of a period up to 31/10/2026 was the last ' +
        'that could reduce its tax (CGST Act, section 34(2)). Cancel it, and write a credit note without GST.',
    ]);
    expect(said({ ...note, original }, { filedOn: '2026-12-05' })).toEqual([
      'open: Its invoice DL/25-26/0900 is of 31/03/2026: a return that was filed by 30/11/2026, or an earlier annual return, was the last ' +
        'that could reduce its tax (CGST Act, section 34(2)). Cancel it, and write a credit note without GST. If the portal took this ' +
        'return by then, mark it as filed on that day.',
    ]);
  });

  test('of tax of the wrong kind, by what was charged and by whether it is a note', () => {
    const wrong = (number: string, charged: string, counts: string) =>
      returnProblems({ ...buildReturn({ number, place: charged }), place: counts }, rules).at(0)?.message;
    expect(wrong('DL/26-27/0001', '07', '21')).toBe(
      `CGST and SGST were charged, but the place of supply is ${branchName}, and it was issued in ${homeName}. ` +
        'Cancel it, or credit it, and issue a new one (CGST Act, section 77).',
    );
    expect(wrong('CN-DL/26-27/001', '07', '21')).toBe(
      `CGST and SGST were charged, but the place of supply is ${branchName}, and it was issued in ${homeName}. ` +
        'Its invoice has the same fault (CGST Act, section 77). Ask your accountant.',
    );
  });

  test('and the first day of GST, and a note with one line of value, have none', () => {
    expect(said({ date: '2017-07-01' })).toEqual([]);
    expect(said({ ...note, rows: [...rowsOf(['48142000', 18]), ['48142000', 1, 0, 'pcs', 18]] })).toEqual([]);
  });

  test('and a value above eleven digits of rupees', () => {
    const [line] = buildReturn().lines;
    if (!line) throw new Error('It has a row.');
    const document = { ...buildReturn(), lines: [{ ...line, taxable: 10_000_000_000_000 }] };
    expect(returnProblems(document, rules)[0]?.message).toBe(
      'Its value is above ₹ 99,99,99,99,999. Cancel it and issue a new one, or write a credit note.',
    );
  });
});
