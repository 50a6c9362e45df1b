/** `plainRupees(-12345678)` → `'-123456.78'`: without grouping, so that a spreadsheet reads a number. */
export function plainRupees(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
