import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askReturn, buildReturn } from '#test/build/build-return.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { foldGstr1 } from './fold-gstr1.ts';
import type { Gstr1Question } from './gstr1.ts';
import { createGstr1Json } from './gstr1-json.ts';
import { gstr3b, gstr3bJson } from './gstr3b.ts';
import type { ReturnDocument } from './return-document.ts';

const here = askReturn({ period: '2026-07' });

const standing = { gstin: '', place: '21', known: true };

async function* each(documents: ReturnDocument[]) {
  yield* documents;
}

async function fileOf(documents: ReturnDocument[], question: Gstr1Question = here, withIrn = true) {
  const texts = createGstr1Json(question, { withIrn });
  const gstr1 = await foldGstr1(each(documents), question, texts.list);
  const text = [...texts.pieces(gstr1)].map((piece) => piece.text).join('');
  return { gstr1, text, json: JSON.parse(text) };
}

const expected = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../test/fixtures/returns/${name}.json`, import.meta.url), 'utf8'));

describe('worked months, their files written by hand', () => {
  test('July 2026: a row for each section', async () => {
    const both = [
      ['39259090', 120, 85.5, 'pcs', 18],
      ['48142000', 14, 1299, 'roll', 18],
      ['57032990', 250.5, 85, 'sqft', 5],
    ] as const;
    const buyer = '07AAACB5678L1ZA';
    const { json, gstr1 } = await fileOf([
      buildReturn({
        number: 'DL/26-27/0101',
        date: '2026-07-01',
        gstin: buyer,
        rows: [...both, ['995475', 1, 12500, 'pcs', 18]],
      }),
      buildReturn({ number: 'DL/26-27/0102', date: '2026-07-02', gstin: '21AAACB5678L1ZK', rows: both }),
      buildReturn({
        number: 'DL/26-27/0103',
        date: '2026-07-03',
        place: '21',
        rows: [['39259090', 2000, 100, 'pcs', 18]],
      }),
      buildReturn({ number: 'DL/26-27/0104', date: '2026-07-04', rows: [['57032990', 500, 90, 'sqft', 5]] }),
      buildReturn({ number: 'DL/26-27/0105', date: '2026-07-05', cancelled: true }),
      buildReturn({
        number: 'CN-DL/26-27/001',
        date: '2026-07-15',
        gstin: buyer,
        rows: [['39259090', 10, 85.5, 'pcs', 18]],
      }),
    ]);
    expect(json).toEqual(expected(`2026-07-${home}`));
    expect(gstr1.checks.filter(({ good }) => good !== true)).toEqual([]);
  });

  test('October 2026: thresholds, notes, carried and left out, broken runs, odd paise', async () => {
    const { json, gstr1 } = await fileOf(october, { ...here, period: '2026-10' });
    expect(json).toEqual(expected(`2026-10-${home}`));
    expect(gstr1.leftOut.map(({ number, problems }) => [number, ...problems.map(({ problem }) => problem)])).toEqual([
      ['DL/26-27/0208', 'place'],
      ['DL/26-27/0209', 'rate'],
      ['CN-DL/26-27/015', 'late'],
    ]);
    expect(gstr1.checks.filter(({ good }) => good === false).map(({ check }) => check)).toEqual(['documents']);
    expect(gstr3bJson(gstr1, { gstin: here.gstin, period: '2026-10' })).toBe(
      '{"gstin":"07ABCDE1234F1Z2","ret_period":"102026","sup_details":{"osup_det":{"txval":91905.84,"iamt":3879.95,' +
        '"camt":73.59,"samt":73.59,"csamt":0}},"inter_sup":{"unreg_details":[{"pos":"21","txval":85239,"iamt":2961.95}]}}',
    );
  });

  test('A quarter: the first month sends its IFF, the return of the quarter has the rest', async () => {
    const goods = (quantity: number) => [['39259090', quantity, 100, 'pcs', 18]] as const;
    const first = [
      buildReturn({ number: 'DL/26-27/0201', date: '2026-10-01', gstin: '07AAACB5678L1ZA', rows: goods(10) }),
      buildReturn({ number: 'DL/26-27/0202', date: '2026-10-02', rows: [['57032990', 20, 100, 'sqft', 5]] }),
      buildReturn({ number: 'CN-DL/26-27/011', date: '2026-10-20', gstin: '07AAACB5678L1ZA', rows: goods(1) }),
    ];
    const iff = await fileOf(first, { ...here, period: '2026-10', form: 'iff' });
    expect(iff.json).toEqual(expected(`2026-10-${home}-iff`));
    expect(iff.gstr1.counts.tax).toMatchObject({ all: 2, reported: 1, later: 1, leftOut: 0 });
    const quarter = [
      ...first.map((document) => ({ ...document, reportedIn: document.gstin === '' ? null : '2026-10' })),
      buildReturn({ number: 'DL/26-27/0203', date: '2026-12-12', gstin: '21AAACB5678L1ZK', rows: goods(5) }),
    ];
    const { json, gstr1 } = await fileOf(quarter, { ...here, period: '2026-Q3' });
    expect(json).toEqual(expected(`2026-Q3-${home}`));
    expect(gstr1.checks.every(({ good }) => good)).toBe(true);
    expect(gstr3b(gstr1).outward).toEqual({ taxable: 3400_00, igst: 90_00, cgst: 131_00, sgst: 131_00 });
  });

  test('Before May 2025 table 12 is one', async () => {
    const rows = (quantity: number) => [['57032990', quantity, 100, 'sqmtr', 12]] as const;
    const there = { taxState: branch, date: '2025-04-02' } as const;
    const { json } = await fileOf(
      [
        buildReturn({ ...there, number: 'OD/25-26/0001', gstin: '07AAACB5678L1ZA', rows: rows(1) }),
        buildReturn({ ...there, number: 'OD/25-26/0002', rows: rows(0.5) }),
      ],
      { ...here, taxState: branch, gstin: '21ABCDE1234F1ZC', period: '2025-04' },
    );
    expect(json).toEqual(expected(`2025-04-${branch}`));
  });

  test('A month without documents has the head alone', async () => {
    const { text } = await fileOf([]);
    expect(text).toBe('{"gstin":"07ABCDE1234F1Z2","fp":"072026","version":"GST3.2.4","hash":"hash"}');
  });
});

test('What the e-invoice portal has sent is left out of the usual file, and only of B2B and CDNR', async () => {
  const irn = 'a'.repeat(64);
  const month = [
    buildReturn({ number: 'DL/26-27/0001', gstin: '07AAACB5678L1ZA', irn }),
    buildReturn({ number: 'DL/26-27/0002', gstin: '07AAACB5678L1ZA' }),
    buildReturn({ number: 'CN-DL/26-27/001', gstin: '07AAACB5678L1ZA', irn, rows: [['39259090', 1, 100, 'pcs', 18]] }),
  ];
  const { json, gstr1 } = await fileOf(month, { ...here, period: '2026-10' }, false);
  expect(json.b2b[0].inv.map(({ inum }: { inum: string }) => inum)).toEqual(['DL/26-27/0002']);
  expect(json.cdnr).toBeUndefined();
  expect(json.doc_issue.doc_det[0].docs[0].totnum).toBe(2);
  expect(json.hsn.hsn_b2b[0].txval).toBe(1900);
  expect(gstr1.withIrn).toMatchObject({ documents: 2, taxable: 900_00 });
});

test('A file that is too large is cut between documents, and its parts together are the whole', async () => {
  const buyers = ['07AAACB5678L1ZA', '21AAACB5678L1ZK', ''];
  const month = Array.from({ length: 60 }, (_, index) =>
    buildReturn({ number: `DL/26-27/0${101 + index}`, gstin: buyers[index % 3] ?? '' }),
  );
  const question = { ...here, period: '2026-10' };
  const texts = createGstr1Json(question, { withIrn: true });
  const gstr1 = await foldGstr1(each(month), question, texts.list);
  const parts: string[] = [];
  for (const { part, text } of texts.pieces(gstr1, 1500)) parts[part - 1] = (parts[part - 1] ?? '') + text;
  expect(parts.length).toBeGreaterThan(5);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1500);
  const whole = (await fileOf(month, question)).json;
  const read = parts.map((part) => JSON.parse(part));
  for (const { gstin, fp, version, hash } of read)
    expect({ gstin, fp, version, hash }).toEqual({
      gstin: here.gstin,
      fp: '102026',
      version: 'GST3.2.4',
      hash: 'hash',
    });
  for (const ctin of buyers.filter(Boolean)) {
    const inv = read.flatMap(({ b2b = [] }) => b2b).flatMap((group) => (group.ctin === ctin ? group.inv : []));
    expect(inv).toEqual(whole.b2b.find((group: { ctin: string }) => group.ctin === ctin).inv);
  }
  for (const section of ['b2cs', 'hsn', 'doc_issue'])
    expect(read.filter((part) => part[section]).map((part) => part[section])).toEqual([whole[section]]);
});

/** The documents of the worked month; its file says where each of them is. */
const october: ReturnDocument[] = [
  buildReturn({
    number: 'DL/26-27/0190',
    date: '2026-09-20',
    carried: true,
    gstin: '21AAACB5678L1ZK',
    rows: [['39259090', 10, 10, 'pcs', 18]],
  }),
  buildReturn({
    number: 'DL/26-27/0201',
    date: '2026-10-01',
    gstin: '07AAACB5678L1ZA',
    rows: [
      ['48142000', 3.333, 299.99, 'roll', 18],
      ['57032990', 10.125, 33.33, 'sqmtr', 5],
      ['39259090', 1, 0.5, 'pcs', 18],
      ['995475', 2, 100, 'sqft', 18],
    ],
  }),
  buildReturn({ number: 'DL/26-27/0202', date: '2026-10-02', cancelled: true }),
  buildReturn({
    number: 'DL/26-27/0203',
    date: '2026-10-03',
    rows: [
      ['39259090', 12.5, 80, 'rft', 18],
      ['48142000', 1, 0, 'roll', 18],
    ],
  }),
  buildReturn({
    number: 'DL/26-27/0204',
    date: '2026-10-04',
    place: '21',
    rows: [['57032990', 1, 95238.1, 'sqmtr', 5]],
  }),
  buildReturn({ number: 'DL/26-27/0205', date: '2026-10-05', place: '21', rows: [['57032990', 1, 95239, 'sqmtr', 5]] }),
  buildReturn({
    number: 'DL/26-27/0206',
    date: '2026-10-06',
    gstin: '21ABCDE1234F1ZC',
    rows: [['39259090', 100, 50, 'pcs', 18]],
  }),
  buildReturn({
    number: 'DL/26-27/0207',
    date: '2026-10-06',
    gstin: '07AAACB5678L1ZA',
    rows: [['57032990', 4, 100, 'sqmtr', 5]],
  }),
  buildReturn({ number: 'DL/26-27/0208', date: '2026-10-07', place: '' }),
  buildReturn({ number: 'DL/26-27/0209', date: '2026-10-08', rows: [['39259090', 1, 100, 'pcs', 21]] }),
  buildReturn({ number: 'HB/7', date: '2026-10-08', rows: [['48142000', 2, 500, 'roll', 18]] }),
  buildReturn({ number: 'DL/26-27/0211', date: '2026-10-09', rows: [['57032990', 3, 100, 'sqmtr', 5]] }),
  buildReturn({
    number: 'CN-DL/26-27/011',
    date: '2026-10-10',
    gstin: '07AAACB5678L1ZA',
    rows: [['39259090', 2, 85.5, 'pcs', 18]],
  }),
  buildReturn({
    number: 'CN-DL/26-27/012',
    date: '2026-10-11',
    place: '21',
    original: { ...standing, number: 'DL/26-27/0103', date: '2026-07-03', value: 2_36_000_00 },
    rows: [['39259090', 100, 100, 'pcs', 18]],
  }),
  buildReturn({
    number: 'CN-DL/26-27/013',
    date: '2026-10-12',
    place: '21',
    original: { ...standing, number: 'DL/26-27/0204', date: '2026-10-04', value: 1_00_000_00 },
    rows: [['57032990', 1, 95238.1, 'sqmtr', 5]],
  }),
  buildReturn({ number: 'CN-DL/26-27/014', date: '2026-10-13', withoutGst: true }),
  buildReturn({
    number: 'CN-DL/26-27/015',
    date: '2026-10-14',
    original: { ...standing, number: 'DL/24-25/0300', date: '2025-03-31', value: 5_000_00 },
  }),
  buildReturn({
    number: 'CN-DL/26-27/016',
    date: '2026-10-15',
    original: { ...standing, number: 'DL/26-27/0203', date: '2026-10-03', value: 1180_00 },
    rows: [['48142000', 5, 500, 'roll', 18]],
  }),
];
