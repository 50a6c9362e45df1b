import fc from 'fast-check';
import { expect, test } from 'vitest';
import { photoReference, referencesIn, selectionQuery } from './selection-address.ts';

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text);
const reference = fc
  .tuple(fc.constantFrom('hpl', 'blinds', '3d_panels'), name)
  .map(([folder, each]) => photoReference({ folder, name: each }));

test('The address of a selection gives back the same pictures in the same order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(reference, { maxLength: 40 }), (references) => {
      expect(referencesIn(selectionQuery(references).slice(1))).toEqual(references);
    }),
  );
});

test('The folder and the name stay readable in the address', () => {
  expect(selectionQuery(['hpl/teak', 'blinds/grey & white'])).toBe('?p=hpl/teak&p=blinds/grey%20%26%20white');
  expect(selectionQuery([])).toBe('');
});

test('A form without script writes the address in its own way', () => {
  expect(referencesIn('p=hpl%2Foak+panel&p=hpl%2Fgrey+%26+white')).toEqual(['hpl/oak panel', 'hpl/grey & white']);
  expect(referencesIn('p=hpl/%E0%A4%A&p=hpl/teak')).toEqual(['hpl/teak']);
});

test('A picture that is named twice counts once', () => {
  expect(referencesIn('p=hpl/oak&p=&p=hpl/teak&p=hpl/oak&q=carpet')).toEqual(['hpl/oak', 'hpl/teak']);
});

test('A selection has at most 40 pictures', () => {
  const many = Array.from({ length: 60 }, (_, index) => `hpl/sample-${index}`);
  expect(referencesIn(selectionQuery(many).slice(1))).toEqual(many.slice(0, 40));
});
