import { formatDate, isDate } from '../calendar/indian-date.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { paymentModes, settlementReasons } from '../receivables/voucher.ts';

type Facts = Record<string, unknown>;

/** Lines about receipts, refunds, settlements, advances and opening bills, in words. */
export const moneyDetails: Record<string, (now: Facts, old: Facts) => string[]> = {
  'receipt issued': issued,
  'receipt cancelled': cancelled,
  'refund issued': (now) => issued({ ...now, lines: [] }),
  'refund cancelled': cancelled,
  'settlement issued': issued,
  'settlement cancelled': cancelled,
  'voucher paper named': ({ paper }) => [
    paper === 'cancelled' ? 'the paper with CANCELLED across it' : 'the paper as issued',
  ],
  'advance marked': ({ mark }) => [mark === 'service' ? 'for a service' : 'for goods'],
  'advance used': ({ amount, date, lines }) => [rupees(amount), dated(date), paid(lines)],
  'opening bill added': opening,
  'opening bill changed': (now, old) => [
    ...opening(now),
    old.amount === now.amount ? '' : `was ${rupees(old.amount)}`,
    old.due === now.due || now.side === 'cr' ? '' : `was due ${day(old.due)}`,
  ],
  'opening bill removed': opening,
  'accounts caught up': () => ['documents that an earlier release issued or cancelled'],
};

function issued({ name, amount, tds, date, mode, reason, lines }: Facts): string[] {
  return [
    text(name),
    rupees(amount),
    typeof tds === 'number' ? `TDS ${rupees(tds)}` : '',
    wordOf(paymentModes, mode),
    wordOf(settlementReasons, reason),
    dated(date),
    paid(lines),
  ];
}

function cancelled({ reason }: Facts): string[] {
  return [typeof reason === 'string' ? `“${reason}”` : ''];
}

function opening({ name, side, amount, date, due }: Facts): string[] {
  return [
    text(name),
    `${rupees(amount)} ${side === 'cr' ? 'Cr' : 'Dr'}`,
    dated(date),
    side === 'cr' ? '' : `due ${day(due)}`,
  ];
}

/** How many debts were paid. A refund pays none: it is one. */
function paid(lines: unknown): string {
  if (!Array.isArray(lines) || lines.length === 0) return '';
  const debts = new Set(lines.map((line) => (Array.isArray(line) ? line[1] : '')));
  return `for ${debts.size} ${debts.size === 1 ? 'bill' : 'bills'}`;
}

function wordOf(list: readonly { value: string; text: string }[], value: unknown): string {
  return list.find((each) => each.value === value)?.text ?? '';
}

function rupees(amount: unknown): string {
  return typeof amount === 'number' ? `₹ ${formatRupees(amount)}` : '';
}

function dated(date: unknown): string {
  return typeof date === 'string' && isDate(date) ? `dated ${formatDate(date)}` : '';
}

function day(date: unknown): string {
  return typeof date === 'string' && isDate(date) ? formatDate(date) : '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
