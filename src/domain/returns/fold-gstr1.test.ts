import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askReturn, buildReturn, type SoldRow } from '#test/build/build-return.ts';
import { filedFigures } from './filed-figures.ts';
import { foldGstr1 } from './fold-gstr1.ts';
import type { Gstr1, Gstr1Question } from './gstr1.ts';
import { createGstr1Json } from './gstr1-json.ts';
import { addHeads, type Heads, noHeads } from './heads.ts';
import type { ReturnDocument } from './return-document.ts';
import { sectionOf } from './return-section.ts';

const question = askReturn();

async function* each(documents: ReturnDocument[]) {
  yield* documents;
}

const row: fc.Arbitrary<SoldRow> = fc.tuple(
  fc.constantFrom('48142000', '39259090', '57032990', '995475', '4814', '12345'),
  fc.integer({ min: 1, max: 99_999_999 }).map((milli) => milli / 1000),
  fc.integer({ min: 0, max: 999_999 }).map((paise) => paise / 100),
  fc.constantFrom('pcs', 'sqft', 'roll', 'rft', 'sqmtr'),
  fc.constantFrom(5, 12, 18, 21, 28),
);

/** Any documents of a month: sold and taken back, to whomever, cancelled, carried, with an IRN, without GST, reported before. */
const month: fc.Arbitrary<ReturnDocument[]> = fc
  .array(
    fc.record({
      note: fc.boolean(),
      buyer: fc.constantFrom('', '', '07AAACB5678L1ZA', '21AAACB5678L1ZK', '27AAPFU0939F1ZV'),
      place: fc.constantFrom('07', '21', '27', ''),
      value: fc.constantFrom(null, 1_00_000_00, 1_00_001_00),
      rows: fc.array(row, { minLength: 1, maxLength: 5 }),
      fate: fc.constantFrom('', '', '', '', 'cancelled', 'carried', 'withoutGst', 'irn', 'elsewhere'),
      typed: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ note, buyer, place, value, rows, fate, typed }, index) => {
      const counter = `${note ? 'CN-' : ''}DL/26-27/${String(101 + index).padStart(note ? 3 : 4, '0')}`;
      return buildReturn({
        number: typed ? `${note ? 'CN' : 'T'}-${index + 1}` : counter,
        kind: note ? 'credit' : 'tax',
        gstin: buyer,
        place: buyer === '' ? place : buyer.slice(0, 2),
        rows,
        original: note ? { number: 'X', date: '2026-09-01', gstin: buyer, place, value, known: true } : null,
        cancelled: fate === 'cancelled',
        carried: fate === 'carried',
        withoutGst: fate === 'withoutGst' && note,
        irn: fate === 'irn' ? 'a'.repeat(64) : null,
        reportedIn: fate === 'elsewhere' ? '2026-11' : null,
      });
    }),
  );

