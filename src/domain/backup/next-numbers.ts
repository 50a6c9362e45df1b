import { financialYear } from '../calendar/financial-year.ts';
import { addDays } from '../calendar/indian-date.ts';
import { type NumberedSeries, numberIn } from '../company/numbered-series.ts';
import { taxStates } from '../tax/states.ts';
import type { CounterMark } from './manifest.ts';

/**
 * `nextNumbers(marks, '2026-11-21')` → `'Kerala goes on with KL/26-27/0004 for a tax invoice and RC-KL/26-27/0002 for a receipt.'`
 * Of each kind and registration the series of the financial year of that day and later ones, in April of the last one too: papers of March are
 * still issued then. Else its newest series; `''` while no series has given a number.
 */
export function nextNumbers(marks: CounterMark[], day: string): string {
  const inUse = financialYear(addDays(day, -30));
  const given = marks.filter(
    ({ kind, taxState, counter }) => counter > 0 && kind in kindNames && taxState in taxStates,
  );
  const current = given.filter(
    (mark) =>
      mark.financialYear >= inUse ||
      !given.some(
        ({ kind, taxState, financialYear }) =>
          kind === mark.kind && taxState === mark.taxState && financialYear > mark.financialYear,
      ),
  );
  if (current.length === 0) return '';
  const states = [...new Set(current.map(({ taxState }) => taxState))].map((state) => {
    const kinds = current
      .filter(({ taxState }) => taxState === state)
      .sort((a, b) => orderOf(a.kind) - orderOf(b.kind) || a.financialYear.localeCompare(b.financialYear));
    const name = taxStates[state as NumberedSeries['taxState']].name;
    const numbers = kinds.map((mark) => `${nextNumber(mark)} for a ${kindNames[mark.kind as Kind]}`);
    return `${name} goes on with ${joined(numbers)}`;
  });
  return `${states.join('; ')}.`;
}

type Kind = NumberedSeries['kind'];

const kindNames: Record<Kind, string> = {
  tax: 'tax invoice',
  pro: 'pro-forma',
  credit: 'credit note',
  challan: 'delivery challan',
  receipt: 'receipt',
  refund: 'refund',
  settlement: 'settlement',
};

function orderOf(kind: string): number {
  return Object.keys(kindNames).indexOf(kind);
}

function nextNumber({ counter, ...series }: CounterMark): string {
  return numberIn(series as NumberedSeries, counter + 1);
}

function joined(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
