import { expect, test } from 'vitest';
import type { CustomerMoney } from '#contract/receivables/customer-money.ts';
import { home } from '#test/specification/specified-firm.ts';
import { lastSentWords, lateAccount, missingWords, overdueWords } from './reminder-words.ts';

const debt = (due: string, owed: number) => ({
  id: due,
  kind: 'invoice' as const,
  number: 'DL/26-27/0004',
  date: due,
  due,
  amount: owed,
  owed,
});

const money: CustomerMoney = {
  debts: [debt('2026-07-05', 54_800_00), debt('2026-11-20', 88_854_00), debt('2026-11-21', 1_00_000_00)],
  advances: [],
};

test('What is due today is owed and not overdue', () => {
  expect(overdueWords(lateAccount(home, money, '2026-11-21'))).toBe(
    '₹ 1,43,654.00 of ₹ 2,43,654.00 is overdue, the oldest since 05/07/2026.',
  );
  expect(lateAccount(home, money, '2026-07-05').overdue).toBe(0);
});

test('An advance that is not used yet is said before a customer is asked for money', () => {
  const advance = { id: 'a', kind: 'receipt' as const, number: 'RC-DL/26-27/0001', date: '2026-11-01' };
  const advances = [{ ...advance, amount: 30_000_00, left: 25_000_00 }];
  expect(overdueWords(lateAccount(home, { ...money, advances }, '2026-11-21'))).toMatch(
    / ₹ 25,000\.00 of an advance is not used yet\.$/,
  );
});

test.each([
  ['98100 00042', 'a@example.com', 'link', ''],
  ['', 'a@example.com', 'link', /^The customer’s record has no phone number: write/],
  ['98100 00042', '', 'link', /^The customer’s record has no mail address: write/],
  ['', '', 'link', /has no phone number and no mail address: write/],
  ['98100 00042', '', 'nobody', ''],
] as const)(
  'With phone “%s”, mail address “%s” and mail to “%s” it says what is missing',
  (phone, email, mail, said) => {
    expect(missingWords({ phone, email, mail })).toEqual(said === '' ? '' : expect.stringMatching(said));
  },
);

test('The last thing that went out is named, and whether it was opened', () => {
  const sent = { who: 'WhatsApp to +919810000042', madeAt: '2026-11-02T06:00:00.000Z', words: 'Never opened' };
  expect(lastSentWords([sent, { ...sent, who: 'Link copied' }])).toBe(
    'Last sent: WhatsApp to +919810000042, 02/11/2026 11:30. Never opened.',
  );
  expect(lastSentWords([])).toBe('');
});
