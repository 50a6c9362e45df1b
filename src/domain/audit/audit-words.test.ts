import { expect, test } from 'vitest';
import { openingTitles } from '#test/build/opening-lists.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { auditEvents } from './audit-events.ts';
import { auditTitle } from './audit-title.ts';
import { auditWords } from './audit-words.ts';

function line(what: string, subject: string, after: unknown = null, before: unknown = null) {
  return auditWords({ what, subject, after: JSON.stringify(after), before: JSON.stringify(before) }, openingTitles);
}

const hash = '9f86d081'.repeat(8);
const id = '00000000-0000-4000-8000-000000000001';

test.each(auditEvents)('The event “%s” has a title of its own, and shows no JSON', (event) => {
  expect(auditTitle(event)).toMatch(/^[A-Z]/);
  expect(auditTitle(event)).not.toBe(event);
  expect(auditEvents.filter((other) => auditTitle(other) === auditTitle(event))).toEqual([event]);
  const words = line(event, 'subject', { id, hash, list: [1, 2], more: { deep: true } }, { some: { thing: 1 } });
  expect(JSON.stringify(words.details)).not.toMatch(/[{}]|object|undefined/);
});

test('A document is shown with its kind, number, state, date and rupees', () => {
  expect(
    line('invoice issued', `tax/${home}/DL/26-27/0001`, {
      id,
      date: '2026-11-21',
      payable: 10_655_400,
      data: hash,
      row: hash,
    }),
  ).toEqual({
    title: 'Document issued',
    about: `Tax Invoice DL/26-27/0001, ${homeName}`,
    details: ['dated 21/11/2026', '₹ 1,06,554.00'],
  });
});

test('A cancelled document shows the reason, and one of an earlier release shows that there is none', () => {
  const about = `credit/${branch}/CN-OD/26-27/001`;
  const why = { cancelled: true, reason: 'duplicate', why: 'of CN-OD/26-27/002' };
  expect(line('invoice cancelled', about, why, { cancelled: false })).toEqual({
    title: 'Document cancelled',
    about: `Credit Note CN-OD/26-27/001, ${branchName}`,
    details: ['cancelled, reason: duplicate: of CN-OD/26-27/002'],
  });
  expect(line('invoice cancelled', about, { cancelled: true }).details).toEqual(['cancelled, reason not given']);
  expect(line('invoice cancelled', about, { cancelled: true, reason: 'mistake' }).details).toEqual([
    'cancelled, reason: data entry mistake',
  ]);
});

test.each([
  ['photo removed', 'hpl/grey.jpg', { id, removed: true }, 'grey.jpg, HPL', []],
  ['callback done', id, null, 'request 00000000', []],
  [
    'paper named',
    `tax/${home}/DL/26-27/0001`,
    { id, paper: 'cancelled', sha256: hash },
    `Tax Invoice DL/26-27/0001, ${homeName}`,
    ['the paper with CANCELLED across it'],
  ],
  [
    'documents sealed',
    '50 documents',
    { documents: [{ id, row: hash }] },
    '50 documents',
    ['documents of an earlier release are now covered by the log'],
  ],
  [
    'receipt issued',
    'RC-DL/26-27/0012',
    {
      ...{ id, customer: id, name: 'Example Hotels', date: '2026-11-21', amount: 2_48_715_00, tds: 1_285_00 },
      ...{ mode: 'bank', row: hash, lines: [[id, 'a', 1, 0, '2026-11-21']] },
    },
    'RC-DL/26-27/0012',
    ['Example Hotels', '₹ 2,48,715.00', 'TDS ₹ 1,285.00', 'Bank transfer', 'dated 21/11/2026', 'for 1 bill'],
  ],
  [
    'receipt cancelled',
    'RC-DL/26-27/0012',
    { cancelled: true, id, reason: 'Cheque bounced' },
    'RC-DL/26-27/0012',
    ['“Cheque bounced”'],
  ],
  [
    'opening bill added',
    'OLD/117',
    {
      id,
      version: 1,
      name: 'Example Hotels',
      side: 'dr',
      date: '2026-03-10',
      due: '2026-04-09',
      amount: 500_00,
      sha256: hash,
    },
    'OLD/117',
    ['Example Hotels', '₹ 500.00 Dr', 'dated 10/03/2026', 'due 09/04/2026'],
  ],
  ['other logins ended', 'asha', { ended: 1 }, 'asha', ['1 login']],
  ['account added', 'ravi', { role: 'staff' }, 'ravi', ['as staff']],
  ['second factor ended by owner', 'ravi', { because: 'password reset' }, 'ravi', ['with a new one-time code']],
  [
    'second factor ended by owner',
    'ravi',
    { because: 'password set' },
    'ravi',
    ['with a new password from the operator'],
  ],
  ['secrets sealed', 'SECRETS_KEY', { secrets: 2, key: '3f9a01bc' }, 'SECRETS_KEY', ['2 secrets']],
  ['logged in', 'asha', null, 'asha', []],
  ['of a later release', 'thing', { count: 3, sha256: hash, list: [1] }, 'thing', ['count 3']],
])('“%s” of %s is shown in words', (what, subject, after, about, details) => {
  expect(line(what, subject, after)).toMatchObject({ about, details });
});

test('A line for several refused logins says how many and since when', () => {
  const times = { times: 10, since: '2026-11-21T06:00:00.000Z' };
  expect(line('login refused', 'meena', times).details).toEqual(['10 times since 21/11/2026 11:30']);
  expect(line('login refused', 'meena', null, { times: 137, since: times.since }).details).toEqual([
    '137 times on the day before',
  ]);
});

test('A change of a customer says what changed, and of personal fields only that they did', () => {
  const changes = [
    { field: 'creditDays', from: '30', to: '45' },
    { field: 'place', from: '', to: 'Rohini' },
    { field: 'tallyName', from: 'Clinics', to: '' },
    { field: 'phone' },
  ];
  expect(line('customer changed', 'Model Clinics', { id, version: 2, sha256: hash, changes })).toEqual({
    title: 'Customer changed',
    about: 'Model Clinics',
    details: ['Credit days: 30 → 45', 'Place: added Rohini', 'Tally ledger: removed, was Clinics', 'Phone changed'],
  });
  const merged = line('customer merged', 'Model Clinic', { id, version: 2, sha256: hash, into: 'Model Clinics' });
  expect(merged.details).toEqual(['its documents went to Model Clinics']);
});

test('A save of the company record says which fields changed, from what to what', () => {
  const changes = [
    { field: 'bank.accountNumber', from: '000012345678', to: '999' },
    { field: `registrations.${branch}.gstin`, from: '', to: '21ABCDE1234F1ZC' },
    { field: 'logo', from: 'a picture of 12 kB', to: '' },
  ];
  expect(
    line('company saved', 'Sample Interiors', { version: 3, demo: false, changes }, { version: 2 }).details,
  ).toEqual([
    'version 3',
    'Bank, account number: 000012345678 → 999',
    `GSTIN of ${branchName}: added 21ABCDE1234F1ZC`,
    'Logo: removed, was a picture of 12 kB',
  ]);
  expect(line('company saved', 'A', { version: 1 }, { version: 0 }).details).toEqual(['version 1', 'the first record']);
  expect(line('company saved', 'A', { version: 2, changes: [] }, { version: 1 }).details).toEqual([
    'version 2',
    'nothing changed',
  ]);
});
