import { addDays } from '#domain/calendar/indian-date.ts';
import type { AccountItem } from '#domain/receivables/account-item.ts';
import type { VoucherDraft } from '#domain/receivables/voucher.ts';
import type { TaxState } from '#domain/tax/states.ts';

/** A receipt, refund or settlement of `money.json`, or the use of an advance. Amounts are paise. */
export type DemoVoucher = {
  name: string;
  kind: VoucherDraft['kind'] | 'use';
  /** The names of the documents or opening bills that it pays: what is owed of them, or `share` percent of it, less `less`. */
  pays?: string[];
  share?: number;
  less?: number;
  /** How much of it was held back as TDS, in percent. */
  tdsShare?: number;
  /** An advance on top. */
  more?: number;
  /** The receipt whose advance is used or paid back. */
  from?: string;
  /** Of a refund, or the most of an advance that is used. */
  amount?: number;
  /** After the date of the newest that it pays. */
  daysAfter?: number;
  daysAgo?: number;
  customer?: string;
  taxState?: TaxState;
  /** Why it was cancelled. */
  cancelled?: string;
} & Partial<Pick<VoucherDraft, 'mode' | 'reference' | 'tdsKind' | 'reason' | 'note'>>;

/** `of`: the name of the document of the bill. */
export type DemoOpening = {
  name: string;
  of: string;
  side: 'dr' | 'cr';
  amount?: number;
  reference?: string;
  note?: string;
};

export type DemoMoney = { openings: DemoOpening[]; vouchers: DemoVoucher[] };

/** Never after today: the demo's older documents have fixed dates. */
export function dateOfVoucher({ daysAfter = 0, daysAgo = 0 }: DemoVoucher, paid: AccountItem[], today: string): string {
  const newest = paid
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const date = newest === undefined ? addDays(today, -daysAgo) : addDays(newest, daysAfter);
  return date < today ? date : today;
}

type Facts = Pick<VoucherDraft, 'date' | 'customer' | 'taxState'> & { paid: AccountItem[]; source: AccountItem | null };

/** The voucher as staff would enter it. */
export function voucherDraft(voucher: DemoVoucher, { paid, source, ...account }: Facts): VoucherDraft {
  const { kind, tdsShare = 0, more = 0, share = 100, less = 0 } = voucher;
  if (kind === 'use') throw new Error('The use of an advance is no voucher.');
  const lines = paid.map(({ id, open }) => {
    const amount = percentOf(open, share) - less;
    return { source: null, debt: id, amount, tds: percentOf(amount, tdsShare) };
  });
  const tds = lines.reduce((total, line) => total + line.tds, 0);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const refund = voucher.amount ?? 0;
  return {
    ...account,
    kind,
    amount: kind === 'refund' ? refund : kind === 'settlement' ? sum : sum + more - tds,
    tds,
    tdsKind: voucher.tdsKind ?? '',
    mode: voucher.mode ?? '',
    reference: voucher.reference ?? '',
    reason: voucher.reason ?? '',
    note: voucher.note ?? '',
    lines: kind === 'refund' ? [{ source: source?.id ?? '', debt: null, amount: refund, tds: 0 }] : lines,
  };
}

/** In whole rupees: `percentOf(1_234_56, 50)` → `617_00` */
function percentOf(paise: number, percent: number): number {
  return Math.floor((paise * percent) / 100_00) * 100;
}
