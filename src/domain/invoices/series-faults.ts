import { hasAutomaticShape, type Series, seriesPrefix } from './invoice-number.ts';

type StoredSeries = {
  series: Series;
  counter: number;
  /** The counter after the numbers were read, because documents may have been issued meanwhile. */
  counterAfter?: number;
  /** The numbers of all its documents, in any order. */
  numbers: string[];
  /** All opening numbers that the company record ever had for it. */
  openings: number[];
};

/**
 * `seriesFaults({ series, counter: 3, numbers: ['DL/26-27/0001', 'DL/26-27/0003'], openings: [] })` → `['DL/26-27/ has no number 2.']`.
 * CGST rule 46(b): consecutive numbers. Typed numbers are outside the series. It begins at 1 or at an opening number.
 */
export function seriesFaults(stored: StoredSeries): string[] {
  const { series, counter, counterAfter = counter, numbers, openings } = stored;
  const prefix = seriesPrefix(series);
  const isOwn = (number: string) => number.slice(0, prefix.length).toUpperCase() === prefix;
  const automatic = numbers.filter(hasAutomaticShape);
  const given = automatic.filter(isOwn).map((number) => Number(number.slice(prefix.length)));
  given.sort((a, b) => a - b);
  const [first = 0, last = 0] = [given[0], given.at(-1)];
  const faults = automatic
    .filter((number) => !isOwn(number))
    .map((number) => `${number} is stored in the series ${prefix}.`);
  if (given.length > 0 && first !== 1 && !openings.includes(first))
    faults.push(`${prefix} begins at ${first}, which is not its opening number.`);
  if (last < counter || last > counterAfter)
    faults.push(`The counter of ${prefix} is ${counter}, but its last number is ${last}.`);
  for (let at = 1; at < given.length; at++) {
    const [before = 0, number = 0] = [given[at - 1], given[at]];
    if (number === before) faults.push(`${prefix} has the number ${number} twice.`);
    if (number === before + 2) faults.push(`${prefix} has no number ${before + 1}.`);
    if (number > before + 2) faults.push(`${prefix} has no numbers ${before + 1} to ${number - 1}.`);
  }
  return faults;
}
