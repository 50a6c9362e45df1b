import { formatRupees } from '#domain/money/format-rupees.ts';

/** `signedRupees(-1167000)` → `'−11,670.00'`, with the minus sign that is as wide as a digit. */
export function signedRupees(paise: number): string {
  return formatRupees(paise).replace('-', '−');
}

/** `counted(2, 'invoice')` → `'2 invoices'` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? noun : `${noun}s`}`;
}
