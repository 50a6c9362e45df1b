import type { PaymentMode, SettlementReason, TdsKind } from '../receivables/voucher.ts';

/** The ledgers that a firm keeps in Tally besides those of its customers, with the group that a new one is created in. */
export const tallyLedgers = {
  sales: { name: 'Sales GST', group: 'Sales Accounts' },
  salesReturns: { name: 'Sales Returns GST', group: 'Sales Accounts' },
  cgst: { name: 'Output CGST', group: 'Duties & Taxes' },
  sgst: { name: 'Output SGST', group: 'Duties & Taxes' },
  igst: { name: 'Output IGST', group: 'Duties & Taxes' },
  roundOff: { name: 'Round Off', group: 'Indirect Expenses' },
  cash: { name: 'Cash', group: 'Cash-in-Hand' },
  bank: { name: 'Bank', group: 'Bank Accounts' },
  tdsIncomeTax: { name: 'TDS Receivable', group: 'Loans & Advances (Asset)' },
  tdsGst: { name: 'GST TDS Receivable', group: 'Loans & Advances (Asset)' },
  discount: { name: 'Discount Allowed', group: 'Indirect Expenses' },
  badDebts: { name: 'Bad Debts', group: 'Indirect Expenses' },
} as const;

export type TallyLedgerKey = keyof typeof tallyLedgers;

/** The names that this firm's Tally has for them. */
export type TallyLedgerNames = Record<TallyLedgerKey, string>;

/** `ledgerNames({ cash: 'Petty Cash' }).cash` → `'Petty Cash'`; a blank or missing one has its usual name. */
export function ledgerNames(chosen: Partial<Record<TallyLedgerKey, string | undefined>> = {}): TallyLedgerNames {
  return Object.fromEntries(
    Object.entries(tallyLedgers).map(([key, { name }]) => [key, chosen[key as TallyLedgerKey]?.trim() || name]),
  ) as TallyLedgerNames;
}

/** The ledger that money came into, or went out of: cash has its own, every other mode ends at the bank. */
export function moneyLedger(mode: PaymentMode | ''): TallyLedgerKey {
  return mode === 'cash' ? 'cash' : 'bank';
}

/** Section 51 of the CGST Act has a ledger of its own: it is claimed in the electronic cash ledger, not in the income tax return. */
export function tdsLedger(kind: TdsKind | ''): TallyLedgerKey {
  return kind === 'gst' ? 'tdsGst' : 'tdsIncomeTax';
}

/** What a debt that ends without money is booked to. A set-off moves money within the party's ledger. */
export function settlementLedger(
  reason: Exclude<SettlementReason, 'set-off'> | '',
  tdsKind: TdsKind | '',
): TallyLedgerKey {
  if (reason === 'tds') return tdsLedger(tdsKind);
  if (reason === 'rounding') return 'roundOff';
  return reason === 'bad-debt' ? 'badDebts' : 'discount';
}
