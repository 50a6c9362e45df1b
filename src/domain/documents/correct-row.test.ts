import { expect, test } from 'vitest';
import { inputFromDraft } from '#contract/invoice-wire.ts';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { blankHeader } from '../invoices/blank-header.ts';
import { blankLine } from '../invoices/draft-fields.ts';
import type { DraftLine } from '../invoices/invoice.ts';
import { correctedCells, reckonRow } from './correct-row.ts';
import { draftFromEnquiry } from './next-draft.ts';
import { withMeasures } from './with-measures.ts';

const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 0, trimMm: 100, wastePercent: 0 } as const;
const wall = { widthMm: 3658, heightMm: 2743, openings: [] };

/** The rows of an enquiry of one picture and these walls, as the form begins with them. */
function rowsOf(walls: (typeof wall)[]): DraftLine[] {
  const reckoned = reckonRow(walls, { pack, product: 'Wallpaper' });
  if (!reckoned.ok) throw new Error(reckoned.message);
  const enquiry = {
    ...{ id: 'e', name: 'Asha Sample', contactNumber: '', email: '', sample: null },
    pictures: [
      { folder: 'unknown', name: 'o.jpg', title: '', hash: 'o'.repeat(64), removed: true },
      { folder: 'wallpapers', name: 'w.jpg', title: 'Weave', hash: 'c'.repeat(64), removed: false },
    ],
    measures: reckoned.value.map((each) => ({ ...each, picture: 'c'.repeat(64) })),
  };
  const draft = draftFromEnquiry(enquiry, 'pro', '2026-11-28', {}, openingCatalogue, []);
  // The wire leaves out a row of which nothing is known, and the others keep their numbers.
  return withMeasures({ ...draft, lines: draft.lines.slice(1) }, enquiry).lines;
}

function corrected(line: DraftLine | undefined, walls: (typeof wall)[]): DraftLine {
  const reckoned = reckonRow(walls, { pack, product: 'Wallpaper' });
  if (!line?.measured || !reckoned.ok) throw new Error('No measures');
  return { ...line, ...correctedCells(line, line.measured, reckoned.value) };
}

test('A row of an enquiry knows its walls, and follows their correction; its description says the newest alone', () => {
  const [line] = rowsOf([wall]);
  expect(line).toMatchObject({ row: 2, quantity: '3', measured: { asked: [wall], walls: [wall], quantity: '3' } });
  const wide = { ...wall, widthMm: 5300 };
  const next = corrected(line, [wide]);
  expect(next).toMatchObject({ quantity: '4', unit: 'roll', measured: { asked: [wall], walls: [wide] } });
  expect(next.description).toMatch(/^Weave\. 5\.3 × 2\.74 m: Area: 14\.5 m²; .*Rolls: 4$/);
  expect(corrected(next, [wall])).toEqual(line);
});

test('Several walls of one row are reckoned each by itself, as they came', () => {
  const [line] = rowsOf([wall, { ...wall, widthMm: 1000 }]);
  expect(line?.quantity).toBe('4');
  expect(corrected(line, [wall, { ...wall, widthMm: 1000 }])).toEqual(line);
});

test('What somebody typed as quantity stays, and the description still says how it was reckoned', () => {
  const [line] = rowsOf([wall]);
  const wide = { ...wall, widthMm: 5300 };
  const typed = corrected(line && { ...line, quantity: '5', unit: 'pcs' }, [wide]);
  expect(typed).toMatchObject({ quantity: '5', unit: 'pcs' });
  expect(typed.description).toContain('Rolls: 4');
  expect(corrected({ ...typed, quantity: '' }, [wide])).toMatchObject({ quantity: '4', unit: 'roll' });
});

test('What staff wrote around the reckoning stays; one that they deleted is written behind', () => {
  const [line] = rowsOf([wall]);
  const around = line && { ...line, description: `For the hall. ${line.description}, as agreed $& by phone` };
  const wide = [{ ...wall, widthMm: 5300 }];
  expect(corrected(around, wide).description).toMatch(/^For the hall\. Weave\. 5\.3 .*: 4, as agreed \$& by phone$/);
  const other = corrected(line && { ...line, description: 'Their own words' }, wide);
  expect(other.description).toMatch(/^Their own words\. 5\.3 × 2\.74 m: Area/);
  expect(corrected({ ...other, description: '' }, wide).description).toMatch(/^5\.3 × 2\.74 m: Area/);
});

test('A description has 400 characters: the reckoning is cut, never what staff wrote', () => {
  const [line] = rowsOf(Array.from({ length: 6 }, () => wall));
  expect(line?.description).toHaveLength(400);
  const wide = Array.from({ length: 6 }, () => ({ ...wall, widthMm: 5300 }));
  const next = corrected(line, wide);
  expect(next.description).toHaveLength(400);
  expect(next.description).not.toContain('3.66');
  const long = 'w'.repeat(450);
  expect(corrected(line && { ...line, description: long }, wide).description).toBe(long);
  expect(
    corrected(
      next,
      Array.from({ length: 6 }, () => wall),
    ),
  ).toEqual(line);
});

test('A size that cannot be is refused at its wall; without a pack the square feet are reckoned', () => {
  const refused = reckonRow([wall, { ...wall, widthMm: 53_000 }], { pack, product: 'Wallpaper' });
  expect(refused).toMatchObject({
    problems: [{ field: 'walls.1.widthMm', message: 'A wall is 0.3 to 30 m wide. 53 m looks like 5.3 m.' }],
  });
  const floor = { pack: null, product: 'Vinyl flooring' };
  expect(reckonRow([{ ...wall, heightMm: 0 }], floor)).toMatchObject({
    problems: [{ field: 'walls.0.heightMm', message: expect.stringContaining('A floor is 0.3 to 30 m long.') }],
  });
  expect(reckonRow([wall], floor)).toMatchObject({ value: [{ quantity: 108, unit: 'sqft' }] });
});

test('The measures stay on the form: the wire has what the row says', () => {
  const [line] = rowsOf([wall]);
  const draft = { ...blankHeader, kind: 'pro' as const, lines: [line ?? blankLine(1)] };
  const { measured: _, ...plain } = line ?? blankLine(1);
  expect(inputFromDraft(draft)).toEqual(inputFromDraft({ ...draft, lines: [plain] }));
});
