import { expect, test } from 'vitest';
import type { MailAnswer } from '#contract/mails.ts';
import type { ListedShare } from '#contract/shares.ts';
import { home } from '#test/specification/specified-firm.ts';
import { wentOut } from './went-out.ts';

const share: ListedShare = {
  id: 's1',
  for: 'WhatsApp to +919876543210',
  language: 'en',
  statement: null,
  madeAt: '2026-11-21T08:42:00.000Z',
  madeBy: 'meena',
  expiresAt: '2027-02-19T08:42:00.000Z',
  endedAt: null,
  endedBy: '',
  live: true,
  openings: 0,
  lastOpenedAt: null,
};

const mail: MailAnswer = {
  id: 'm1',
  document: 'd1',
  name: 'DL/26-27/0042',
  to: 'accounts@example.com',
  subject: 'Tax invoice',
  state: 'waiting',
  tries: 0,
  error: '',
  nextTryAt: '2026-11-21T08:50:00.000Z',
  share: null,
  askedAt: '2026-11-21T08:50:00.000Z',
  askedBy: 'meena',
  sentAt: null,
  withPaper: false,
};

test('A link says how often it was opened, and that it was ended or has lapsed', () => {
  const words = (changes: Partial<ListedShare>) => wentOut([{ ...share, ...changes }], [], 'd1')[0]?.words;
  expect(words({})).toBe('Never opened');
  expect(words({ openings: 1, lastOpenedAt: '2026-11-21T09:00:00.000Z' })).toMatch(/^Opened once, /);
  expect(words({ openings: 3, lastOpenedAt: '2026-11-21T09:00:00.000Z' })).toMatch(/^Opened 3 times, last /);
  expect(words({ live: false, endedAt: '2026-11-21T09:00:00.000Z', endedBy: 'asha' })).toMatch(
    /^Ended .* by asha, never opened$/,
  );
  expect(words({ live: false })).toBe('Lapsed, never opened');
  expect(wentOut([{ ...share, live: false }], [], 'd1')[0]?.share).toBeNull();
});

test('A mail and its link are one row, and the links of its refused tries have none', () => {
  const sent: MailAnswer = { ...mail, state: 'sent', sentAt: '2026-11-21T08:50:00.000Z', withPaper: true, share: 's2' };
  const mailed = { ...share, id: 's2', for: 'Mail to a…@example.com', madeAt: '2026-11-21T08:51:00.000Z' };
  const refused = { ...mailed, id: 's3', live: false, endedAt: '2026-11-21T08:51:00.000Z', endedBy: 'meena' };
  const rows = wentOut([share, mailed, refused], [sent], 'd1');
  expect(rows.map(({ id, share: link }) => [id, link])).toEqual([
    ['m1', 's2'],
    ['s1', 's1'],
  ]);
  expect(rows[0]?.words).toMatch(/^Sent .*, never opened$/);
});

test.each<[Partial<MailAnswer>, string | RegExp, string | null]>([
  [{}, 'Will be sent within a minute', null],
  [{ state: 'sending' }, 'Being sent', null],
  [
    { tries: 2, error: 'The mail server does not answer.' },
    /^Not sent: The mail server does not answer\. Try 3 of 8 at /,
    'm1',
  ],
  [
    { state: 'failed', error: 'The mail server refused it: 550 no' },
    'Not sent: The mail server refused it: 550 no',
    'm1',
  ],
  [{ state: 'unknown', error: 'It may have arrived.' }, 'It may have arrived.', 'm1'],
  [{ state: 'sent', sentAt: '2026-11-21T08:50:00.000Z' }, /^Sent .*, the link without the PDF$/, null],
])('A mail with %j says so, and can be tried again only when it was not sent', (changes, words, retry) => {
  const [row] = wentOut([], [{ ...mail, ...changes }], 'd1');
  expect(row?.words).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  expect(row?.retry).toBe(retry);
});

test('A mail to a customer who became a part of this one says whose statement it brought', () => {
  const { document: _, ...rest } = mail;
  const statement = { customer: 'merged', state: home, from: '2026-04-01', to: '2026-11-21' };
  const sent = { ...rest, name: 'Statement of Sample Studio', statement };
  expect(wentOut([], [sent], 'kept')[0]?.who).toBe('Mail to accounts@example.com: Statement of Sample Studio');
  expect(wentOut([], [sent], 'merged')[0]?.who).toBe('Mail to accounts@example.com');
});
