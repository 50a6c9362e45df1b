import { formatRupees } from '#domain/money/format-rupees.ts';

/** `signedRupees(-1167000)` → `'−11,670.00'`, with the minus sign that is as wide as a digit. */
export function signedRupees(paise: number): string {
  return formatRupees(paise).replace('-', '−');
}
