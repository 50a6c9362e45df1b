import type { Problem } from '../outcome.ts';
import type { AccountItem } from './account-item.ts';
import { lineProblems } from './line-problems.ts';
import { dateProblem, type VoucherFacts } from './voucher-problems.ts';

/** Money that an advance pays of debts, without a voucher. */
type AdvanceUseDraft = { source: string; date: string; lines: { debt: string; amount: number }[] };

/** Everything that is wrong with the use of an advance, by field. `advance`: null when there is no such one. */
export function advanceUseProblems(
  { source, date, lines }: AdvanceUseDraft,
  advance: AccountItem | null,
  { today, items }: Pick<VoucherFacts, 'today' | 'items'>,
): Problem[] {
  const wrongDate = dateProblem(date, today);
  const problems = wrongDate === null ? [] : [{ field: 'date', message: wrongDate }];
  if (advance?.side !== 'source') return [...problems, { field: 'source', message: 'There is no such advance' }];
  if (advance.endedOn !== null) return [...problems, { field: 'source', message: `${advance.number} is cancelled` }];
  const { customer, taxState } = advance;
  if (customer === null)
    return [...problems, { field: 'source', message: `Choose first whose ${advance.number} is: it has no customer` }];
  if (lines.length === 0) problems.push({ field: 'allocations', message: 'Choose what the advance pays' });
  if (new Set(lines.map(({ debt }) => debt)).size < lines.length)
    problems.push({ field: 'allocations', message: 'Two lines name the same item: put them together' });
  const all = lines.map((line) => ({ ...line, source, tds: 0 }));
  return [...problems, ...lineProblems(all, { customer, taxState, items: new Map([...items, [source, advance]]) })];
}
