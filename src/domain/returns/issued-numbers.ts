import { formatNumber, hasAutomaticShape, type Series, seriesOfPrefix } from '../invoices/invoice-number.ts';
import type { ReturnDocument } from './return-document.ts';

/** A row of table 13: an unbroken run of numbers, or one number that staff typed. */
export type IssuedRun = { from: string; to: string; count: number; cancelled: number };

export type IssuedNumbers = Record<ReturnDocument['kind'], IssuedRun[]>;

/** A run as it grows: counters of one prefix. */
type Prefix = { prefix: string; kind: ReturnDocument['kind']; counters: number[]; cancelled: Set<number> };

/** Adds up table 13: every number that was used, with those that were cancelled. */
export function createIssuedNumbers(): {
  add(document: Pick<ReturnDocument, 'kind' | 'number' | 'cancelled'>): void;
  rows(): IssuedNumbers;
} {
  const prefixes = new Map<string, Prefix>();
  const series = new Map<string, Series | null>();
  const typed: IssuedNumbers = { tax: [], credit: [] };
  return {
    add: ({ kind, number, cancelled }) => {
      const read = readNumber(number, series);
      if (!read) {
        typed[kind].push({ from: number, to: number, count: 1, cancelled: cancelled ? 1 : 0 });
        return;
      }
      const of = prefixes.get(read.prefix) ?? { prefix: read.prefix, kind, counters: [], cancelled: new Set() };
      of.counters.push(read.counter);
      if (cancelled) of.cancelled.add(read.counter);
      prefixes.set(read.prefix, of);
    },
    rows: () => {
      const rows: IssuedNumbers = { tax: [], credit: [] };
      for (const each of [...prefixes.values()].sort((one, other) => (one.prefix < other.prefix ? -1 : 1)))
        rows[each.kind].push(...runsOf(each));
      for (const kind of ['tax', 'credit'] as const) rows[kind].push(...typed[kind]);
      return rows;
    },
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
