import { expect, test } from 'vitest';
import { askReturn, buildReturn, type SoldRow } from '#test/build/build-return.ts';
import { foldGstr1 } from './fold-gstr1.ts';
import type { Gstr1, Gstr1Question, ReturnCheck } from './gstr1.ts';
import { gstr3bJson } from './gstr3b.ts';
import { returnChecks } from './return-checks.ts';

const question = askReturn({ unitCodes: { pcs: 'PCS' } });

type Changes = Parameters<typeof buildReturn>[0];

async function fold(documents: Changes[], more: Partial<Gstr1Question> = {}): Promise<Gstr1> {
  const each = async function* () {
    yield* documents.map(buildReturn);
  };
  return foldGstr1(each(), { ...question, ...more });
}

async function said(which: ReturnCheck['check'], documents: Changes[], more: Partial<Gstr1Question> = {}) {
  return (await fold(documents, more)).checks
    .filter(({ check }) => check === which)
    .map(({ good, message }) => [good, message]);
}

const registered = { gstin: '07AAACB5678L1ZA' };
const wrong: Changes = { rows: [['12345', 1, 100, 'pcs', 18]] };
const note = (number: string, changes: Changes = {}) => ({ number, kind: 'credit' as const, ...changes });

test('What is in the sections and what is not is counted in words', async () => {
  const all = [
    {},
    { ...wrong, number: 'DL/26-27/0002' },
    { number: 'DL/26-27/0003', cancelled: true },
    { number: 'DL/26-27/0004', reportedIn: '2026-09' },
    note('CN-DL/26-27/001'),
    note('CN-DL/26-27/002', { withoutGst: true }),
  ];
  expect(await said('documents', all)).toEqual([
    [
      false,
      '1 of 3 invoices and 1 of 1 credit notes are in the sections. 1 is named above. 1 is in another return. 1 is without GST, and in no table.',
    ],
  ]);
  expect(await said('documents', [...all, { ...wrong, number: 'DL/26-27/0005' }])).toEqual([
    [false, expect.stringContaining('2 are named above.')],
  ]);
  expect(await said('documents', [{}])).toEqual([
    [true, '1 of 1 invoices and 0 of 0 credit notes are in the sections.'],
  ]);
  const quarter = [{ reportedIn: '2026-10' }, { number: 'DL/26-27/0002', reportedIn: '2026-11' }];
  expect(await said('documents', quarter, { period: '2026-Q3' })).toEqual([
    [true, expect.stringContaining('2 are in the IFF of an earlier month.')],
  ]);
  expect(await said('documents', [{}], { form: 'iff' })).toEqual([
    [true, expect.stringContaining('1 is for the return of the quarter.')],
  ]);
});

test('Numbers are accounted for run by run, or the gaps between runs are named', async () => {
  const of = (...numbers: string[]) => numbers.map((number) => (number.startsWith('CN') ? note(number) : { number }));
  expect(await said('numbers', [])).toEqual([[true, 'No number was used.']]);
  expect(await said('numbers', of('DL/26-27/0001', 'DL/26-27/0002', 'HB/7', 'CN-DL/26-27/001'))).toEqual([
    [true, 'Every number is accounted for: DL/26-27/0001 to DL/26-27/0002, HB/7, CN-DL/26-27/001.'],
  ]);
  expect(await said('numbers', of('CN-DL/26-27/001', 'CN-DL/26-27/003'))).toEqual([
    [null, 'The numbers between CN-DL/26-27/001 and CN-DL/26-27/003 are not dated in this period.'],
  ]);
  // A note without GST is in no table, and may be the one between.
  const without = note('CN-DL/26-27/002', { withoutGst: true });
  expect(await said('numbers', [...of('CN-DL/26-27/001', 'CN-DL/26-27/003'), without])).toEqual([
    [true, expect.stringContaining('Every number')],
  ]);
  const gaps = of(...Array.from({ length: 9 }, (_, index) => `DL/26-27/${String(2 * index + 1).padStart(4, '0')}`));
  expect(await said('numbers', gaps)).toEqual([
    [null, expect.stringMatching(/0011 and DL\/26-27\/0013 and 2 more are/)],
  ]);
});

test('A code that stands in one unit at two rates is named, because the offline tool drops one', async () => {
  const rows: SoldRow[] = [
    ['39259090', 1, 100, 'pcs', 18],
    ['39259090', 1, 100, 'pcs', 5],
  ];
  const message =
    'HSN 39259090 in PCS stands at 5 % and 18 %: GSTN’s offline tool reads only the last of them from the workbook. Upload the JSON file.';
  expect(await said('rates', [{ rows }])).toEqual([[null, message]]);
  expect(
    await said('rates', [
      { ...registered, rows },
      { number: 'DL/26-27/0002', rows },
    ]),
  ).toHaveLength(2);
  expect(await said('rates', [{ rows: rows.slice(1) }])).toEqual([]);
  const otherUnit: SoldRow[] = [
    ['39259090', 1, 100, 'pcs', 18],
    ['39259090', 1, 100, 'sqft', 5],
  ];
  expect(await said('rates', [{ rows: otherUnit }])).toEqual([]);
});

