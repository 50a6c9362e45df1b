/** `daysUntil('2026-11-11', '2026-11-09')` → `2`; below zero when the day is past. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}
