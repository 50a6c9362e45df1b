import type { Letters } from '#contract/mails.ts';
import type { CustomerMoney } from '#contract/receivables/customer-money.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { WentOut } from '../../parts/shares/went-out.ts';
import { shownTime } from '../../parts/shown-time.ts';

/** What a customer owes to one registration, in paise. `oldest`: the first due date that has passed. */
export type LateAccount = { state: TaxState; owed: number; overdue: number; oldest: string; advance: number };

export function lateAccount(state: TaxState, { debts, advances }: CustomerMoney, today: string): LateAccount {
  const late = debts.filter(({ due }) => due < today);
  return {
    state,
    owed: debts.reduce((sum, { owed }) => sum + owed, 0),
    overdue: late.reduce((sum, { owed }) => sum + owed, 0),
    oldest: late.map(({ due }) => due).sort()[0] ?? '',
    advance: advances.reduce((sum, { left }) => sum + left, 0),
  };
}

/** `'₹ 3,42,248.00 of ₹ 5,65,623.00 is overdue, the oldest since 05/07/2026.'` */
export function overdueWords({ owed, overdue, oldest, advance }: LateAccount): string {
  const unused = advance > 0 ? ` ₹ ${formatRupees(advance)} of an advance is not used yet.` : '';
  const all = `₹ ${formatRupees(overdue)} of ₹ ${formatRupees(owed)} is overdue`;
  return `${all}, the oldest since ${formatDate(oldest)}.${unused}`;
}

/** What the customer's record lacks to send a reminder; '' when nothing. */
export function missingWords({ phone, email, mail }: Pick<Letters, 'phone' | 'email' | 'mail'>): string {
  const lacks = [phone === '' && 'phone number', email === '' && mail !== 'nobody' && 'mail address'].filter(Boolean);
  if (lacks.length === 0) return '';
  return `The customer’s record has no ${lacks.join(' and no ')}: write it here, or in the record for the next time.`;
}

/** `'Last sent: WhatsApp to +919810000042, 02/11/2026 11:30. Opened once, 15:20.'` */
export function lastSentWords(rows: readonly Pick<WentOut, 'who' | 'madeAt' | 'words'>[]): string {
  const [last] = rows;
  return last ? `Last sent: ${last.who}, ${shownTime(last.madeAt)}. ${last.words.replace(/\.$/, '')}.` : '';
}
