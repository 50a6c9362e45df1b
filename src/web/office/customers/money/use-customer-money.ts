import type { OneCustomer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CustomerMoney, OpeningBillAnswer } from '#contract/receivables/customer-money.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';

/** What a customer owes: today over all registrations, and to each; the customer's advances, and the opening bills. */
export type MoneyOfCustomer = {
  today: Pick<OneCustomer, 'balance' | 'ageing'>;
  accounts: ({ state: TaxState } & CustomerMoney)[];
  openings: OpeningBillAnswer[];
};

export function useCustomerMoney(id: string, states: readonly TaxState[]) {
  return useLoad<MoneyOfCustomer>(`${id} ${states.join(' ')}`, async (signal): Promise<CallAnswer<MoneyOfCustomer>> => {
    const read = (response: Response) => response.json();
    const [today, openings, ...answers] = await Promise.all([
      callStaff<OneCustomer>(path(paths.customer, { id }), { read, signal }),
      callStaff<OpeningBillAnswer[]>(path(paths.customerOpenings, { id }), { read, signal }),
      ...states.map(async (state) => ({
        state,
        answer: await callStaff<CustomerMoney>(`${path(paths.customerMoney, { id })}?state=${state}`, { read, signal }),
      })),
    ]);
    if (!today.ok) return today;
    if (!openings.ok) return openings;
    const accounts: MoneyOfCustomer['accounts'] = [];
    for (const { state, answer } of answers) {
      if (!answer.ok) return answer;
      accounts.push({ state, ...answer.value });
    }
    return { ...openings, value: { today: today.value, accounts, openings: openings.value } };
  });
}
