import { financialYear } from '../calendar/financial-year.ts';
import { type TaxState, taxStates } from '../tax/states.ts';
import type { VoucherKind } from './voucher.ts';

/** One run of numbers: a kind, a registration and a financial year. */
export type VoucherSeries = { kind: VoucherKind; taxState: TaxState; financialYear: string };

/** `voucherSeriesOf('receipt', 'kerala', '2026-11-21')` → the series `RC-KL/26-27/`. */
export function voucherSeriesOf(kind: VoucherKind, taxState: TaxState, date: string): VoucherSeries {
  return { kind, taxState, financialYear: financialYear(date) };
}

/** `voucherNumber(series, 12)` → `'RC-DL/26-27/0012'`. Rule 46 limits the numbers of invoices, not these: they may be longer. */
export function voucherNumber(series: VoucherSeries, counter: number): string {
  return voucherPrefix(series) + String(counter).padStart(4, '0');
}

/** `voucherPrefix(voucherSeriesOf('receipt', 'kerala', '2026-11-21'))` → `'RC-KL/26-27/'` */
export function voucherPrefix({ kind, taxState, financialYear }: VoucherSeries): string {
  return `${marks[kind]}-${taxStates[taxState].prefix}/${financialYear.slice(2)}/`;
}

/** What numbers begin with, one entry for each kind and registration: `voucherPrefixes(['kerala'])[0]` → `'RC-KL/'` */
export function voucherPrefixes(states: readonly TaxState[]): string[] {
  return Object.values(marks).flatMap((mark) => states.map((state) => `${mark}-${taxStates[state].prefix}/`));
}

const marks: Record<VoucherKind, string> = { receipt: 'RC', refund: 'RF', settlement: 'ST' };
