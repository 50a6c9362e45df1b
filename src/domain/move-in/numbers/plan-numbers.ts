import type { Company } from '../../company/company.ts';
import { formatNumber, type Series, seriesPrefix } from '../../invoices/invoice-number.ts';
import type { CountedSeries } from '../../invoices/series-facts.ts';
import type { ReadNumber, RefusedNumber } from './read-number-row.ts';

/** What becomes of a row. `message`: why it is refused; '' for the others. */
export type PlannedNumber = {
  number: number;
  what: 'new' | 'changes' | 'same' | 'refused';
  message: string;
  /** The series, and the number of its next document; null for a refused row. */
  next: { series: Series; number: string } | null;
};

type NumberPlan = { rows: PlannedNumber[]; openingNumbers: Company['openingNumbers'] };

/**
 * What the rows make of the opening numbers of a company: the number after the last one of each series. A series that has documents here
 * goes on by itself. The same rows again change nothing.
 */
export function planNumbers(
  rows: readonly (ReadNumber | RefusedNumber)[],
  { openingNumbers: before }: Pick<Company, 'openingNumbers'>,
  counted: readonly CountedSeries[],
): NumberPlan {
  const openingNumbers = { ...before };
  const seen = new Map<string, number>();
  const planned = rows.map((row): PlannedNumber => {
    const { number } = row;
    const refused = (message: string): PlannedNumber => ({ number, what: 'refused', message, next: null });
    if ('message' in row) return refused(row.message);
    const { series, last } = row;
    const prefix = seriesPrefix(series);
    const twin = seen.get(prefix);
    if (twin !== undefined) return refused(`Row ${number}: the series ${prefix} is in row ${twin} already.`);
    seen.set(prefix, number);
    const next = { series, number: formatNumber(series, last + 1) };
    const begun = counted.find((each) => seriesPrefix(each.series) === prefix)?.counter ?? 0;
    if (begun > 0) {
      if (begun === last) return { number, what: 'same', message: '', next };
      const goesOn = formatNumber(series, begun + 1);
      return refused(`Row ${number}: this series has documents here already and goes on with ${goesOn}.`);
    }
    openingNumbers[prefix] = last + 1;
    const what = before[prefix] === undefined ? 'new' : before[prefix] === last + 1 ? 'same' : 'changes';
    return { number, what, message: '', next };
  });
  return { rows: planned, openingNumbers };
}