describe('for any documents of a month', () => {
  const reported = (gstr1: Gstr1, documents: ReturnDocument[]) => {
    const left = new Set(gstr1.leftOut.map(({ id }) => id));
    return documents.filter((document) => sectionOf(document) && !left.has(document.id) && !document.reportedIn);
  };

  test('sections, table 12 and the register come to the same, to the paisa', async () => {
    await fc.assert(
      fc.asyncProperty(month, async (documents) => {
        const gstr1 = await foldGstr1(each(documents), question);
        const register: Heads = { ...noHeads };
        for (const document of reported(gstr1, documents))
          addHeads(register, document.totals, document.kind === 'credit' ? -1 : 1);
        expect(gstr1.outward).toEqual(register);
        expect(gstr1.hsn.sums).toEqual(register);
        expect(gstr1.checks.find(({ check }) => check === 'foots')?.good).toBe(true);
      }),
    );
  });

  test('the file, read back, has these figures and no key but the tool’s', async () => {
    await fc.assert(
      fc.asyncProperty(month, async (documents) => {
        const texts = createGstr1Json(question, { withIrn: true });
        const gstr1 = await foldGstr1(each(documents), question, texts.list);
        const file = JSON.parse([...texts.pieces(gstr1)].map(({ text }) => text).join(''));
        expect(sumsOf(file)).toEqual(gstr1.outward);
        expect(sumsOfHsn(file)).toEqual(gstr1.outward);
        expect(Object.keys(file).filter((key) => !keys.includes(key))).toEqual([]);
        const listed = JSON.stringify(file).match(/"(?:inum|nt_num)":"[^"]+"/g) ?? [];
        expect(new Set(listed).size).toBe(listed.length);
        expect(emptyParts(file)).toEqual([]);
      }),
    );
  });

  test('each number of the month is in table 13 once, cancelled or not', async () => {
    await fc.assert(
      fc.asyncProperty(month, async (documents) => {
        const { numbers, counts } = await foldGstr1(each(documents), question);
        for (const kind of ['tax', 'credit'] as const) {
          const own = documents.filter((each) => each.kind === kind && !each.carried && !each.withoutGst);
          const count = (of: 'count' | 'cancelled') => numbers[kind].reduce((sum, run) => sum + run[of], 0);
          expect([count('count'), count('cancelled')]).toEqual([
            own.length,
            own.filter(({ cancelled }) => cancelled).length,
          ]);
          expect(numbers[kind].every(({ count, cancelled }) => count > 0 && cancelled <= count)).toBe(true);
          const { all, ...rest } = counts[kind];
          expect(Object.values(rest).reduce((sum, one) => sum + one, 0)).toBe(all);
        }
      }),
    );
  });
});

test('Numbers between two runs of a series are named; those that staff typed are no run', async () => {
  const numbersOf = async (...numbers: string[]) => {
    const { checks } = await foldGstr1(each(numbers.map((number) => buildReturn({ number }))), question);
    return checks.find(({ check }) => check === 'numbers');
  };
  expect(await numbersOf('DL/26-27/0005', 'DL/26-27/0007')).toMatchObject({
    good: null,
    message: 'The numbers between DL/26-27/0005 and DL/26-27/0007 are not dated in this period.',
  });
  expect(await numbersOf('DL/26-27/0005', 'DL/26-27/0006', 'HB/7', 'HB/9')).toMatchObject({ good: true });
});

test('Table 13 counts numbers as numbers: 0008 to 0012 are one run, and so are 9999 and 10000, in any order', async () => {
  const rowsOf = async (kind: 'tax' | 'credit', ...documents: Parameters<typeof buildReturn>[0][]) =>
    (await foldGstr1(each(documents.map(buildReturn)), question)).numbers[kind];
  const tax = (counter: string, cancelled = false) => ({ number: `DL/26-27/${counter}`, cancelled });
  expect(await rowsOf('tax', tax('0010'), tax('0008'), tax('0012', true), tax('0009'), tax('0011'))).toEqual([
    { from: 'DL/26-27/0008', to: 'DL/26-27/0012', count: 5, cancelled: 1 },
  ]);
  expect(await rowsOf('tax', tax('10000'), tax('9999'), tax('0001', true))).toEqual([
    { from: 'DL/26-27/0001', to: 'DL/26-27/0001', count: 1, cancelled: 1 },
    { from: 'DL/26-27/9999', to: 'DL/26-27/10000', count: 2, cancelled: 0 },
  ]);
  const notes = ['CN-DL/26-27/100', 'CN-DL/26-27/099', 'CN-OD/26-27/001', 'HB/9', 'HB/8'];
  expect(await rowsOf('credit', ...notes.map((number) => ({ number, kind: 'credit' as const })))).toEqual([
    { from: 'CN-DL/26-27/099', to: 'CN-DL/26-27/100', count: 2, cancelled: 0 },
    { from: 'CN-OD/26-27/001', to: 'CN-OD/26-27/001', count: 1, cancelled: 0 },
    { from: 'HB/9', to: 'HB/9', count: 1, cancelled: 0 },
    { from: 'HB/8', to: 'HB/8', count: 1, cancelled: 0 },
  ]);
});

