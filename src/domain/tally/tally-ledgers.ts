import type { PaymentMode, SettlementReason, TdsKind } from '../receivables/voucher.ts';

/**
 * The ledgers that a firm keeps in Tally besides those of its customers, with the name that one has unless the firm chose another,
 * and the group that a new one is created in.
 */
export const tallyLedgers = {
  sales: { title: 'Sales', name: 'Sales GST', group: 'Sales Accounts' },
  salesReturns: { title: 'Sales returns', name: 'Sales Returns GST', group: 'Sales Accounts' },
  cgst: { title: 'CGST', name: 'Output CGST', group: 'Duties & Taxes' },
  sgst: { title: 'SGST', name: 'Output SGST', group: 'Duties & Taxes' },
  igst: { title: 'IGST', name: 'Output IGST', group: 'Duties & Taxes' },
  roundOff: { title: 'Round off', name: 'Round Off', group: 'Indirect Expenses' },
  cash: { title: 'Cash', name: 'Cash', group: 'Cash-in-Hand' },
  bank: { title: 'Bank', name: 'Bank', group: 'Bank Accounts' },
  tdsIncomeTax: { title: 'TDS, income tax', name: 'TDS Receivable', group: 'Loans & Advances (Asset)' },
  tdsGst: { title: 'TDS, GST', name: 'GST TDS Receivable', group: 'Loans & Advances (Asset)' },
  discount: { title: 'Discount', name: 'Discount Allowed', group: 'Indirect Expenses' },
  badDebts: { title: 'Bad debts', name: 'Bad Debts', group: 'Indirect Expenses' },
} as const;

type TallyLedgerKey = keyof typeof tallyLedgers;

export const tallyLedgerKeys = Object.keys(tallyLedgers) as TallyLedgerKey[];

/** The names that a firm has given to its ledgers; those that are absent have their usual names. */
export type ChosenLedgers = Partial<Record<TallyLedgerKey, string | undefined>>;

/** The names that this firm's Tally has for them. */
export type TallyLedgerNames = Record<TallyLedgerKey, string>;

/** `ledgerNames({ cash: 'Petty Cash' }).cash` → `'Petty Cash'`; a blank or missing one has its usual name. */
export function ledgerNames(chosen: ChosenLedgers = {}): TallyLedgerNames {
  return Object.fromEntries(
    tallyLedgerKeys.map((key) => [key, chosen[key]?.trim() || tallyLedgers[key].name]),
  ) as TallyLedgerNames;
}

/** `ledgerTitle('tdsGst')` → `'TDS, GST'`; a key of a later release is its own title. */
export function ledgerTitle(key: string): string {
  return key in tallyLedgers ? tallyLedgers[key as TallyLedgerKey].title : key;
}

/** The ledger that money came into, or went out of: cash has its own, every other mode ends at the bank. */
export function moneyLedger(mode: PaymentMode | ''): TallyLedgerKey {
  return mode === 'cash' ? 'cash' : 'bank';
}

/** Section 51 of the CGST Act has a separate ledger: it is claimed in the electronic cash ledger, not in the income tax return. */
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
