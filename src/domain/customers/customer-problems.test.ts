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

test('What is just short enough is taken', () => {
  const lines = (count: number) => ['Sample', ...Array(count - 1).fill('a')].join('\n');
  expect(
    customerProblems(
      buildCustomer({
        ...{ billingAddress: `${'x'.repeat(200)}\nPune`, deliveryAddresses: Array(20).fill(lines(50)) },
        ...{ place: 'x'.repeat(100), contactPerson: 'x'.repeat(100), tallyName: 'x'.repeat(100) },
        ...{ note: 'x'.repeat(2000), email: `${'x'.repeat(242)}@example.com`, phone: '12345678' },
      }),
    ),
  ).toEqual([]);
  expect(customerProblems(buildCustomer({ billingAddress: lines(50) }))).toEqual([]);
  // Blank lines are not printed.
  expect(customerProblems(buildCustomer({ billingAddress: lines(50).replaceAll('a\n', 'a\n \n') }))).toEqual([]);
  expect(customerProblems(buildCustomer({ deliveryAddresses: ['Pune', lines(51)] }))).toEqual([
    { field: 'deliveryAddresses.1', message: 'An address has at most 50 lines.' },
  ]);
});

test.each([
  ['gstin', 41, 'GSTIN can have at most 40 characters.'],
  ['place', 101, 'Place can have at most 100 characters.'],
  ['pin', 11, 'PIN can have at most 10 characters.'],
  ['contactPerson', 101, 'Contact person can have at most 100 characters.'],
  ['phone', 41, 'Phone can have at most 40 characters.'],
  ['email', 255, 'E-mail can have at most 254 characters.'],
  ['tallyName', 101, 'Tally ledger can have at most 100 characters.'],
] as const)('%s of %i characters is too long, and nothing else is said', (field, length, message) => {
  expect(customerProblems(buildCustomer({ [field]: 'x'.repeat(length), creditDays: -1 }))).toEqual([
    { field, message },
  ]);
});

test.each([
  ['a@b.c', true],
  ['asha.rao+shop@mail.example.com', true],
  ['a@b', false],
  ['a@.b', false],
  ['a@b.', false],
  ['a b@c.de', false],
  ['a@b c.de', false],
  ['a@b@c.de', false],
  ['@c.de', false],
  ['to a@b.cd', false],
])('“%s” is an e-mail address: %s', (email, isOne) => {
  expect(customerProblems(buildCustomer({ email })).length === 0).toBe(isOne);
});

test('A GSTIN that the address has too is no problem, nor one that the address does not have', () => {
  const gstin = '07ABCDE1234F2Z1';
  expect(customerProblems(buildCustomer({ gstin, billingAddress: `Sample\nGSTIN ${gstin}` }))).toEqual([]);
  expect(customerProblems(buildCustomer({ gstin: '', billingAddress: `Sample\nGSTIN ${gstin}` }))).toEqual([]);
  for (const pin of ['1100244', '11002a', 'a110024'])
    expect(customerProblems(buildCustomer({ pin })).map(({ field }) => field)).toEqual(['pin']);
});
