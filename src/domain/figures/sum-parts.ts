import { addMonths } from '../calendar/add-months.ts';
import { addDays, daysBetween } from '../calendar/indian-date.ts';
import { type FigureDays, firmYear } from './period.ts';

/** What sums are kept of, the largest first. */
const units = ['year', 'month', 'day'] as const;

type Unit = (typeof units)[number];

/** Whole years of the firm, whole months or days whose sums are added, or taken away when `sign` is -1. */
type SumPart = FigureDays & { unit: Unit; sign: 1 | -1 };

/** A sum of a month or year stands for so many days of documents that are read in its place. */
const COSTS = { year: 2, month: 2, day: 1 };

/**
 * Which sums come to those of some days: whole years, the months around them and the days around those, or a whole one less what is
 * not asked of it, whichever reads less. `largest`: the largest sums that are kept.
 * `sumParts({ from: '2026-04-01', to: '2027-03-30' }, 'year')` → the year, less its last day.
 */
export function sumParts(days: FigureDays, largest: Unit): SumPart[] {
  if (days.from > days.to) return [];
  const smaller = units[units.indexOf(largest) + 1];
  if (!smaller) return [{ ...days, unit: largest, sign: 1 }];
  const first = unitAround(days.from, largest);
  const last = unitAround(days.to, largest);
  if (first.from === last.from) return partsOfOne(days, first, largest, smaller);
  const begins = first.from === days.from ? first.from : addDays(first.to, 1);
  const ends = last.to === days.to ? last.to : addDays(last.from, -1);
  return [
    ...sumParts({ from: days.from, to: addDays(begins, -1) }, largest),
    ...(begins < ends ? [{ from: begins, to: ends, unit: largest, sign: 1 } as const] : []),
    ...sumParts({ from: addDays(ends, 1), to: days.to }, largest),
  ];
}

/** Days within one year or month: their own sums, or its sum less those of the other days. */
function partsOfOne(days: FigureDays, whole: FigureDays, unit: Unit, smaller: Unit): SumPart[] {
  const direct = sumParts(days, smaller);
  const others = [
    ...sumParts({ from: whole.from, to: addDays(days.from, -1) }, smaller),
    ...sumParts({ from: addDays(days.to, 1), to: whole.to }, smaller),
  ];
  const less: SumPart[] = [
    { ...whole, unit, sign: 1 },
    ...others.map((part) => ({ ...part, sign: part.sign === 1 ? -1 : 1 }) as const),
  ];
  return costOf(less) < costOf(direct) ? less : direct;
}

function unitAround(date: string, unit: Unit): FigureDays {
  if (unit === 'year') return firmYear(date);
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

function costOf(parts: SumPart[]): number {
  return parts.reduce((sum, { from, to, unit }) => sum + COSTS[unit] * unitsIn({ from, to }, unit), 0);
}

function unitsIn({ from, to }: FigureDays, unit: Unit): number {
  const lengths = { day: 1, month: 30, year: 365 };
  return Math.round((daysBetween(from, to) + 1) / lengths[unit]);
}