test('A code that has ended is named, and reported', async () => {
  const sold = (...codes: string[]): Changes => ({ ...registered, rows: codes.map((hsn) => [hsn, 1, 1000, 'pcs', 5]) });
  expect(await said('codes', [sold('57033990')])).toEqual([]);
  expect(await said('codes', [sold('4814', '481420')])).toEqual([]);
  expect(await said('codes', [sold('4814', '481420')], { turnover: '5-to-10' })).toEqual([
    [
      null,
      'HSN 4814 has fewer than 6 digits. If the turnover of the financial year before was above ₹ 5 crore (Notification 78/2020), the portal ' +
        'takes no such row in table 12: enter it there with a code of 6 digits. No other table has codes.',
    ],
  ]);
  expect(await said('codes', [sold('57033090', '57033990')])).toEqual([
    [
      null,
      'HSN 57033090 ended on 31/12/2021 (Finance Act, 2021). It is reported, since GSTN’s list still has such codes: ask your ' +
        'accountant whether to issue its documents again.',
    ],
  ]);
  expect((await fold([sold('57033090')])).leftOut).toEqual([]);
});

test('An IFF takes invoices of up to 50 lakh, and says when it has more', async () => {
  const iff = { form: 'iff' } as const;
  const sold = (rupees: number): Changes => ({ ...registered, rows: [['39259090', 1, rupees, 'pcs', 18]] });
  expect(await said('iff', [sold(50_00_000)], iff)).toEqual([]);
  expect(await said('iff', [sold(50_00_000.01)], iff)).toEqual([
    [
      false,
      'The IFF of a month takes invoices of up to ₹ 50,00,000.00 (CGST Rules, rule 59(2)). It cannot be split here: ' +
        'leave it, and all of them go with the return of the quarter.',
    ],
  ]);
  expect((await fold([sold(1)], iff)).checks.map(({ check }) => check)).toEqual(['register', 'documents']);
});

test('Sums that do not agree are a fault of the program, with all four heads', async () => {
  const { checks, ...figures } = await fold([registered]);
  expect(checks.filter(({ good }) => good === false)).toEqual([]);
  const other = { ...figures, hsn: { ...figures.hsn, sums: { ...figures.hsn.sums, sgst: 1 } } };
  const messages = returnChecks(other, { ...figures.outward, taxable: 1 }, question).slice(0, 2);
  expect(messages).toEqual([
    {
      check: 'foots',
      good: false,
      message:
        'Outward supplies come to 1,000.00, 0.00, 90.00, 90.00, HSN together to 1,000.00, 0.00, 90.00, 0.01. Tell the people who look after this program.',
    },
    {
      check: 'register',
      good: false,
      message:
        'The sections come to 1,000.00, 0.00, 90.00, 90.00, the totals of their documents to 0.01, 0.00, 90.00, 90.00. Tell the people who look after this program.',
    },
  ]);
});

test('GSTR-3B of a quarter has what its IFFs reported too, and the unregistered of other states', async () => {
  const all = [
    { ...registered, reportedIn: '2026-10' },
    { number: 'DL/26-27/0002', place: '27' },
  ];
  const gstr1 = await fold(all, { period: '2026-Q3' });
  expect(JSON.parse(gstr3bJson(gstr1, { gstin: question.gstin, period: '2026-Q3' }))).toEqual({
    gstin: '07ABCDE1234F1Z2',
    ret_period: '122026',
    sup_details: { osup_det: { txval: 2000, iamt: 180, camt: 90, samt: 90, csamt: 0 } },
    inter_sup: { unreg_details: [{ pos: '27', txval: 1000, iamt: 180 }] },
  });
});

test('What is left out is named with its sums; of more than 500 the first, and all of them are counted', async () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ ...wrong, number: `DL/26-27/${index + 1000}` }));
  const { leftOut, leftOutSums, counts } = await fold(many);
  expect([leftOut.length, leftOutSums.documents, counts.tax.leftOut]).toEqual([500, 501, 501]);
  expect(leftOut[0]).toMatchObject({
    number: 'DL/26-27/1000',
    taxable: 100_00,
    problems: [{ problem: 'hsn', line: 1 }],
  });
  expect((await fold([note('CN-DL/26-27/001', wrong)])).leftOut[0]).toMatchObject({ taxable: -100_00 });
});

test('What agrees says so', async () => {
  const { checks } = await fold([registered]);
  expect(checks.slice(0, 2).map(({ message }) => message)).toEqual([
    'Outward supplies and HSN together agree in every head, to the paisa.',
    'The sections and the register agree.',
  ]);
});

test('Notes count with invoices in what other returns report', async () => {
  const both = (changes: Changes) => [changes, note('CN-DL/26-27/001', changes)];
  expect(await said('documents', both({ reportedIn: '2026-09' }))).toEqual([
    [true, expect.stringContaining('2 are in another return.')],
  ]);
  expect(await said('documents', both({ reportedIn: '2026-10' }), { period: '2026-Q3' })).toEqual([
    [true, expect.stringContaining('2 are in the IFF of an earlier month.')],
  ]);
  expect(await said('documents', both({}), { form: 'iff' })).toEqual([
    [true, expect.stringContaining('2 are for the return of the quarter.')],
  ]);
});

test('Two years in one month, and a number that staff typed, are no gap', async () => {
  const numbered = (...numbers: string[]) =>
    said(
      'numbers',
      numbers.map((number) => ({ number })),
    );
  expect(await numbered('DL/25-26/0009', 'DL/26-27/0001')).toEqual([[true, expect.stringContaining('Every number')]]);
  expect(await numbered('DL/26-27/0001', 'DL/OLD/7')).toEqual([[true, expect.stringContaining('Every number')]]);
});
