import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildReturn } from '#test/build/build-return.ts';
import type { ReturnDocument } from './return-document.ts';
import { sectionOf } from './return-section.ts';

type Vector = {
  id: string;
  in: {
    doc: 'INV' | 'CRN';
    registered: boolean;
    inter_state: boolean;
    invoice_value_paise: number;
    original_invoice_value_paise: number | null;
  };
  out: { table: string };
};

const vectors: Vector[] = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/gst-examples.json', import.meta.url), 'utf8'),
).gstr1_table;

test.each(vectors)('$id stands where the reference says', ({ in: given, out }) => {
  const note = given.doc === 'CRN';
  const document = buildReturn({
    number: note ? 'CN-DL/26-27/001' : 'DL/26-27/0001',
    gstin: given.registered ? (given.inter_state ? '21AAACB5678L1ZK' : '07AAACB5678L1ZA') : '',
    place: given.inter_state ? '21' : '07',
    original: note ? original(given.original_invoice_value_paise) : null,
  });
  const valued = { ...document, totals: { ...document.totals, payable: given.invoice_value_paise } };
  expect(sectionOf(valued)).toBe(out.table.replace('(negative)', ''));
});

test.each([
  ['2024-07-31', 2_50_000_00, 'b2cs'],
  ['2024-07-31', 2_50_001_00, 'b2cl'],
  ['2024-08-01', 1_00_000_00, 'b2cs'],
  ['2024-08-01', 1_00_001_00, 'b2cl'],
])('An invoice of %s over %d paise stands in %s, and a later note follows it', (date, value, section) => {
  const invoice = buildReturn({ date, place: '21' });
  expect(sectionOf({ ...invoice, totals: { ...invoice.totals, payable: value } })).toBe(section);
  const note = buildReturn({
    number: 'CN-DL/24-25/001',
    date: '2024-10-01',
    place: '21',
    original: { ...original(value), date },
  });
  expect(sectionOf(note)).toBe(section === 'b2cl' ? 'cdnur' : 'b2cs');
});

test('A cancelled document and a note without GST stand nowhere', () => {
  expect(sectionOf(buildReturn({ cancelled: true }))).toBeNull();
  expect(sectionOf(buildReturn({ number: 'CN-DL/26-27/001', withoutGst: true }))).toBeNull();
});

function original(value: number | null): NonNullable<ReturnDocument['original']> {
  return { number: 'DL/26-27/0001', date: '2026-07-03', gstin: '', place: '21', value, known: true };
}
