import { expect, test } from 'vitest';
import { isContactNumber } from './is-contact-number.ts';

test.each(['98100 12345', '+91 98100-12345', '(011) 2345 6789', '011.2345.6789', '98765432', '+919876543210'])(
  '%s is accepted as people type it',
  (typed) => {
    expect(isContactNumber(typed)).toBe(true);
  },
);

test.each([
  '1234-567',
  '+91 (11) 55',
  '98100 12345 ext 4',
  '98100+12345',
  '++91 98100 12345',
  '9810012345\n',
  '٠١٢٣٤٥٦٧٨',
])('%j is not a number that staff can call', (typed) => {
  expect(isContactNumber(typed)).toBe(false);
});
