import { expect, test } from 'vitest';
import { photoDetails } from './photo-details.ts';

const before = { id: '1', en: 'Teak', hi: '', or: '', colours: null };

function said(now: object, old: object) {
  return photoDetails['photo described']?.({ ...now }, { ...old }).filter(Boolean);
}

test('What was changed of a picture is said, and nothing else', () => {
  const after = { ...before, hi: 'सागौन', colours: ['brown', 'beige'] };
  expect(said(after, before)).toEqual(['Hindi title “सागौन”', 'colours brown, beige']);
  expect(said(before, after)).toEqual(['no Hindi title', 'colours as they are read']);
  expect(said({ ...before, colours: [] }, before)).toEqual(['no colours']);
});
