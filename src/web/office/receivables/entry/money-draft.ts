import type { TaxState } from '#domain/tax/states.ts';

/** What the form enters: money that came, an advance paid back, a debt that ends without money, or an advance put to use. */
export type EntryKind = 'receipt' | 'refund' | 'settlement' | 'use';

/** The typed values of the form. Amounts are the texts in their fields. */
export type MoneyDraft = {
  kind: EntryKind;
  /** The id of the chosen customer; '' while none is chosen. */
  customer: string;
  /** The text in the field: the name of the chosen customer. */
  customerText: string;
  taxState: TaxState | '';
  date: string;
  amount: string;
  tds: string;
  tdsKind: string;
  mode: string;
  reference: string;
  reason: string;
  /** Of a set-off and of the use of an advance: its id. */
  source: string;
  note: string;
  /** The debt that is paid before the oldest: the form was opened from its page. */
  first: string;
  /** By id of the debt or advance: the amount that staff typed. The others are filled oldest first. */
  byHand: Record<string, string>;
  /** By id of the debt: how much of it staff say was held back as TDS. The rest is spread over the others. */
  tdsByHand: Record<string, string>;
};

/** `moneyDraftName('receipt')` → `'draft:money-receipt'`: its name on this device. */
export function moneyDraftName(kind: EntryKind) {
  return `draft:money-${kind}` as const;
}

/** `blankMoneyDraft('receipt', '2026-11-21')`: nothing is chosen, and the date is today. */
export function blankMoneyDraft(kind: EntryKind, today: string): MoneyDraft {
  return {
    kind,
    customer: '',
    customerText: '',
    taxState: '',
    date: today,
    amount: '',
    tds: '',
    tdsKind: 'income-tax',
    mode: '',
    reference: '',
    reason: '',
    source: '',
    note: '',
    first: '',
    byHand: {},
    tdsByHand: {},
  };
}

/** Whether something would be lost with the draft. */
export function isTyped({ customerText, amount, tds, mode, reference, reason, note, byHand }: MoneyDraft): boolean {
  return [customerText, amount, tds, mode, reference, reason, note, ...Object.values(byHand)].some(
    (text) => text.trim() !== '',
  );
}

/** Another customer or registration has other debts: what was typed for the debts goes. */
export function changeMoneyDraft(draft: MoneyDraft, part: Partial<MoneyDraft>): MoneyDraft {
  const isOther = (field: 'customer' | 'taxState') => part[field] !== undefined && part[field] !== draft[field];
  const isOtherAccount = isOther('customer') || isOther('taxState');
  return { ...draft, ...(isOtherAccount ? { byHand: {}, tdsByHand: {}, source: '' } : {}), ...part };
}

/** An advance pays debts: of a set-off by a settlement, else without a paper. */
export function usesAdvance({ kind, reason }: Pick<MoneyDraft, 'kind' | 'reason'>): boolean {
  return kind === 'use' || (kind === 'settlement' && reason === 'set-off');
}
