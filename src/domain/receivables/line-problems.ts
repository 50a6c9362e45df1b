import { formatRupees } from '../money/format-rupees.ts';
import type { Problem } from '../outcome.ts';
import { type TaxState, taxStates } from '../tax/states.ts';
import type { AccountItem } from './account-item.ts';
import type { VoucherLine } from './voucher.ts';

/** The items of the customer's account that lines name, by id, as they are now; cancelled ones too. */
export type ItemsById = ReadonlyMap<string, AccountItem>;

type Account = { customer: string; taxState: TaxState; items: ItemsById };

/**
 * What is wrong with lines that allocate money, each with the field `allocations.0`, counted from 0: both ends stand, belong to
 * the customer and the registration, and have as much open as all lines together take.
 */
export function lineProblems(lines: readonly VoucherLine[], account: Account): Problem[] {
  const taken = new Map<string, number>();
  return lines.flatMap((line, index) => {
    const message = lineProblem(line, account, taken);
    return message === null ? [] : [{ field: `allocations.${index}`, message }];
  });
}

function lineProblem(line: VoucherLine, account: Account, taken: Map<string, number>): string | null {
  const { amount, tds, source, debt } = line;
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'Type an amount above 0, or leave the line out';
  if (!Number.isSafeInteger(tds) || tds < 0 || tds > amount) return 'The TDS of a line is a part of its amount';
  return (
    (debt === null ? null : endProblem(debt, 'debt', amount, account, taken)) ??
    (source === null ? null : endProblem(source, 'source', amount, account, taken))
  );
}

function endProblem(
  id: string,
  side: 'debt' | 'source',
  amount: number,
  { customer, taxState, items }: Account,
  taken: Map<string, number>,
): string | null {
  const item = items.get(id);
  if (!item) return side === 'debt' ? 'There is no such invoice in the accounts' : 'There is no such advance';
  const { number, open } = item;
  if (item.endedOn !== null) return `${number} is cancelled`;
  if (item.side !== side) return side === 'debt' ? `${number} is no debt` : `${number} is no advance`;
  if (item.customer !== customer) return `${number} is another customer’s`;
  if (item.taxState !== taxState)
    return `${number} is of the registration of ${taxStates[item.taxState].name}, not of ${taxStates[taxState].name}`;
  const before = taken.get(id) ?? 0;
  taken.set(id, before + amount);
  if (before + amount <= open) return null;
  return side === 'debt'
    ? `More than ${number} owes: ${formatRupees(Math.max(0, open - before))} at most`
    : `More than is left of ${number}: ${formatRupees(Math.max(0, open - before))} at most`;
}
