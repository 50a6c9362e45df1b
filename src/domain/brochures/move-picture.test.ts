import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movePicture } from './move-picture.ts';

test('A moved picture is at its new place, and the others keep their order', () => {
  expect(movePicture(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movePicture(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  const list = fc.uniqueArray(fc.integer(), { minLength: 1 });
  fc.assert(
    fc.property(list, fc.nat(), fc.integer({ min: -5, max: 60 }), (pictures, seed, to) => {
      const from = seed % pictures.length;
      const moved = movePicture(pictures, from, to);
      expect(moved.indexOf(pictures[from] ?? 0)).toBe(Math.max(0, Math.min(to, pictures.length - 1)));
      expect(moved.filter((each) => each !== pictures[from])).toEqual(pictures.toSpliced(from, 1));
    }),
  );
});
