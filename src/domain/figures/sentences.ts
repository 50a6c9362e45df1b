import { addMonths } from '../calendar/add-months.ts';
import type { Ageing } from '../receivables/ageing.ts';
import { type Beside, type FigureDays, firmYear } from './period.ts';
import { inScale, rounded, said, scaleOf } from './scale.ts';

/** `says`: whether it says more than a sum. */
export type Sentence = { text: string; says: boolean };

/** Of fewer documents nothing is said but the sum. */
const FEWEST = 5;

/** A smaller difference, in percent, is no difference. */
const SMALLEST = 1;

type Sum = { amount: number; documents: number };

/** What the days beside are called in a sentence: of a year that is over, last year would be another one. */
type BesideName = 'last year' | 'the year before' | 'the same days a year before' | 'the time before';

/** `salesSentence({ amount: 169 lakh … }, { amount: 143.3 lakh … }, 'last year')` → `'Sales are 18 % above last year: 169.0 lakh against 143.3'` */
export function salesSentence(now: Sum, then: Sum | null, name: BesideName): Sentence {
  const sum = onlySum(now.documents === 0 ? 'Nothing was sold' : `Sales: ${said(now.amount)}`);
  if (!then || now.documents < FEWEST || then.documents < FEWEST || then.amount <= 0) return sum;
  const percent = Math.round(((now.amount - then.amount) / then.amount) * 100);
  if (Math.abs(now.amount - then.amount) * 100 < then.amount * SMALLEST) return sum;
  const scale = scaleOf([now.amount, then.amount]);
  const where = percent > 0 ? 'above' : 'below';
  return saying(
    `Sales are ${Math.abs(percent).toLocaleString('en-IN')} % ${where} ${name}: ${said(now.amount, scale)} against ${inScale(then.amount, scale)}`,
  );
}

/**
 * `besideName({ from: '2026-04-01', to: '2027-03-31' }, 'year', '2026-11-21')` → `'last year'`; of more than a year the year before is
 * part of the days themselves.
 */
export function besideName({ from, to }: FigureDays, beside: Beside, today: string): BesideName {
  if (beside !== 'year') return 'the time before';
  if (to >= addMonths(from, 12)) return 'the same days a year before';
  return to < firmYear(today).from ? 'the year before' : 'last year';
}

function saying(text: string): Sentence {
  return { text, says: true };
}

function onlySum(text: string): Sentence {
  return { text, says: false };
}

/** `receivedSentence(169 lakh, 148.9 lakh, 61)` → `'20.1 lakh more was invoiced than came in: 169.0 against 148.9'` */
export function receivedSentence(invoiced: number, received: number, documents: number): Sentence {
  const scale = scaleOf([invoiced, received]);
  const sum = onlySum(`Invoiced ${said(invoiced, scale)}, received ${inScale(received, scale)}`);
  const difference = rounded(invoiced, scale) - rounded(received, scale);
  const isSmall = Math.abs(difference) * 100 < Math.max(invoiced, received) * SMALLEST;
  if (documents < FEWEST || isSmall || difference === 0) return sum;
  const [one, other] = [inScale(invoiced, scale), inScale(received, scale)];
  return saying(
    difference > 0
      ? `${said(difference, scale)} more was invoiced than came in: ${one} against ${other}`
      : `${said(-difference, scale)} more came in than was invoiced: ${other} against ${one}`,
  );
}

/**
 * `owedSentence([{ month: 'June', over90: 0.4 lakh … }, …, { month: 'November', over90: 1.4 lakh … }], 61)` → `'Over 90 days: 1.4
 * lakh, 3.5 times that of June'`: the last end of a month against the first.
 */
export function owedSentence(ends: readonly (Ageing & { month: string })[], documents: number): Sentence {
  const [first, last] = [ends[0], ends.at(-1)];
  if (!first || !last) return onlySum('Nothing is owed');
  const owed = last.notDue + last.upTo30 + last.upTo60 + last.upTo90 + last.over90;
  if (owed === 0) return onlySum('Nothing is owed');
  if (last.over90 === 0) return onlySum(`Owed: ${said(owed)}, nothing for more than 90 days`);
  const scale = scaleOf([last.over90, first.over90]);
  const sentence = `Over 90 days: ${said(last.over90, scale)}`;
  if (documents < FEWEST) return onlySum(sentence);
  if (first === last || Math.abs(last.over90 - first.over90) * 100 < first.over90 * SMALLEST) return saying(sentence);
  if (first.over90 === 0) return saying(`${sentence}, nothing in ${first.month}`);
  const times = Math.round((last.over90 / first.over90) * 10) / 10;
  return saying(
    times >= 2
      ? `${sentence}, ${words[times] ?? times} times that of ${first.month}`
      : `${sentence}, against ${inScale(first.over90, scale)} in ${first.month}`,
  );
}

const words: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' };

/**
 * `shareSentence('products', [{ name: 'Wallpaper', net: 38 }, …], 169, 61)` → `'Three products make 55 %'`. `total`: of all,
 * also those that are not named.
 */
export function shareSentence(
  what: 'products' | 'customers',
  named: readonly { name: string; net: number }[],
  total: number,
  documents: number,
): Sentence {
  const [first, ...more] = named.filter(({ net }) => net > 0).toSorted((one, other) => other.net - one.net);
  if (!first || total <= 0 || documents < FEWEST) return onlySum(what === 'products' ? 'By product' : 'By customer');
  const top = [first, ...more].slice(0, 3);
  const percent = Math.round((top.reduce((sum, { net }) => sum + net, 0) / total) * 100);
  // Where some were taken back, the others make more than all.
  if (named.length <= 3 || percent > 100) {
    const share = Math.round((first.net / total) * 100);
    return saying(share > 100 ? `Most is ${first.name}` : `${first.name} makes ${share} %`);
  }
  return saying(`Three ${what} make ${percent} %`);
}

/** `waySentence(214, 61)` → `'Of 214 who asked, 61 bought'` */
export function waySentence(asked: number, bought: number): Sentence {
  if (asked === 0) return onlySum('Nobody asked');
  const text = `Of ${asked} who asked, ${bought === 0 ? 'nobody' : bought} bought`;
  return asked < FEWEST ? onlySum(text) : saying(text);
}
