import { paths } from '#contract/paths.ts';
import type { DayBookAnswer } from '#contract/receivables/day-book.ts';
import type { VoucherList } from '#contract/receivables/vouchers.ts';
import type { VoucherKind } from '#domain/receivables/voucher.ts';
import { fetchCounted } from '../../parts/list/fetch-counted.ts';
import { useLoad } from '../../parts/use-load.ts';
import type { DayBookChoice } from './day-book-choice.ts';

export type VoucherPart = VoucherList & { count: number };

/** Loads a page of the day book with the sums of all its pages. */
export function useVouchers(kind: VoucherKind, choice: DayBookChoice) {
  return useLoad<VoucherPart>(JSON.stringify(choice), (signal) => {
    const { page, size } = choice;
    const list = { receipt: paths.receiptList, refund: paths.refundList, settlement: paths.settlementList }[kind];
    const params = { ...paramsOf(choice), page: String(page), size: String(size) };
    return fetchCounted<VoucherList>(`${list}?${new URLSearchParams(params)}`, signal);
  });
}

export type DayBookPart = DayBookAnswer & { count: number };

/** The same of all vouchers in one list. */
export function useAllVouchers(choice: DayBookChoice) {
  return useLoad<DayBookPart>(JSON.stringify(choice), (signal) => {
    const params = { ...allParamsOf(choice), page: String(choice.page), size: String(choice.size) };
    return fetchCounted<DayBookAnswer>(`${paths.dayBook}?${new URLSearchParams(params)}`, signal);
  });
}

/** The address of the whole list as an Excel workbook, and a name for the file. */
export function workbookOf(choice: DayBookChoice): [address: string, name: string] {
  const { kind } = choice;
  if (kind === 'all') return [`${paths.dayBookWorkbook}?${new URLSearchParams(allParamsOf(choice))}`, 'day-book.xlsx'];
  const workbook = {
    receipt: paths.receiptWorkbook,
    refund: paths.refundWorkbook,
    settlement: paths.settlementWorkbook,
  };
  return [`${workbook[kind]}?${new URLSearchParams(paramsOf(choice))}`, `${kind}s.xlsx`];
}

function allParamsOf({ voucher, taxState, customer, query, from, to }: DayBookChoice) {
  return { kind: voucher, state: taxState, customer, q: query, from, to };
}

function paramsOf({ taxState, mode, customer, query, from, to }: DayBookChoice) {
  return { state: taxState, mode, customer, q: query, from, to };
}
