import fc from 'fast-check';
import { expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { gstinIn, gstinState, isGstin } from './gstin.ts';

const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
function checkDigitsOf(first14: string) {
  return characters.filter((digit) => isGstin(first14 + digit));
}

test('there are worked examples of GSTINs', () => {
  expect(examples.gstin).not.toHaveLength(0);
  expect(examples.gstin_check_digit).not.toHaveLength(0);
});

test.each(examples.gstin)('$id: $in.gstin, valid: $out.valid', ({ in: { gstin }, out }) => {
  expect(isGstin(gstin)).toBe(out.valid);
  if (out.valid) expect(gstinState(gstin)).toBe(out.state_code);
});

test.each(examples.gstin_check_digit)('$id: the check digit of $in.first14 is $out.check_digit', (example) => {
  expect(checkDigitsOf(example.in.first14)).toEqual([example.out.check_digit]);
});

test.each([
  ['Karol Bagh, New Delhi\nGSTIN: 07ABCDE1234F1Z2', '07ABCDE1234F1Z2'],
  ['gstin 07abcde1234f1z2, Delhi', '07ABCDE1234F1Z2'],
  ['GSTIN07ABCDE1234F1Z2', '07ABCDE1234F1Z2'],
  ['GST No. 07 ABCDE1234F 1Z2', '07ABCDE1234F1Z2'],
  ['07ABCDE1234F1Z3 is a slip, 21ABCDE1234F1ZC is right', '21ABCDE1234F1ZC'],
  ['07ABCDE1234F1Z3', null],
  ['107ABCDE1234F1Z2', null],
  ['07ABCDE1234F1Z2X', null],
  ['PAN ABCDE1234F, 110005', null],
  ['', null],
])('in %j the GSTIN is %s', (address, gstin) => {
  expect(gstinIn(address)).toBe(gstin);
});

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const anyFirst14 = fc
  .tuple(
    fc.constantFrom('07', '21', '06', '27', '37', '97'),
    fc.string({ unit: fc.constantFrom(...letters), minLength: 5, maxLength: 5 }),
    fc.integer({ min: 0, max: 9999 }).map((count) => String(count).padStart(4, '0')),
    fc.constantFrom(...letters),
    fc.constantFrom(...'123456789', ...letters),
  )
  .map((parts) => `${parts.join('')}Z`);

test('the first fourteen characters have exactly one check digit', () => {
  fc.assert(
    fc.property(anyFirst14, (first14) => {
      expect(checkDigitsOf(first14)).toHaveLength(1);
    }),
  );
});

test('one wrong character is always noticed', () => {
  fc.assert(
    fc.property(anyFirst14, fc.nat(13), fc.nat(35), (first14, place, other) => {
      const gstin = first14 + checkDigitsOf(first14)[0];
      expect(isGstin(gstin)).toBe(true);
      const slip = characters[other] ?? '';
      fc.pre(slip !== gstin[place]);
      expect(isGstin(gstin.slice(0, place) + slip + gstin.slice(place + 1))).toBe(false);
    }),
  );
});

test('a GSTIN is found anywhere in an address', () => {
  fc.assert(
    fc.property(
      anyFirst14,
      fc.constantFrom('', 'Plot 12, ', 'GSTIN:'),
      fc.constantFrom('', ', India', '\nPhone 98'),
      (first14, before, after) => {
        const gstin = first14 + checkDigitsOf(first14)[0];
        expect(gstinIn(before + gstin + after)).toBe(gstin);
      },
    ),
  );
});
