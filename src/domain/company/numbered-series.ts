import { type InvoiceKind, kindTitles } from '../invoices/invoice-kinds.ts';
import { formatNumber, type Series, seriesOfPrefix, seriesOn, seriesPrefix } from '../invoices/invoice-number.ts';
import { type VoucherKind, voucherKinds } from '../receivables/voucher.ts';
import { type VoucherSeries, voucherNumber, voucherPrefix, voucherSeriesOf } from '../receivables/voucher-number.ts';
import { voucherWording } from '../receivables/voucher-wording.ts';
import type { TaxState } from '../tax/states.ts';

/** A run of numbers that a firm may have begun elsewhere: of documents, or of receipts, refunds and settlements. */
export type NumberedSeries = Series | VoucherSeries;

/** `startOfSeries(voucherSeriesOf('receipt', 'kerala', '2026-11-21'))` → `'RC-KL/26-27/'` */
export function startOfSeries(series: NumberedSeries): string {
  return isOfMoney(series) ? voucherPrefix(series) : seriesPrefix(series);
}

/** `numberIn(series, 7)` → `'RC-KL/26-27/0007'` */
export function numberIn(series: NumberedSeries, counter: number): string {
  return isOfMoney(series) ? voucherNumber(series, counter) : formatNumber(series, counter);
}

/** `numberedSeriesOf('RC-KL/26-27/')` → Kerala's receipts of that year; null for a prefix that no series has. */
export function numberedSeriesOf(prefix: string): NumberedSeries | null {
  const marked = seriesOfPrefix(prefix.replace(/^(?:RC|RF|ST)-/, ''));
  const series = marked ? numberedSeriesOn(`${marked.financialYear.slice(0, 4)}-04-01`, [marked.taxState]) : [];
  return series.find((each) => startOfSeries(each) === prefix) ?? null;
}

/** The series of that day's financial year, state after state: those of documents, then those of money. */
export function numberedSeriesOn(date: string, states: readonly TaxState[]): NumberedSeries[] {
  return states.flatMap((state) => [
    ...seriesOn(date, [state]),
    ...voucherKinds.map((kind) => voucherSeriesOf(kind, state, date)),
  ]);
}

/** `titleOfKind('receipt')` → `'Receipt'` */
export function titleOfKind(kind: NumberedSeries['kind']): string {
  return isVoucherKind(kind) ? voucherWording[kind].title : kindTitles[kind].report;
}

/** Rule 46 limits the numbers of documents alone. */
export function isOfMoney(series: NumberedSeries): series is VoucherSeries {
  return isVoucherKind(series.kind);
}

function isVoucherKind(kind: InvoiceKind | VoucherKind): kind is VoucherKind {
  return voucherKinds.some((each) => each === kind);
}
