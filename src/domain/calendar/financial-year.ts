/** `financialYear('2026-11-21')` → `'2026-27'`. The Indian financial year runs from 1 April to 31 March. */
export function financialYear(date: string): string {
  const year = Number(date.slice(0, 4));
  const start = date.slice(5, 7) < '04' ? year - 1 : year;
  return `${String(start).padStart(4, '0')}-${String((start + 1) % 100).padStart(2, '0')}`;
}