test('What is sold free of tax to people of another state is between states in B2CS, and within the state at home', async () => {
  const free = [['48142000', 1, 500, 'pcs', 0]] as const;
  const documents = [
    buildReturn({ place: '27', rows: free }),
    buildReturn({ number: 'DL/26-27/0002', rows: free }),
    buildReturn({ number: 'DL/26-27/0003', place: '27', rows: [['48142000', 1, 100, 'pcs', 18]] }),
  ];
  const texts = createGstr1Json(question, { withIrn: true });
  const gstr1 = await foldGstr1(each(documents), question, texts.list);
  expect(gstr1.b2cs.map(({ place, interState, gstBasisPoints }) => [place, interState, gstBasisPoints])).toEqual([
    ['07', false, 0],
    ['27', true, 0],
    ['27', true, 1800],
  ]);
  const file = JSON.parse([...texts.pieces(gstr1)].map(({ text }) => text).join(''));
  expect(file.b2cs).toMatchObject([
    { sply_ty: 'INTRA', pos: '07', rt: 0, txval: 500, camt: 0, samt: 0 },
    { sply_ty: 'INTER', pos: '27', rt: 0, txval: 500, iamt: 0 },
    { sply_ty: 'INTER', pos: '27', rt: 18, txval: 100, iamt: 18 },
  ]);
});

test('Units of goods that are reported as OTH are named, those of the catalogue and those that it does not have', async () => {
  const goods = (unit: string) => ['39259090', 1, 100, unit, 18] as const;
  const rows = [
    goods('rft'),
    goods('drum load'),
    goods(' sqft '),
    goods('lot'),
    ['995475', 1, 100, 'visit', 18],
  ] as const;
  const unitsIn = async (documents: ReturnDocument[], unitCodes: Gstr1Question['unitCodes']) => {
    const { checks } = await foldGstr1(each(documents), { ...question, unitCodes });
    return checks.filter(({ check }) => check === 'units').map(({ good, message }) => [good, message]);
  };
  expect(await unitsIn([buildReturn({ rows })], { rft: 'OTH', sqft: 'SQF' })).toEqual([
    [
      null,
      'drum load, lot are reported as OTH (others), because the catalogue has no such unit. Add it there with its code.',
    ],
    [null, 'rft is reported as OTH (others), as the catalogue says.'],
  ]);
  expect(await unitsIn([buildReturn({ rows })], { rft: 'OTH', lot: 'CAN', 'drum load': 'DRM' })).toHaveLength(1);
  expect(await unitsIn([buildReturn({ rows, cancelled: true })], {})).toEqual([]);
});

test('What goes to the firm’s own registration in another state is in B2B with IGST, under both GSTINs', async () => {
  const branch = buildReturn({ gstin: '21ABCDE1234F1ZC', buyerAddress: 'Sample Interiors\nGSTIN 21ABCDE1234F1ZC' });
  const texts = createGstr1Json(question, { withIrn: true });
  const gstr1 = await foldGstr1(each([branch]), question, texts.list);
  expect(gstr1.counts.tax).toMatchObject({ reported: 1, leftOut: 0 });
  expect(gstr1.outward).toMatchObject({ taxable: 1000_00, igst: 180_00, cgst: 0, sgst: 0 });
  const file = JSON.parse([...texts.pieces(gstr1)].map(({ text }) => text).join(''));
  expect(file).toMatchObject({
    gstin: '07ABCDE1234F1Z2',
    b2b: [{ ctin: '21ABCDE1234F1ZC', inv: [{ pos: '21', itms: [{ itm_det: { txval: 1000, iamt: 180 } }] }] }],
  });
  expect(Object.keys(file)).not.toContain('b2cs');
});

