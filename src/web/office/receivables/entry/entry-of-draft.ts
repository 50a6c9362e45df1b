import { paths } from '#contract/paths.ts';
import type { Problem } from '#domain/outcome.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import { advanceUseProblems } from '#domain/receivables/advance-use-problems.ts';
import { countsAsPaid, type VoucherDraft } from '#domain/receivables/voucher.ts';
import { readVoucherInput } from '#domain/receivables/voucher-input.ts';
import { voucherProblems } from '#domain/receivables/voucher-problems.ts';
import { taxStateIds } from '#domain/tax/states.ts';
import { type MoneyDraft, usesAdvance } from './money-draft.ts';
import { amountOf, type PaysItem, type PaysRow, paysRows, sumOfRows } from './pays-rows.ts';
import { type TdsPart, tdsParts } from './tds-parts.ts';

/** The account of the chosen customer with the chosen registration. */
export type Account = { debts: PaysItem[]; advances: PaysItem[] };

/** What the form would send, and what is wrong with it. Money in paise. */
export type Entry = {
  rows: PaysRow[];
  /** The advance that pays, if one is chosen. */
  source: PaysItem | null;
  /** What came and was held back; of a settlement what it settles; of an advance what it uses. */
  total: number;
  /** What the rows take. */
  taken: number;
  /** What of each row was held back, by the id of its debt; empty without TDS. */
  tds: ReadonlyMap<string, TdsPart>;
  /** By field; a row's problem has the field `pays ID`. */
  problems: Problem[];
  /** The draft as the rules and the paper know it. */
  draft: VoucherDraft;
};

const noAccount: Account = { debts: [], advances: [] };

export function entryOf(draft: MoneyDraft, account: Account | null, today: string): Entry {
  const { debts, advances } = account ?? noAccount;
  const source = usesAdvance(draft) ? (advances.find(({ id }) => id === draft.source) ?? null) : null;
  const [amount, tds] = [paise(draft.amount), draft.kind === 'receipt' ? paise(draft.tds) : 0];
  const came = (Number.isNaN(amount) ? 0 : amount) + (Number.isNaN(tds) ? 0 : tds);
  const hasAmount = draft.kind === 'receipt' || draft.kind === 'refund';
  const items = draft.kind === 'refund' ? advances : debts;
  const rows = paysRows(items, draft.byHand, { sum: hasAmount ? came : (source?.open ?? 0), first: draft.first });
  const paying = rows.filter(({ pays }) => pays !== 0);
  const taken = sumOfRows(rows);
  const parts = tdsParts(tds, paying, draft.tdsByHand);
  const voucher = voucherOf(draft, amount, tds, { paying, parts, source });
  return {
    rows,
    source,
    total: hasAmount ? came : taken,
    taken,
    tds: parts,
    problems: problemsOf(draft, voucher, { debts, advances }, today).map((problem) => ofRow(problem, paying)),
    draft: voucher,
  };
}

/** What the call sends. */
export function entryBody({ draft, source }: Entry, kind: MoneyDraft['kind'], items: readonly PaysItem[]): object {
  const { customer, taxState, date, note, amount, tds, tdsKind, mode, reference, reason, lines } = draft;
  const debts = lines.map((line) => ({ ...debtOf(line.debt ?? '', items), amount: line.amount }));
  const withTds = debts.map((debt, index) => ({ ...debt, tds: lines[index]?.tds ?? 0 }));
  if (kind === 'use') return { source: source?.id ?? '', allocations: debts };
  const common = { customer, taxState, date, note };
  if (kind === 'receipt') return { ...common, amount, tds, tdsKind, mode, reference, allocations: withTds };
  if (kind === 'refund') {
    const allocations = lines.map((line) => ({ source: line.source ?? '', amount: line.amount }));
    return { ...common, amount, mode, reference, allocations };
  }
  const allocations = source ? debts.map((line) => ({ ...line, source: source.id })) : debts;
  return { ...common, reason, tdsKind, reference, allocations };
}

