import { afterAll, expect, test } from 'vitest';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { openPaper } from './open-paper.ts';
import { rowLines } from './row-lines.ts';

const columns = { description: 183, discount: 64 };
const row = { n: '1', hsn: '', qty: { int: '1', frac: '', pad: '' }, unit: '', rate: '', gst: '', value: '' };
function of(name: string, note = '') {
  return rowLines({ ...row, name, note }, columns);
}

test('a short name is one line, with a note two', () => {
  expect(of('Wallpaper')).toEqual({ lines: 1, sure: true });
  expect(of('Wallpaper', 'Grass weave, ivory, 0.53 × 10 m')).toEqual({ lines: 2, sure: true });
});

test('a long note, a letter of another script and a line break must be measured by the engine; the count is the maximum', () => {
  expect(of('Wallpaper', 'Grass weave, ivory, '.repeat(4))).toEqual({ lines: 3, sure: false });
  expect(of('Wallpaper', 'घास')).toEqual({ lines: 2, sure: false });
  expect(of('Wallpaper', 'ivory\nslate')).toEqual({ lines: 3, sure: false });
});

const paper = openPaper();
afterAll(() => paper.close());

test('no letter is wider than its calculated width: a text that is surely one line is drawn as one', async () => {
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).filter(
    (letter) => letter.trim() !== '',
  );
  const notes = [...letters, '×'].map((letter) => {
    const word = ` ${letter.repeat(3)}`;
    let note = letter;
    while (of('Blinds', note + word).sure) note += word;
    return note;
  });
  const cells = notes.flatMap((note, index) => [
    [`pcomment${index + 1}`, note],
    [`productname${index + 1}`, 'Blinds'],
  ]);
  const issued = buildIssuedInvoice(notes.length, Object.fromEntries(cells));
  const text = (await readPdf(await paper.draw(issued, buildCompany(), 'original'))).join('\n').split(/\r?\n/);
  for (const note of notes) expect(text).toContain(note);
});

test('the discount of a row and what it is taken off need two lines', () => {
  const discount = { amount: '6,772.50', of: '7.5% of 90,300.00' };
  const lines = (note: string, of = discount.of) =>
    rowLines({ ...row, name: 'Blinds', note, discount: { ...discount, of } }, columns);
  expect(lines('')).toEqual({ lines: 2, sure: true });
  expect(lines('Zebra roller')).toEqual({ lines: 2, sure: true });
  expect(lines('ivory\nslate')).toEqual({ lines: 3, sure: false });
  expect(lines('', '33.33% of 2,70,221.15')).toEqual({ lines: 3, sure: false });
});
