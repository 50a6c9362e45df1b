import { expect, test } from 'vitest';
import { foreignLetters } from './foreign-letters.ts';

test('A name in Tamil is found in every field, a Hindi name only outside the Hindi field', () => {
  expect(foreignLetters('en', 'Wall சுவர்')).toBe('சுவர்');
  expect(foreignLetters('hi', 'சுவர்')).toBe('சுவர்');
  expect(foreignLetters('or', 'वॉलपेपर')).toBe('वॉलपेपर');
  expect(foreignLetters('hi', 'PVC पैनल, 3D')).toBe('');
  expect(foreignLetters('or', 'WPC ବାଫଲ୍ ସିଲିଂ। ½')).toBe('');
  expect(foreignLetters('en', 'Wall-2-Wall Carpets, façade')).toBe('');
});
