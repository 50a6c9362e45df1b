import type { Company } from '../../company/company.ts';
import { type NumberedSeries, numberIn, startOfSeries } from '../../company/numbered-series.ts';
import type { ReadNumber, RefusedNumber } from './read-number-row.ts';

/** What becomes of a row. `message`: why it is refused; '' for the others. */
export type PlannedNumber = {
  number: number;
  what: 'new' | 'changes' | 'same' | 'refused';
  message: string;
  /** The series, and the number of its next document; null for a refused row. */
  next: { series: NumberedSeries; number: string } | null;
};

type NumberPlan = { rows: PlannedNumber[]; openingNumbers: Company['openingNumbers'] };

/**
 * What the rows make of the opening numbers of a company: the number after the last one of each series. A series that has given a number
 * here, as `begun` says by prefix, goes on by itself. The same rows again change nothing.
 */
export function planNumbers(
  rows: readonly (ReadNumber | RefusedNumber)[],
  { openingNumbers: before }: Pick<Company, 'openingNumbers'>,
  begun: ReadonlyMap<string, number>,
): NumberPlan {
  const openingNumbers = { ...before };
  const seen = new Map<string, number>();
  const planned = rows.map((row): PlannedNumber => {
    const { number } = row;
    const refused = (message: string): PlannedNumber => ({ number, what: 'refused', message, next: null });
    if ('message' in row) return refused(row.message);
    const { series, last } = row;
    const prefix = startOfSeries(series);
    const twin = seen.get(prefix);
    if (twin !== undefined) return refused(`Row ${number}: the series ${prefix} is in row ${twin} already.`);
    seen.set(prefix, number);
    const next = { series, number: numberIn(series, last + 1) };
    const counter = begun.get(prefix);
    if (counter !== undefined) {
      if (counter === last) return { number, what: 'same', message: '', next };
      const goesOn = numberIn(series, counter + 1);
      return refused(`Row ${number}: this series has documents here already and goes on with ${goesOn}.`);
    }
    openingNumbers[prefix] = last + 1;
    const what = before[prefix] === undefined ? 'new' : before[prefix] === last + 1 ? 'same' : 'changes';
    return { number, what, message: '', next };
  });
  return { rows: planned, openingNumbers };
}
