import { formatNumber, type Series, seriesPrefix } from './invoice-number.ts';
import type { SeriesFacts } from './warnings/date-warnings.ts';

/** A series with documents: its counter, and the date of its last document. */
export type CountedSeries = { series: Series; counter: number; date: string };

/**
 * `seriesFacts(series, [], { 'DL/26-27/': 118 })` → `{ next: 'DL/26-27/0118', last: null }`: the next number of a series (a
 * hint, not a promise) and its last document. `openingNumbers` has the first number of series without documents.
 */
export function seriesFacts(
  series: Series,
  counted: readonly CountedSeries[],
  openingNumbers: Readonly<Record<string, number>>,
): SeriesFacts {
  const prefix = seriesPrefix(series);
  const last = counted.find((each) => seriesPrefix(each.series) === prefix);
  if (!last) return { next: formatNumber(series, openingNumbers[prefix] ?? 1), last: null };
  return {
    next: formatNumber(series, last.counter + 1),
    last: { number: formatNumber(series, last.counter), date: last.date },
  };
}
