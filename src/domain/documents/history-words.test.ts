import { expect, test } from 'vitest';
import { home } from '#test/specification/specified-firm.ts';
import { historyWords } from './history-words.ts';

const own = `pro/${home}/PI-DL/26-27/002`;

test.each([
  ['invoice issued', own, {}, 'issued it'],
  [
    'invoice issued',
    own,
    { from: { id: 'x', enquiry: '2026-10-08T05:00:00.000Z' } },
    'issued it from the enquiry of 08/10/2026',
  ],
  [
    'invoice issued',
    own,
    { from: { id: 'x', document: `pro/${home}/PI-DL/26-27/001` } },
    'issued it from PI-DL/26-27/001',
  ],
  ['invoice issued', `tax/${home}/DL/26-27/0010`, { payable: 100 }, 'made DL/26-27/0010 from it'],
  ['invoice issued', `credit/${home}/CN-DL/26-27/001`, { payable: 918_000 }, 'credited ₹ 9,180.00 by CN-DL/26-27/001'],
  [
    'invoice cancelled',
    own,
    { reason: 'other', why: 'Billed to the wrong department.' },
    'cancelled it: Billed to the wrong department.',
  ],
  ['invoice cancelled', `tax/${home}/DL/26-27/0010`, {}, 'cancelled DL/26-27/0010: reason not given'],
  ['pro-forma declined', own, { reason: 'Price.' }, 'noted that the buyer declined: “Price.”'],
  ['pro-forma reopened', own, {}, 'took back that the buyer declined'],
  ['document linked', own, { customer: 'id', name: 'Sample Hotels' }, 'linked it to Sample Hotels'],
  ['document linked', own, { customer: null, name: null }, 'noted that its buyer is not in the customer book'],
  ['share made', own, { for: '', expiresAt: '2027-02-19T06:00:00.000Z' }, 'made a link until 19/02/2027'],
  [
    'share made',
    own,
    { for: 'Mail to a…@example.com', expiresAt: '2027-02-19T06:00:00.000Z' },
    'made a link until 19/02/2027: Mail to a…@example.com',
  ],
  ['share ended', own, { for: 'Sample Hotels' }, 'ended a link: Sample Hotels'],
  ['IRN taken in', own, {}, 'took in the IRN of the e-invoice portal'],
  [
    'number burnt',
    own,
    { message: 'The total differs.' },
    'was told that the portal has it otherwise: The total differs.',
  ],
  [
    'IRN cancelled',
    own,
    { on: '2026-11-21', reason: 'duplicate', why: 'Sent twice' },
    'noted that the IRN was cancelled at the portal: duplicate: Sent twice',
  ],
  ['share ended', own, {}, 'ended a link'],
  ['mail asked for', own, null, 'asked to mail it'],
  ['mail sent again', own, null, 'asked to mail it again'],
  ['of a later release', own, { count: 3 }, 'of a later release, count 3'],
])('“%s” of %s with %o reads “%s”', (what, subject, after, words) => {
  expect(historyWords({ what, subject, before: 'null', after: JSON.stringify(after) }, own)).toBe(words);
});