test('A filed return keeps what it reported, also when a rule would refuse it today', async () => {
  const wrong = buildReturn({ rows: [['12345', 1, 100, 'pcs', 18]] });
  const late = buildReturn({ number: 'DL/26-27/0002' });
  const filed = await foldGstr1(each([{ ...wrong, reportedIn: '2026-10' }, late]), { ...question, filed: true });
  expect(filed.outward.taxable).toBe(100_00);
  expect(filed.counts.tax).toMatchObject({ reported: 1, leftOut: 1 });
});

const keys = ['gstin', 'fp', 'version', 'hash', 'b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'doc_issue', 'hsn'];

type Item = { txval: number; iamt?: number; camt?: number; samt?: number };

/** Of the documents and of B2CS, notes taken off. */
function sumsOf(file: Record<string, never[]>): Heads {
  const sums = { ...noHeads };
  const items = (invoices: { itms: { itm_det: Item }[] }[]) => invoices.flatMap(({ itms }) => itms);
  const take = (list: Item[], sign: 1 | -1) => {
    for (const item of list) addHeads(sums, headsIn(item), sign);
  };
  const { b2b = [], b2cl = [], b2cs = [], cdnr = [], cdnur = [] } = file;
  for (const { inv } of [...b2b, ...b2cl])
    take(
      items(inv).map(({ itm_det }) => itm_det),
      1,
    );
  take(b2cs, 1);
  const notes = [...cdnr.flatMap(({ nt }) => nt), ...cdnur];
  take(
    items(notes).map(({ itm_det }) => itm_det),
    -1,
  );
  return sums;
}

function sumsOfHsn(file: { hsn?: { hsn_b2b?: Item[]; hsn_b2c?: Item[] } }): Heads {
  const sums = { ...noHeads };
  for (const item of [...(file.hsn?.hsn_b2b ?? []), ...(file.hsn?.hsn_b2c ?? [])]) addHeads(sums, headsIn(item));
  return sums;
}

function headsIn({ txval, iamt = 0, camt = 0, samt = 0 }: Item): Heads {
  const paise = (rupees: number) => Math.round(rupees * 100);
  return { taxable: paise(txval), igst: paise(iamt), cgst: paise(camt), sgst: paise(samt) };
}

/** The tool never writes an empty list, object or text. */
function emptyParts(value: unknown, at = ''): string[] {
  if (value === '') return [at];
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value);
  return inside.length === 0 ? [at] : inside.flatMap(([key, part]) => emptyParts(part, `${at}/${key}`));
}

test('Each document is marked with its figures, and a carried one that was cancelled is in none', async () => {
  const marked: [number, string[]][] = [];
  const documents = [
    buildReturn({ seq: 3, gstin: '07AAACB5678L1ZA' }),
    buildReturn({ number: 'DL/26-27/0002', seq: 5, carried: true, cancelled: true }),
  ];
  const { counts } = await foldGstr1(each(documents), question, undefined, (seq, of) => marked.push([seq, of]));
  expect(marked).toEqual([[3, ['documents', 'b2b', 'hsnB2b']]]);
  expect(counts.tax).toMatchObject({ all: 1, reported: 1, cancelled: 0 });
});

test('What is stored of a filed return is every sum, and no document', async () => {
  const gstr1 = await foldGstr1(each([buildReturn({ gstin: '07AAACB5678L1ZA' })]), question);
  const stored = filedFigures(gstr1);
  expect(gstr1).toMatchObject(stored);
  expect(stored).toMatchObject({ outward: { taxable: 1000_00 }, counts: { tax: { reported: 1 } } });
  expect(stored).not.toHaveProperty('leftOut');
});

test('Sums beyond the safe integers are not calculated wrongly', () => {
  const most = { ...noHeads, taxable: Number.MAX_SAFE_INTEGER };
  expect(() => addHeads({ ...most }, { ...noHeads, taxable: 1 })).toThrow('beyond the safe integers');
  expect(() => addHeads({ ...noHeads }, most)).not.toThrow();
});
