import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEinvoiceDocument, buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { buildMovedDocument } from '#test/build/build-eway.ts';
import { askReturn, buildReturn } from '#test/build/build-return.ts';
import official from '#test/fixtures/gst-uqc.json' with { type: 'json' };
import { writeInv01 } from '../einvoices/write-inv01.ts';
import { ewayJson } from '../eway/eway-json.ts';
import { foldGstr1 } from '../returns/fold-gstr1.ts';
import { createGstr1Json } from '../returns/gstr1-json.ts';
import { createGstr1Workbook } from '../returns/gstr1-workbook.ts';
import { isSac } from './is-sac.ts';
import { codeOfWord, type UnitCodes, unitCode, unitCodesOf } from './unit-code.ts';
import { unitWords } from './unit-words.ts';
import { uqcNames } from './uqc-names.ts';

const goodsCodes = official.units.filter(({ code }) => code !== 'NA');

test('The codes and their names are those of GSTN’s list, no more and no fewer', () => {
  expect(Object.entries(uqcNames)).toEqual(goodsCodes.map(({ code, label }) => [code, label]));
});

test.each([
  ['pcs', 'PCS'],
  ['Pcs.', 'PCS'],
  ['nos', 'NOS'],
  ['No.', 'NOS'],
  ['box', 'BOX'],
  ['Boxes', 'BOX'],
  ['rolls', 'ROL'],
  ['Sq. Ft', 'SQF'],
  ['sq.ft.', 'SQF'],
  ['ft²', 'SQF'],
  ['sft', 'SQF'],
  ['sqmtr', 'SQM'],
  ['sq m', 'SQM'],
  ['m²', 'SQM'],
  ['Rmt', 'MTR'],
  ['litre', 'LTR'],
  ['kgs', 'KGS'],
  ['bundles', 'BDL'],
  ['Pair', 'PRS'],
  ['dozen', 'DOZ'],
  ['TON', 'TON'],
  ['mts', 'MTS'],
  ['gross', 'GRS'],
  ['KLR', 'KLR'],
  // A running foot, a cubic foot and an hour have no code: ‘metre’ would need another quantity and another rate.
  ['rft', 'OTH'],
  ['running feet', 'OTH'],
  ['ft', 'OTH'],
  ['cft', 'OTH'],
  ['hour', 'OTH'],
  ['gallon', 'OTH'],
  ['spcs', 'OTH'],
  ['', 'OTH'],
  ['constructor', 'OTH'],
])('The unit ‘%s’ is reported as %s', (word, code) => {
  expect(codeOfWord(word)).toBe(code);
});

test('The codes of services begin with 99', () => {
  expect(['995475', '99', '39259099', '9405', ''].map(isSac)).toEqual([true, true, false, false, false]);
});

test('A word stands for one code only, and its code is in the list', () => {
  const words = Object.values(unitWords).flatMap((all) => all.split(' '));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  for (const [code, all] of Object.entries(unitWords))
    for (const word of all.split(' ')) expect(codeOfWord(word)).toBe(code);
});

test('What the owner chose counts before the word; a code that GSTN does not know never does', () => {
  expect(unitCode('case', unitCodesOf([{ value: 'case', uqc: 'CTN' }]))).toBe('CTN');
  expect(unitCode(' pcs ', { pcs: 'NOS' })).toBe('NOS');
  expect(unitCode('pcs', { pcs: 'PIECES' })).toBe('PCS');
  expect(unitCode('__proto__', {})).toBe('OTH');
});

test('INV-01, e-way bill and GSTR-1 name any unit by the same code, and it is in GSTN’s list', async () => {
  const unit = fc.oneof(
    fc.constantFrom('pcs', 'rft', 'box', 'case', 'toString', '__proto__'),
    fc.stringMatching(/^[a-z]{1,10}$/),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
  );
  const code = fc.constantFrom(...goodsCodes.map((each) => each.code), 'BOXES', '');
  const listed = new Set(goodsCodes.map((each) => each.code));
  await fc.assert(
    fc.asyncProperty(unit, fc.option(code, { nil: undefined }), async (word, chosen) => {
      const codes = chosen === undefined ? {} : unitCodesOf([{ value: word.trim(), uqc: chosen }]);
      const written = await everyFile(word, codes);
      expect(new Set(written).size).toBe(1);
      expect(listed).toContain(written[0]);
      if (chosen !== undefined && listed.has(chosen)) expect(written[0]).toBe(chosen);
    }),
    { numRuns: 150 },
  );
});

/** The unit of one line, as each of the files writes it. */
async function everyFile(unit: string, unitCodes: UnitCodes): Promise<unknown[]> {
  const einvoice = buildEinvoiceDocument({}, { number: 'DL/26-27/0101' });
  const invoice = { ...einvoice.invoice, lines: einvoice.invoice.lines.map((line) => ({ ...line, unit })) };
  const inv01 = writeInv01({ ...einvoice, invoice }, buildEinvoiceFirm(), unitCodes);
  const moved = buildMovedDocument();
  const goods = moved.consignment.goods.slice(0, 1).map((line) => ({ ...line, unit }));
  const bill = ewayJson([{ ...moved, consignment: { ...moved.consignment, goods }, unitCodes }]).billLists[0];
  const { json, cell } = await returnOf(unit, unitCodes);
  return [inv01.ItemList[0]?.Unit, (bill?.itemList as { qtyUnit: string }[] | undefined)?.[0]?.qtyUnit, json, cell];
}

async function returnOf(unit: string, unitCodes: UnitCodes) {
  const question = askReturn({ unitCodes });
  const texts = createGstr1Json(question, { withIrn: true });
  const document = buildReturn({ gstin: '07AAACB5678L1ZA', rows: [['39259090', 10, 100, unit, 18]] });
  const gstr1 = await foldGstr1(
    (async function* () {
      yield document;
    })(),
    question,
    texts.list,
  );
  const file = JSON.parse([...texts.pieces(gstr1)].map(({ text }) => text).join(''));
  const rows = [...createGstr1Workbook(question, { withIrn: true }).rows(gstr1)];
  const cell = rows.filter(({ sheet }) => sheet === 'hsn(b2b)')[4]?.cells[2];
  return { json: file.hsn.hsn_b2b[0].uqc, cell: String(cell).slice(0, 3) };
}