/** Where each form sends what it enters. */
export const entryPaths = {
  receipt: paths.receiptList,
  refund: paths.refundList,
  settlement: paths.settlementList,
  use: paths.useAdvance,
} as const;

/** The names of a row's problems, as the form has them: `allocations.0` of the call is the first row that pays. */
export function ofRow(problem: Problem, paying: readonly PaysRow[]): Problem {
  const index = /^allocations\.(\d+)/.exec(problem.field)?.[1];
  const row = index === undefined ? undefined : paying[Number(index)];
  return row ? { ...problem, field: `pays ${row.item.id}` } : problem;
}

/** The rows that a call names, in its order. */
export function payingRows(rows: readonly PaysRow[]): PaysRow[] {
  return rows.filter(({ pays }) => pays !== 0);
}

function paise(text: string) {
  return amountOf(text) ?? Number.NaN;
}

function debtOf(id: string, items: readonly PaysItem[]) {
  const isOpening = items.some((item) => item.id === id && item.kind === 'opening');
  return isOpening ? { opening: id } : { document: id };
}

function voucherOf(
  draft: MoneyDraft,
  amount: number,
  tds: number,
  {
    paying,
    parts,
    source,
  }: { paying: readonly PaysRow[]; parts: ReadonlyMap<string, TdsPart>; source: PaysItem | null },
): VoucherDraft {
  const lines = paying.map(({ item, pays }) => {
    const part = parts.get(item.id);
    const isRefund = draft.kind === 'refund';
    return {
      source: isRefund ? item.id : (source?.id ?? null),
      debt: isRefund ? null : item.id,
      amount: pays ?? Number.NaN,
      tds: part ? (part.tds ?? Number.NaN) : 0,
    };
  });
  const kind = draft.kind === 'use' ? 'settlement' : draft.kind;
  const { customer, taxState, date, mode, reference, reason, note } = draft;
  const isTds = kind === 'receipt' ? tds !== 0 : reason === 'tds';
  const tdsKind = isTds ? draft.tdsKind : '';
  const typed = { customer, date, mode, reference, reason, note, amount, tds, tdsKind };
  const read = readVoucherInput({ ...typed, kind, taxState: taxState || taxStateIds[0], lines });
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

function problemsOf(draft: MoneyDraft, voucher: VoucherDraft, account: Account, today: string): Problem[] {
  const { customer, taxState } = voucher;
  const { source } = draft;
  if (draft.customer === '') return [{ field: 'customer', message: 'Choose the customer' }];
  if (draft.taxState === '') return [{ field: 'taxState', message: 'Choose the registration' }];
  const missingSource = usesAdvance(draft) && source === '';
  const needed = missingSource
    ? [{ field: 'source', message: account.advances.length > 0 ? 'Choose the advance' : 'There is no advance to use' }]
    : [];
  const items = new Map(
    [
      ...account.debts.map((item) => itemOf(item, 'debt')),
      ...account.advances.map((item) => itemOf(item, 'source')),
    ].map((item) => [item.id, { ...item, customer, taxState }]),
  );
  if (draft.kind === 'use') {
    if (missingSource) return needed;
    const lines = voucher.lines.map(({ debt, amount }) => ({ debt: debt ?? '', amount }));
    return advanceUseProblems({ source, date: today, lines }, items.get(source) ?? null, { today, items });
  }
  const found = voucherProblems(voucher, { today, customer: { name: draft.customerText, isArchived: false }, items });
  return missingSource ? [...found.filter(({ field }) => !field.startsWith('allocations')), ...needed] : found;
}

function itemOf(item: PaysItem, side: 'debt' | 'source'): Omit<AccountItem, 'customer' | 'taxState'> {
  return { ...item, side, kind: item.kind as AccountItem['kind'], endedOn: null };
}

/** What a receipt leaves as an advance, in paise; below zero when its rows take more than came. */
export function leftOver({ draft, taken }: Entry): number {
  return countsAsPaid({ amount: draft.amount || 0, tds: draft.tds || 0 }) - taken;
}
