import fc, { property } from 'fast-check';
import { expect, test } from 'vitest';
import { callbackProblems, maxCharacters } from './callback-problems.ts';
import type { CallbackRequest } from './callback-request.ts';

function request(changes: Partial<CallbackRequest> = {}): CallbackRequest {
  return {
    email: '',
    name: '',
    contactNumber: '',
    message: '',
    ...changes,
  };
}

function alertOf(changes: Partial<CallbackRequest>) {
  const [first] = callbackProblems(request(changes));
  return first ? `${first.title} / ${first.message}` : null;
}

const missing = 'Missing Information / Please enter either an Email address or a Contact number.';
const invalidEmail = 'Invalid Email / Please enter a valid email address.';
const invalidNumber = 'Invalid Contact Number / Contact number should be at least 8 digits.';

test.each([
  [{}, missing],
  [{ name: 'Asha', message: 'Blinds for six windows' }, missing],
  [{ email: '   ', contactNumber: '\t' }, missing],
  [{ email: 'asha' }, invalidEmail],
  [{ email: 'asha@example' }, invalidEmail],
  [{ email: 'asha rao@example.com' }, invalidEmail],
  [{ email: 'asha@@example.com' }, invalidEmail],
  [{ email: 'asha', contactNumber: '98765432' }, invalidEmail],
  [{ contactNumber: '9876543' }, invalidNumber],
  [{ contactNumber: '1234-567' }, invalidNumber],
  [{ contactNumber: '98100 12345 or later' }, invalidNumber],
  [{ email: 'asha@example.com', contactNumber: 'call me' }, invalidNumber],
  [{ contactNumber: '98765432' }, null],
  [{ contactNumber: '98100 12345' }, null],
  [{ contactNumber: '+91 98100-12345' }, null],
  [{ contactNumber: '(011) 2345 6789' }, null],
  [{ email: 'asha@example.com' }, null],
  [{ email: ' asha@example.com ', contactNumber: ' 9876543210 ' }, null],
])('Specification 5, callback form: %j is answered with %s', (changes, alert) => {
  expect(alertOf(changes)).toBe(alert);
});

test('Specification 9, contact number: seven digits are too few, eight are enough', () => {
  expect(alertOf({ contactNumber: '1'.repeat(7) })).toBe(invalidNumber);
  expect(alertOf({ contactNumber: '1'.repeat(8) })).toBeNull();
});

test('Both fields are marked when neither is filled, and each wrong field when both are wrong', () => {
  const fields = (changes: Partial<CallbackRequest>) => callbackProblems(request(changes)).map(({ field }) => field);
  expect(fields({})).toEqual(['email', 'contactNumber']);
  expect(fields({ email: 'asha', contactNumber: '12' })).toEqual(['email', 'contactNumber']);
});

test('A text of the greatest length is accepted, and a longer one is refused with the name of its field', () => {
  const asha = { email: 'asha@example.com' };
  expect(alertOf({ ...asha, message: 'x'.repeat(maxCharacters.message) })).toBeNull();
  expect(alertOf({ ...asha, message: 'x'.repeat(maxCharacters.message + 1) })).toBe(
    'Too Long / Description takes at most 5000 characters.',
  );
});

test('Spaces around the values change nothing', () => {
  const space = fc.stringMatching(/^[ \t\n]{0,3}$/);
  const value = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), fc.stringMatching(/^\d{6,10}$/));
  fc.assert(
    property(value, value, space, space, (email, contactNumber, before, after) => {
      const plain = callbackProblems(request({ email, contactNumber }));
      const spaced = request({ email: before + email + after, contactNumber: before + contactNumber + after });
      expect(callbackProblems(spaced)).toEqual(plain);
    }),
  );
});

test('A text that is too long gets only that alert, before any pattern reads it', () => {
  expect(alertOf({ email: `a@${'.'.repeat(60_000)}@` })).toBe('Too Long / Email takes at most 254 characters.');
  expect(alertOf({ contactNumber: '7'.repeat(41) })).toBe('Too Long / Contact number takes at most 40 characters.');
});
