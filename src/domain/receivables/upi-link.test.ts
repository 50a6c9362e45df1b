import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#test/build/any-character.ts';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { isUpiId } from './is-upi-id.ts';
import { UPI_AMOUNT_LIMIT, upiLink } from './upi-link.ts';

test('there is a worked example of a UPI link', () => {
  expect(examples.upi_link).not.toHaveLength(0);
});

// The example writes an amount that most banks refuse. We follow the banks: gst.md 7.4 and the test below.
test.each(examples.upi_link)(
  '$id: the link of the worked example, which has the amount below ₹ 1,00,000',
  ({ in: { am_paise, ...given }, out }) => {
    expect(given.tn).toBe('Invoice DL/26-27/0001');
    const link = (owed: number) => upiLink({ upiId: given.pa, name: given.pn, number: 'DL/26-27/0001', owed });
    expect(link(am_paise)).toBe(out.link.replace('&am=118000.00', ''));
    expect(link(am_paise / 10)).toBe(out.link.replace('am=118000.00', 'am=11800.00'));
  },
);

const payment = { upiId: 'sample@smplbank', name: 'Sample Interiors', number: 'DL/26-27/0042', owed: 1 };

test('the amount has two decimals and no commas, and is left out from ₹ 1,00,000 on', () => {
  const amount = (owed: number) => new URL(upiLink({ ...payment, owed })).searchParams.get('am');
  expect([1, 50, 99_999_00, UPI_AMOUNT_LIMIT - 1].map(amount)).toEqual(['0.01', '0.50', '99999.00', '99999.99']);
  expect([UPI_AMOUNT_LIMIT, UPI_AMOUNT_LIMIT + 1, 99_99_99_999_00].map(amount)).toEqual([null, null, null]);
});

test('no name and no number can add a part to the link or leave one out', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), fc.string({ maxLength: 40 }), (name, number) => {
      const link = upiLink({ ...payment, name, number });
      expect(link).toMatch(/^[\w.~%@:/?&=-]+$/);
      const parts = new URLSearchParams(link.slice('upi://pay?'.length));
      expect([...parts.keys()]).toEqual(['pa', 'pn', 'tr', 'tn', 'am', 'cu']);
      expect(name.replaceAll(/\p{Cs}/gu, '').startsWith(parts.get('pn') ?? '-')).toBe(true);
      expect(link.length).toBeLessThan(330);
    }),
  );
});

test('a long name is cut after a whole character, also in Hindi', () => {
  const shown = (name: string) => new URL(upiLink({ ...payment, name })).searchParams.get('pn');
  expect(shown('A & B (Interiors), 100 % yours')).toBe('A & B (Interiors), 100 % yours');
  expect(shown('नमूना गृह सज्जा भंडार')).toBe('नमूना गृह सज');
  expect(shown('Sample '.repeat(30))).toBe('Sample '.repeat(11));
});

test.each([
  ['DL/26-27/0042', 'DL2627-0042'],
  ['INV-7', 'INV-7'],
  ['7', '7'],
  ['A/B/C/D/E/F/G/00', 'ABCDEFG-00'],
])('the reference of %s is %s', (number, reference) => {
  expect(new URL(upiLink({ ...payment, number })).searchParams.get('tr')).toBe(reference);
});

test.each([
  'sample@smplbank',
  'sample.shop@smplbank',
  '9000000000@upi',
  'a-b_c.d@bank811',
  '000012345678@SMPL0000123.ifsc.npci',
])('%s is a UPI id', (id) => {
  expect(isUpiId(id)).toBe(true);
});

test.each([
  'sample',
  '@smplbank',
  'sample@',
  'sales@example.com',
  'two words@smplbank',
  'a@b@smplbank',
  'sample@smplbank&am=1',
  'sample@smplbank\n',
  'नमूना@smplbank',
  `${'a'.repeat(100)}@smplbank`,
])('“%s” is not one', (id) => {
  expect(isUpiId(id)).toBe(false);
});

test('A sign that links do not take is escaped as the standard writes it', () => {
  expect(upiLink({ ...payment, name: "A*(B)!'" })).toContain('pn=A%2A%28B%29%21%27&');
});
