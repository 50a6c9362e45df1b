import { expect, test } from 'vitest';
import type { MovedBillsAnswer } from '#contract/move-in/bills.ts';
import { home } from '#test/specification/specified-firm.ts';
import { takenSentence } from './taken-sentence.ts';

const answer = (...kinds: MovedBillsAnswer['rows'][number]['what'][]): MovedBillsAnswer => ({
  ...({ kind: 'csv', sheet: '', file: '', headings: [], leftOut: '', registrations: [home] } as const),
  rows: kinds.map((what, row) => ({ row, what, message: '', bill: null, cells: [] })),
});

test('What was not entered after the preview is said when the bills are taken', () => {
  const preview = answer('new', 'new', 'refused');
  const whole = 'The bills of old.csv are in the accounts of their customers';
  expect(takenSentence('old.csv', preview, preview)).toBe(`${whole}.`);
  expect(takenSentence('old.csv', preview, answer('new', 'refused', 'refused'))).toBe(
    `${whole}, without 1 that somebody entered or changed meanwhile: read the file again to see which.`,
  );
});
