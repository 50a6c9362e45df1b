import { financialYear } from '#domain/calendar/financial-year.ts';

type Period = { name: string; from: string; to: string };

/** `reportPeriods('2026-11-21')[0]` → `{ name: 'This month', from: '2026-11-01', to: '2026-11-30' }`; 'This year' is the financial year, April to March. */
export function reportPeriods(today: string): Period[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const first = Number(financialYear(today).slice(0, 4));
  return [
    { name: 'This month', from: day(year, month, 1), to: day(year, month + 1, 0) },
    { name: 'Last month', from: day(year, month - 1, 1), to: day(year, month, 0) },
    { name: 'This year', from: day(first, 4, 1), to: day(first + 1, 3, 31) },
    { name: 'All dates', from: '', to: '' },
  ];
}

// Date.UTC accepts month 0 and day 0, and has no daylight saving time.
function day(year: number, month: number, date: number) {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
