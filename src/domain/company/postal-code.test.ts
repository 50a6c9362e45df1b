import { expect, test } from 'vitest';
import { postalCode } from './postal-code.ts';

test.each([
  [['Shop 14', 'New Delhi 110015'], '110015', ['Shop 14', 'New Delhi']],
  [['Plot 7', 'Bhubaneswar - 751 007'], '751007', ['Plot 7', 'Bhubaneswar']],
  [['Plot 110016', 'New Delhi', '110015'], '110015', ['Plot 110016', 'New Delhi']],
  [['Shop 14', 'New Delhi'], '', ['Shop 14', 'New Delhi']],
  [['Phone 9811098110', 'Plot 11/110015/2', 'Box 010015'], '', ['Phone 9811098110', 'Plot 11/110015/2', 'Box 010015']],
  [[], '', []],
])('the PIN code of %j is %j', (address, code, lines) => {
  expect(postalCode(address)).toEqual({ code, lines });
});
