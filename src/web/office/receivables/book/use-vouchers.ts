import { paths } from '#contract/paths.ts';
import type { VoucherList } from '#contract/vouchers.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import type { DayBookChoice } from './day-book-choice.ts';

export type VoucherPart = VoucherList & { count: number };

/** Loads a page of the day book with the sums of all its pages. */
export function useVouchers(choice: DayBookChoice) {
  return useLoad<VoucherPart>(JSON.stringify(choice), async (signal) => {
    const { kind, taxState, mode, customer, query, from, to, page, size } = choice;
    const list = { receipt: paths.receiptList, refund: paths.refundList, settlement: paths.settlementList }[kind];
    const params = { state: taxState, mode, customer, q: query, from, to, page: String(page), size: String(size) };
    const answer = await callStaff(`${list}?${new URLSearchParams(params)}`, {
      read: (response) => response.json() as Promise<VoucherList>,
      signal,
    });
    return answer.ok
      ? { ...answer, value: { ...answer.value, count: Number(answer.headers.get('X-Total-Count')) } }
      : answer;
  });
}
