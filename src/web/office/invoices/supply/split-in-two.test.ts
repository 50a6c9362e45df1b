import { expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { asideForms } from '../../parts/entry/aside-store.ts';
import type { DraftChange } from '../form/change-draft.ts';
import { splitInTwo } from './split-in-two.ts';

const ofTwoPlaces = {
  buyerAddress: 'Sample Interiors, Delhi\nGSTIN 07ABCDE1234F2Z1',
  consigneeAddress: 'Site\nGurugram 122002',
  lines: [buildLine(1), buildLine(2, { product: 'Interior Fitout works', hsn: '995468', quantity: '1' })],
};

test.each([
  ['RB-1', 'issue this one first. Number RB-1 stays here, the second gets its own.'],
  ['', 'issue this one first.'],
])('Of rows of two places the number “%s” stays with the first: two invoices cannot have it', (number, ending) => {
  openBrowser();
  const changes: DraftChange[] = [];
  const said: string[] = [];
  splitInTwo(
    {
      draft: buildForm({ ...ofTwoPlaces, number }),
      key: 'k',
      taxTypeChosen: true,
      savedAt: '2026-11-21T06:00:00.000Z',
    },
    { change: (what) => changes.push(what), say: (words) => said.push(words) },
  );
  expect(changes).toMatchObject([{ kind: 'one place', draft: { number } }]);
  expect(asideForms('tax').map(({ draft }) => [draft.number, draft.lines[0]?.product])).toEqual([
    ['', 'Interior Fitout works'],
  ]);
  expect(said).toEqual([`1 row is set aside for the second invoice: ${ending}`]);
});

test('From a row on, the rows of a challan are set aside for a second one, whatever their place', () => {
  openBrowser();
  const changes: DraftChange[] = [];
  const said: string[] = [];
  const lines = [1, 2, 3, 4].map((row) => buildLine(row, { description: `row ${row}` }));
  const draft = buildForm({ kind: 'challan', purpose: 'site', lines });
  splitInTwo(
    { draft, key: 'k', taxTypeChosen: true, savedAt: '2026-11-21T06:00:00.000Z' },
    { change: (what) => changes.push(what), say: (words) => said.push(words) },
    3,
  );
  const filled = (each: typeof draft) => each.lines.map(({ row, description }) => `${row} ${description}`).slice(0, 3);
  const [change] = changes;
  expect(change?.kind === 'one place' && filled(change.draft)).toEqual(['1 row 1', '2 row 2', '3 ']);
  const [aside] = asideForms('challan');
  expect(aside && filled(aside.draft)).toEqual(['1 row 3', '2 row 4', '3 ']);
  expect(aside?.draft.purpose).toBe('site');
  expect(said).toEqual(['2 rows are set aside for the second challan: issue this one first.']);
});
