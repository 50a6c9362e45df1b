import { readDecimal } from '#domain/money/paise.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';
import { oldestFirst } from '#domain/receivables/oldest-first.ts';

/** A debt that can be paid, or an advance that can be paid back. `open`: what it owes, or what is left of it. */
export type PaysItem = {
  id: string;
  kind: string;
  number: string;
  date: string;
  due: string;
  amount: number;
  open: number;
};

export type PaysRow = {
  item: PaysItem;
  /** The text in its field. */
  typed: string;
  /** In paise; null when it is no amount. */
  pays: number | null;
  isByHand: boolean;
  /** What the row would get if it were filled like the others. */
  filled: number;
};

/** Reads an amount as staff write it, in paise: `amountOf('1,50,000/-')` → `15000000`, `amountOf('')` → `0`, `amountOf('x')` → `null`. */
export function amountOf(text: string): number | null {
  return text.trim() === '' ? 0 : readDecimal(plainAmount(text), 2);
}

/**
 * What each debt gets of `sum`: what staff typed, and of the rest the one that is asked for, then the oldest first. Nothing is
 * filled from a sum of 0.
 */
export function paysRows(
  items: readonly PaysItem[],
  byHand: Readonly<Record<string, string>>,
  { sum, first }: { sum: number; first: string },
): PaysRow[] {
  const filled = fillRows(items, byHand, sum, first);
  return items.map((item) => {
    const typed = byHand[item.id];
    if (typed === undefined) {
      const pays = filled.get(item.id) ?? 0;
      return { item, typed: plainPaise(pays), pays, isByHand: false, filled: pays };
    }
    const { [item.id]: _, ...others } = byHand;
    const would = fillRows(items, others, sum, first).get(item.id) ?? 0;
    return { item, typed, pays: amountOf(typed), isByHand: true, filled: would };
  });
}

/** `plainPaise(8160000)` → `'81600.00'`, `plainPaise(0)` → `''` */
export function plainPaise(paise: number): string {
  if (paise === 0) return '';
  const digits = String(paise).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What the rows take together. */
export function sumOfRows(rows: readonly PaysRow[]): number {
  return rows.reduce((sum, { pays }) => sum + (pays ?? 0), 0);
}

function fillRows(
  items: readonly PaysItem[],
  byHand: Readonly<Record<string, string>>,
  sum: number,
  first: string,
): Map<string, number> {
  const typed = Object.entries(byHand).filter(([id]) => items.some((item) => item.id === id));
  const rest = Math.max(0, sum - typed.reduce((total, [, text]) => total + (amountOf(text) ?? 0), 0));
  const open = items.filter(({ id }) => byHand[id] === undefined);
  const asked = open.find(({ id }) => id === first);
  const askedFor = asked ? Math.min(rest, asked.open) : 0;
  const others = open.filter((item) => item !== asked);
  const lines = oldestFirst(rest - askedFor, others).map(({ debt, amount }): [string, number] => [debt, amount]);
  return new Map(asked ? [[asked.id, askedFor], ...lines] : lines);
}
