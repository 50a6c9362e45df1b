import { expect, test } from 'vitest';
import { answerRestored, answerUnknown } from '#domain/samples/callback-sample.ts';
import { buildCallback } from '#test/build/factories.ts';
import { answerWords, mailButtonLabel, mailState } from './mail-state.ts';

const sent = { nextTryAt: null, sentAt: '2026-11-21T06:01:00.000Z' };
const failing = {
  tries: 3,
  lastError: 'The mail server cannot be reached.',
  nextTryAt: '2026-11-21T06:34:00.000Z',
};

test.each([
  [{}, 'Will be mailed within a minute.', false, 'Mail now'],
  [{ ...sent, sentBy: 'smtp' }, 'Mailed 21/11/2026 11:31.', false, 'Mail again'],
  [{ ...sent, sentBy: 'log' }, 'Not mailed: mail is not set up (MAIL_URL).', false, 'Mail again'],
  [failing, 'Not mailed yet. The mail server cannot be reached. Next try 21/11/2026 12:04.', true, 'Mail now'],
  [
    { state: 'held', heldBecause: 'trap', nextTryAt: null },
    'Held back, not mailed: a program filled in the form.',
    false,
    'Not spam: mail it',
  ],
  [{ state: 'done', heldBecause: 'trap', nextTryAt: null }, 'Not mailed.', false, 'Mail now'],
] as const)('A request %o shows: %s', (changes, text, bad, button) => {
  const callback = buildCallback(changes);
  expect(mailState(callback)).toEqual({ text, bad });
  expect(mailButtonLabel(callback)).toBe(button);
});

test('A mail that is being sent, or may have arrived, is not called “not mailed”', () => {
  const words = (error: string) => answerWords({ answer: { due: null, tries: 0, error, sentAt: null } });
  expect(words(answerUnknown)).toBe(
    'Mail to the visitor: It was given to the mail server, and no answer has come: it may have arrived. It is not sent again.',
  );
  expect(words(answerRestored)).toBe(`Mail to the visitor: ${answerRestored}`);
  expect([words('No such address.'), words('')]).toEqual(['Visitor not mailed: No such address.', '']);
});
