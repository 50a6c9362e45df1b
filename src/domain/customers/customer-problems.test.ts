import { expect, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import { customerProblems } from './customer-problems.ts';

test('A customer with a billing address alone is complete', () => {
  const nothing = { gstin: '', deliveryAddresses: [], contactPerson: '', phone: '', email: '', creditDays: 0 };
  expect(customerProblems(buildCustomer(nothing))).toEqual([]);
  expect(customerProblems(buildCustomer())).toEqual([]);
});

test.each([
  ['billingAddress', { billingAddress: ' \n ' }, 'Type the name and the address, as they are printed on documents.'],
  ['billingAddress', { billingAddress: '07ABCDE1234F2Z1' }, 'Type the name in the first line of the address.'],
  ['billingAddress', { billingAddress: `${'x'.repeat(201)}\nPune` }, 'at most 200 characters'],
  ['billingAddress', { billingAddress: 'a\n'.repeat(51) }, 'An address has at most 50 lines.'],
  ['billingAddress', { billingAddress: 'x'.repeat(2001) }, 'at most 2,000 characters.'],
  ['billingAddress', { billingAddress: 'Sample\u0000' }, 'cannot be printed'],
  ['gstin', { gstin: '07ABCDE1234F2Z2' }, '07ABCDE1234F2Z2 is not a valid GSTIN: check it.'],
  ['gstin', { gstin: '07ABCDE1234F2Z' }, '14 characters'],
  ['gstin', { gstin: 'unregistered' }, '“UNREGISTERED” is not a GSTIN: it has 15 letters and digits'],
  [
    'gstin',
    { billingAddress: 'Sample Interiors\nGSTIN 21ABCDE1234F1ZC' },
    'The billing address has the GSTIN 21ABCDE1234F1ZC. Type the same one in both places.',
  ],
  [
    'phone',
    { phone: '98x00 12345' },
    '“98x00 12345” has letters: a phone number has digits, spaces, +, - and brackets.',
  ],
  ['phone', { phone: '12345' }, '“12345” is not a phone number: it has at least 8 digits.'],
  ['email', { email: 'asha at example' }, '“asha at example” is not an e-mail address.'],
  ['pin', { pin: '1100' }, '“1100” is not a PIN code: it has six digits. Leave it blank when you do not know it.'],
  ['pin', { pin: '999999' }, '“999999” is not a PIN code'],
  ['creditDays', { creditDays: -1 }, 'Credit days are a whole number from 0 to 180.'],
  ['creditDays', { creditDays: 181 }, 'Credit days are a whole number from 0 to 180.'],
  ['creditDays', { creditDays: 1.5 }, 'Credit days are a whole number from 0 to 180.'],
  ['creditDays', { creditDays: Number.NaN }, 'Credit days are a whole number from 0 to 180.'],
  ['deliveryAddresses.1', { deliveryAddresses: ['Pune', 'x'.repeat(2001)] }, 'Delivery address can have at most'],
  ['deliveryAddresses.20', { deliveryAddresses: Array(21).fill('Pune') }, 'at most 20 delivery addresses.'],
  ['note', { note: 'x'.repeat(2001) }, 'Note can have at most 2,000 characters.'],
])('The problem is at %s: %o', (field, changes, message) => {
  const problems = customerProblems(buildCustomer(changes));
  expect(problems.map((problem) => problem.field)).toEqual([field]);
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.message).toMatch(/\.$/);
});

test.each([0, 30, 180])('%i credit days are valid', (creditDays) =>
  expect(customerProblems(buildCustomer({ creditDays }))).toEqual([]),
);

test('Every problem is listed, each with its field', () => {
  const wrong = buildCustomer({ gstin: '07', phone: 'call', email: '@', pin: '1', creditDays: 500 });
  expect(customerProblems(wrong).map(({ field }) => field)).toEqual(['gstin', 'pin', 'phone', 'email', 'creditDays']);
});
