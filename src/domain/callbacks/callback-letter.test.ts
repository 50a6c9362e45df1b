import { expect, test } from 'vitest';
import { buildCallback } from '#test/build/factories.ts';
import { callbackLetter } from './callback-letter.ts';

test('The mail says who asked, how to reach them, when and about what, and answers go to them', () => {
  expect(callbackLetter(buildCallback())).toEqual({
    subject: 'Callback: Asha Rao, 9876543210',
    text: [
      'Name: Asha Rao',
      'Email: asha@example.com',
      'Contact Number: 9876543210',
      'Received: 21/11/2026 11:30 IST',
      '',
      'Description:',
      'Blinds for six windows.\nPlease call after 5.',
      '',
    ].join('\n'),
    replyTo: 'asha@example.com',
  });
});

test('What was left blank is left out', () => {
  const { subject, text } = callbackLetter(buildCallback({ name: '', contactNumber: '', message: '' }));
  expect(subject).toBe('Callback: asha@example.com');
  expect(text).toBe('Email: asha@example.com\nReceived: 21/11/2026 11:30 IST\n');
});

test('No line break that was typed makes another heading of the mail', () => {
  const { subject, text } = callbackLetter(buildCallback({ name: 'Asha\r\nBcc: all@example.com\u2028x' }));
  expect(subject).toBe('Callback: Asha Bcc: all@example.com x, 9876543210');
  expect(text).not.toMatch(/^Bcc/m);
});

test.each(['a,b@example.com', '"x"@example.com', 'a@b.c<d', 'a(b)@c.de', 'a;b@c.de'])(
  'To %s, which no mail program takes, no answer is addressed, and it stands in the text',
  (email) => {
    const letter = callbackLetter(buildCallback({ email }));
    expect(letter.replyTo).toBe('');
    expect(letter.text).toContain(`Email: ${email}`);
  },
);
