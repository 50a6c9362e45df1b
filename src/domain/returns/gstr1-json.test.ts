import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildReturn } from '#test/build/build-return.ts';
import type { Gstr1Question } from './gstr1.ts';
import { foldGstr1 } from './fold-gstr1.ts';
import { beginGstr1Json } from './gstr1-json.ts';
import type { ReturnDocument } from './return-document.ts';

const delhi: Gstr1Question = {
  taxState: 'delhi',
  period: '2026-07',
  form: 'gstr1',
  gstin: '07ABCDE1234F1Z2',
  turnover: 'up-to-5',
  filed: false,
};

async function* each(documents: ReturnDocument[]) {
  yield* documents;
}

async function fileOf(documents: ReturnDocument[], question: Gstr1Question = delhi, withIrn = true) {
  const texts = beginGstr1Json(question, { withIrn });
  const gstr1 = await foldGstr1(each(documents), question, texts.list);
  const text = [...texts.pieces(gstr1)].map((piece) => piece.text).join('');
  return { gstr1, text, json: JSON.parse(text) };
}

const expected = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../test/fixtures/returns/${name}.json`, import.meta.url), 'utf8'));

describe('worked months, their files written by hand', () => {
  test('July 2026 of Delhi: a row for each section', async () => {
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
    expect(json).toEqual(expected('2026-07-delhi'));
    expect(gstr1.checks.filter(({ good }) => good !== true)).toEqual([]);
  });
});
