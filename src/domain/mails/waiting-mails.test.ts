import { expect, test } from 'vitest';
import { waitingMails } from './waiting-mails.ts';

test('A mail waits since it was asked for last, however long the pauses between its tries are', () => {
  expect(waitingMails([])).toEqual({ count: 0, oldest: null });
  const asked = '2026-11-21T06:00:00.000Z';
  const [justNow, tried] = ['2026-11-21T07:30:00.000Z', '2026-11-21T06:07:00.000Z'];
  expect(waitingMails([{ tries: 0, count: 2, nextTryAt: justNow }])).toEqual({ count: 2, oldest: justNow });
  const groups = [
    { tries: 0, count: 2, nextTryAt: justNow },
    { tries: 3, count: 1, nextTryAt: tried },
  ];
  expect(waitingMails(groups)).toEqual({ count: 3, oldest: asked });
});
