/** `writtenAmount(6223850)` → `'62238.5'`: paise in rupees as the offline tool writes a number, from the integer. */
export function writtenAmount(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `writtenDate('2026-07-01')` → `'01-07-2026'` */
export function writtenDate(date: string): string {
  return date.split('-').reverse().join('-');
}
