import type { ChallanNature } from '../challans/challan-purposes.ts';
import { formatNumber, hasAutomaticShape, type Series, seriesOfPrefix } from '../invoices/invoice-number.ts';
import { compareText } from '../text/compare-text.ts';
import type { ReturnDocument } from './return-document.ts';

/** A row of table 13: an unbroken run of numbers, or one number that staff typed. */
export type IssuedRun = { from: string; to: string; count: number; cancelled: number };

/** `challans`: by their nature; absent when there are none. */
export type IssuedNumbers = Record<ReturnDocument['kind'], IssuedRun[]> & { challans?: ChallanRuns[] };

type ChallanRuns = { nature: ChallanNature; runs: IssuedRun[] };

/** What table 13 needs of a delivery challan, which no other table has. */
export type IssuedChallan = { number: string; nature: ChallanNature; cancelled: boolean };

/** The natures of table 13, by the portal's numbers and in its words. */
export const challanNatures: Record<ChallanNature, string> = {
  9: 'Delivery Challan for job work',
  10: 'Delivery Challan for supply on approval',
  12: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
};

/** Adds up table 13: every number that was used, with those that were cancelled. */
export function createIssuedNumbers(): {
  add(document: Pick<ReturnDocument, 'kind' | 'number' | 'cancelled'>): void;
  addChallan(challan: IssuedChallan): void;
  rows(): IssuedNumbers;
} {
  const series = new Map<string, Series | null>();
  const lists = { tax: createRuns(series), credit: createRuns(series) };
  const challans = { 9: createRuns(series), 10: createRuns(series), 12: createRuns(series) };
  return {
    add: (document) => lists[document.kind].add(document),
    addChallan: (challan) => challans[challan.nature].add(challan),
    rows: () => {
      const runs = ([9, 10, 12] as const)
        .map((nature) => ({ nature, runs: challans[nature].rows() }))
        .filter((each) => each.runs.length > 0);
      return {
        tax: lists.tax.rows(),
        credit: lists.credit.rows(),
        ...(runs.length === 0 ? {} : { challans: runs }),
      };
    },
  };
}

type Numbered = Pick<ReturnDocument, 'number' | 'cancelled'>;

/** A run as it grows: counters of one prefix. */
type Prefix = { prefix: string; counters: number[]; cancelled: Set<number> };

function createRuns(series: Map<string, Series | null>): { add(document: Numbered): void; rows(): IssuedRun[] } {
  const prefixes = new Map<string, Prefix>();
  const typed: IssuedRun[] = [];
  return {
    add: ({ number, cancelled }) => {
      const read = readNumber(number, series);
      if (!read) {
        typed.push({ from: number, to: number, count: 1, cancelled: cancelled ? 1 : 0 });
        return;
      }
      const of = prefixes.get(read.prefix) ?? { prefix: read.prefix, counters: [], cancelled: new Set() };
      of.counters.push(read.counter);
      if (cancelled) of.cancelled.add(read.counter);
      prefixes.set(read.prefix, of);
    },
    rows: () => [
      ...[...prefixes.values()].sort((one, other) => compareText(one.prefix, other.prefix)).flatMap(runsOf),
      ...typed,
    ],
  };
}

/** `readNumber('DL/26-27/0101')` → prefix and counter; `null` for a number that its series would write in another way. */
function readNumber(number: string, known: Map<string, Series | null>): { prefix: string; counter: number } | null {
  if (!hasAutomaticShape(number)) return null;
  const at = number.lastIndexOf('/') + 1;
  const [prefix, counter] = [number.slice(0, at), Number(number.slice(at))];
  // A month of 100,000 documents has two prefixes.
  const series = known.get(prefix) ?? seriesOfPrefix(prefix);
  known.set(prefix, series);
  return series && formatNumber(series, counter) === number ? { prefix, counter } : null;
}

function runsOf({ prefix, counters, cancelled }: Prefix): IssuedRun[] {
  const series = seriesOfPrefix(prefix);
  const write = (counter: number) => (series ? formatNumber(series, counter) : `${prefix}${counter}`);
  const runs: { first: number; last: number; cancelled: number }[] = [];
  for (const counter of counters.sort((one, other) => one - other)) {
    const run = runs.at(-1);
    const off = cancelled.has(counter) ? 1 : 0;
    if (run && counter === run.last + 1) Object.assign(run, { last: counter, cancelled: run.cancelled + off });
    else runs.push({ first: counter, last: counter, cancelled: off });
  }
  return runs.map((run) => ({
    from: write(run.first),
    to: write(run.last),
    count: run.last - run.first + 1,
    cancelled: run.cancelled,
  }));
}
