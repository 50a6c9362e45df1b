/** `addMonths('2026-08-31', 6)` → `'2027-02-28'`: the same day of a later month, or its last day where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // Day 0 of the month after is the last day of the month.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
