import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CustomerMoney } from '#contract/receivables/customer-money.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import { type LateAccount, lateAccount } from './reminder-words.ts';

/** The registrations to which a customer owes something that is overdue, most overdue first. */
export function useLateAccounts(id: string, states: readonly TaxState[], today: string) {
  return useLoad<LateAccount[]>(`${id} ${states.join(' ')}`, async (signal): Promise<CallAnswer<LateAccount[]>> => {
    const answers = await Promise.all(
      states.map(async (state) => ({
        state,
        answer: await callStaff<CustomerMoney>(`${path(paths.customerMoney, { id })}?state=${state}`, {
          read: (response) => response.json(),
          signal,
        }),
      })),
    );
    const accounts: LateAccount[] = [];
    for (const { state, answer } of answers) {
      if (!answer.ok) return answer;
      accounts.push(lateAccount(state, answer.value, today));
    }
    const late = accounts.filter(({ overdue }) => overdue > 0).sort((one, other) => other.overdue - one.overdue);
    return { ok: true, value: late, headers: new Headers() };
  });
}
