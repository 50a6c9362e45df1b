/** `writtenAmount(6223850)` → `'62238.5'`: paise in rupees as the offline tool writes a number, from the integer. */
export function writtenAmount(hundredths: number): string {
  const size = Math.abs(hundredths);
  const fraction = size % 100;
  const whole = `${hundredths < 0 ? '-' : ''}${(size - fraction) / 100}`;
  if (fraction === 0) return whole;
  return fraction % 10 === 0 ? `${whole}.${fraction / 10}` : `${whole}.${fraction < 10 ? '0' : ''}${fraction}`;
}

/** `writtenDate('2026-07-01')` → `'01-07-2026'` */
export function writtenDate(date: string): string {
  return `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
}
