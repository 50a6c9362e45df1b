import { paths } from '#contract/paths.ts';
import type { VoucherList } from '#contract/receivables/vouchers.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import type { DayBookChoice } from './day-book-choice.ts';

export type VoucherPart = VoucherList & { count: number };

/** Loads a page of the day book with the sums of all its pages. */
export function useVouchers(choice: DayBookChoice) {
  return useLoad<VoucherPart>(JSON.stringify(choice), async (signal) => {
    const { kind, page, size } = choice;
    const list = { receipt: paths.receiptList, refund: paths.refundList, settlement: paths.settlementList }[kind];
    const params = { ...paramsOf(choice), page: String(page), size: String(size) };
    const answer = await callStaff(`${list}?${new URLSearchParams(params)}`, {
      read: (response) => response.json() as Promise<VoucherList>,
      signal,
    });
    return answer.ok
      ? { ...answer, value: { ...answer.value, count: Number(answer.headers.get('X-Total-Count')) } }
      : answer;
  });
}

/** The address of the whole list as an Excel workbook. */
export function workbookOf(choice: DayBookChoice): string {
  const workbook = {
    receipt: paths.receiptWorkbook,
    refund: paths.refundWorkbook,
    settlement: paths.settlementWorkbook,
  }[choice.kind];
  return `${workbook}?${new URLSearchParams(paramsOf(choice))}`;
}

function paramsOf({ taxState, mode, customer, query, from, to }: DayBookChoice) {
  return { state: taxState, mode, customer, q: query, from, to };
}
