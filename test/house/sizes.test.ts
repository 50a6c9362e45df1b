import { expect, test } from 'vitest';
import { measureSizes } from '#test/sizes/measure-sizes.ts';
import { readProduct } from '#test/sizes/read-product.ts';

test('The product is not larger than its limits: who needs more raises one and says why (npm run sizes)', () => {
  const tooLarge = measureSizes(readProduct()).filter(({ figure, limit }) => figure > limit);
  expect(tooLarge.map(({ name, figure, limit }) => `${name}: ${figure}, at most ${limit}`)).toEqual([]);
});
