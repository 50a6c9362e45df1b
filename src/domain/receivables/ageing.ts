import { addDays } from '../calendar/indian-date.ts';

/** The boxes of the ageing: by days past the due date. On the due date nothing is overdue. */
export const ageBoxes = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;

export type AgeBox = (typeof ageBoxes)[number];

/** What is owed in each box, in paise. */
export type Ageing = Record<AgeBox, number>;

export const noAgeing: Ageing = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };

/** `ageBox('2026-10-21', '2026-11-21')` → `'upTo60'`: it is 31 days late. */
export function ageBox(due: string, asOf: string): AgeBox {
  return ageStarts(asOf).find(({ from }) => due >= from)?.box ?? 'over90';
}

/**
 * The first due date of each box: `ageStarts('2026-11-21')` → `[{ box: 'notDue', from: '2026-11-21' }, { box: 'upTo30', from:
 * '2026-10-22' }, …]`. What was due before the last one is in `over90`.
 */
export function ageStarts(asOf: string): { box: AgeBox; from: string }[] {
  return [
    { box: 'notDue', from: asOf },
    { box: 'upTo30', from: addDays(asOf, -30) },
    { box: 'upTo60', from: addDays(asOf, -60) },
    { box: 'upTo90', from: addDays(asOf, -90) },
  ];
}

/** `ageingOf([{ due: '2026-11-01', owed: 500 }], '2026-11-21')` → `{ notDue: 0, upTo30: 500, … }` */
export function ageingOf(debts: readonly { due: string; owed: number }[], asOf: string): Ageing {
  const ageing = { ...noAgeing };
  for (const { due, owed } of debts) ageing[ageBox(due, asOf)] += owed;
  return ageing;
}

/** `overdueOf({ notDue: 100, upTo30: 20, … })` → `20`: all boxes but the first. */
export function overdueOf({ upTo30, upTo60, upTo90, over90 }: Ageing): number {
  return upTo30 + upTo60 + upTo90 + over90;
}

/** `daysOver('2026-11-01', '2026-11-21')` → `20`; below zero while it is not due. */
export function daysOver(due: string, asOf: string): number {
  return Math.round((Date.parse(`${asOf}T00:00:00Z`) - Date.parse(`${due}T00:00:00Z`)) / DAY);
}

const DAY = 86_400_000;
