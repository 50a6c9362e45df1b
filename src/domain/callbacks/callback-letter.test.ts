import { expect, test } from 'vitest';
import { buildCallback } from '#test/build/factories.ts';
import { openingTitles } from '#test/build/opening-lists.ts';
import { callbackLetter } from './callback-letter.ts';

test('The mail says who asked, when, how to reach them and what they wrote, and a reply goes to them', () => {
  expect(callbackLetter(buildCallback(), openingTitles)).toEqual({
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
  const { subject, text } = callbackLetter(buildCallback({ name: '', contactNumber: '', message: '' }), openingTitles);
  expect(subject).toBe('Callback: asha@example.com');
  expect(text).toBe('Email: asha@example.com\nReceived: 21/11/2026 11:30 IST\n');
});

test('A line break in a field adds no header to the mail', () => {
  const { subject, text } = callbackLetter(
    buildCallback({ name: 'Asha\r\nBcc: all@example.com\u2028x' }),
    openingTitles,
  );
  expect(subject).toBe('Callback: Asha Bcc: all@example.com x, 9876543210');
  expect(text).not.toMatch(/^Bcc/m);
});

test.each(['a,b@example.com', '"x"@example.com', 'a@b.c<d', 'a(b)@c.de', 'a;b@c.de'])(
  'The address %s, which mail programs refuse, is in the text and not in Reply-To',
  (email) => {
    const letter = callbackLetter(buildCallback({ email }), openingTitles);
    expect(letter.replyTo).toBe('');
    expect(letter.text).toContain(`Email: ${email}`);
  },
);

test('The mail names the selected pictures, each on one line with its category', () => {
  const picture = { folder: 'carpettiles', name: 'slate.jpg', hash: 'a'.repeat(64), removed: false };
  const pictures = [
    { ...picture, title: 'Loop pile,\nslate' },
    { ...picture, title: '' },
  ];
  expect(callbackLetter(buildCallback({ pictures }), openingTitles).text).toContain(
    'Selected pictures:\nModuler Carpet Tiles: Loop pile, slate\nModuler Carpet Tiles: slate.jpg\n',
  );
});
