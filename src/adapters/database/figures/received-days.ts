import { sql } from 'kysely';
import type { FiguresFilter } from '#operations/ports/figures/figures-store.ts';
import type { Database } from '../engine/tables.ts';
import { type Changes, openDaySums } from './day-sums.ts';

/** Receipts, with what was held back as tax, less refunds, by month; without cancelled ones. */
export function openReceivedDays(database: Database, tail?: number) {
  const daySums = openDaySums(database, received, tail);
  return ({ from, to, taxState }: FiguresFilter): Promise<{ month: string; amount: number }[]> =>
    daySums(taxState, (sums) => {
      const months = new Map<string, number>();
      for (const [day, amounts] of sums)
        if (day >= from && day <= to) {
          const month = day.slice(0, 7);
          months.set(month, (months.get(month) ?? 0) + (amounts.get('') ?? 0));
        }
      return [...months].map(([month, amount]) => ({ month, amount }));
    });
}

const amount = sql`case kind when 'refund' then -amount else amount + tds end`;

const received: Changes = {
  begun: (within) => sql`
    select tax_state, date as day, '' as due, ${amount} as amount from vouchers
    where kind in ('receipt', 'refund') and ${within(sql`issued_seq`)}`,
  ended: (within) => sql`
    select tax_state, date, '', -(${amount}) from vouchers
      inner join voucher_cancellations on voucher_cancellations.voucher = vouchers.id
    where kind in ('receipt', 'refund') and ${within(sql`line`)}`,
};
