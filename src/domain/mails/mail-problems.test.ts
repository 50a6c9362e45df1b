import { expect, test } from 'vitest';
import { mailProblems } from './mail-problems.ts';

const good = { to: 'accounts@example.com', subject: 'Tax invoice DL/26-27/0042', words: 'Please find it attached.' };

test('A mail to one address with a subject on one line can go out, also without words and in any script', () => {
  expect(mailProblems(good)).toEqual([]);
  expect(mailProblems({ ...good, words: '' })).toEqual([]);
  expect(mailProblems({ ...good, subject: 'टैक्स इनवॉइस ଟ୍ୟାକ୍ସ', words: 'नमस्ते\nधन्यवाद' })).toEqual([]);
});

test.each([
  ['a line break and another header', 'a@example.com\r\nBcc: b@example.com', 'Write one mail address on one line'],
  ['a line break of Unicode', 'a@example.com\u2028b@example.com', 'Write one mail address on one line'],
  [
    'two addresses',
    'a@example.com, b@example.com',
    'Write one mail address: each person gets a mail and a link of their own',
  ],
  [
    'a name before it',
    'Asha <a@example.com>',
    'Write one mail address: each person gets a mail and a link of their own',
  ],
  ['no @', 'example.com', '“example.com” is not a mail address'],
  ['no domain', 'asha@localhost', '“asha@localhost” is not a mail address'],
  ['angle brackets', '<a@example.com>', '“<a@example.com>” is not a mail address'],
  ['nothing', ' ', 'Write the mail address that it goes to'],
  ['too many characters', `${'a'.repeat(250)}@example.com`, 'A mail address has at most 254 characters'],
])('An address with %s is refused in words', (_, to, message) => {
  expect(mailProblems({ ...good, to })).toEqual([{ field: 'to', message }]);
});

test.each([
  ['a line break', 'Invoice\nBcc: b@example.com', 'Write the subject on one line'],
  ['nothing', '  ', 'Write a subject'],
  ['a control character', 'In\u0000voice', 'Subject holds a character that cannot be printed: type it again'],
  ['too many characters', 'x'.repeat(151), 'Subject can have at most 150 characters'],
])('A subject with %s is refused in words', (_, subject, message) => {
  expect(mailProblems({ ...good, subject })).toEqual([{ field: 'subject', message }]);
});
