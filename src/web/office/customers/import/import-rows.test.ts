import { expect, test } from 'vitest';
import { changesText, isChanged } from './import-rows.ts';

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
