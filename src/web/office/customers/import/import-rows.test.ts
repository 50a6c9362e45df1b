import { expect, test } from 'vitest';
import type { ImportPreview } from '#contract/customer-imports.ts';
import { changesText, countKind, isChanged, refusedFile, refusedIn } from './import-rows.ts';

const preview: ImportPreview = {
  kind: 'csv',
  sheet: '',
  leftOut: '',
  headings: ['Party', 'Mobile', 'Agent'],
  columns: ['name', 'phone', null],
  rows: [
    { row: 2, what: 'new', message: '', changes: [], cells: ['Demo Homes', '98100 55507'] },
    { row: 3, what: 'refused', message: 'Row 3, Mobile: letters.', changes: [], cells: ['=1+1', '98100 five', 'K.'] },
  ],
};

test('The changes of a row are said in words, with what was there', () => {
  const changes = [
    { field: 'creditDays' as const, from: '30', to: '45' },
    { field: 'gstin' as const, from: '', to: '07AAECM6161H1ZG' },
  ];
  expect(changesText(changes)).toBe('credit days, was 30; GSTIN, was none');
  expect(isChanged('creditDays', changes)).toBe(true);
  expect(isChanged('phone', changes)).toBe(false);
  expect(isChanged(null, changes)).toBe(false);
});

test('The refused rows are saved with the reason, and no cell is a formula', async () => {
  const text = await refusedFile(preview, refusedIn(preview)).text();
  expect(text.replace('\uFEFF', '')).toBe(
    'Party,Mobile,Agent,Refused because\r\n"\t=1+1",98100 five,K.,"Row 3, Mobile: letters."\r\n',
  );
  expect([countKind(preview, 'all'), countKind(preview, 'new'), countKind(preview, 'same')]).toEqual([2, 1, 0]);
});
