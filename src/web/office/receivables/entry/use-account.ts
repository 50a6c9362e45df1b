import { useEffect } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CustomerMoney } from '#contract/receivables/customer-money.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import type { Account } from './entry-of-draft.ts';

/** The chosen customer with the accounts of each registration of the firm. Null while none is chosen. */
export type ChosenParty = {
  customer: Pick<CustomerAnswer, 'id' | 'name' | 'billingAddress' | 'gstin'>;
  accounts: Partial<Record<TaxState, Account>>;
  /** When it was loaded. */
  at: string;
  /** It is what this device has kept, because there is no network. */
  isKept?: true;
};

/** Loads the account. Without a network it is what was `seen` of the same customer before, until one comes back. */
export function useAccount(id: string, states: readonly TaxState[], seen: ChosenParty | undefined) {
  const account = useLoad<ChosenParty | null>(`${id} ${states.join(' ')}`, async (signal) => {
    if (id === '') return { ok: true, value: null, headers: new Headers() };
    const read = (response: Response) => response.json();
    const [customer, ...accounts] = await Promise.all([
      callStaff<CustomerAnswer>(path(paths.customer, { id }), { read, signal }),
      ...states.map((state) =>
        callStaff<CustomerMoney>(`${path(paths.customerMoney, { id })}?state=${state}`, { read, signal }),
      ),
    ]);
    const answer = partyOf(customer, accounts, states);
    if (answer.ok || navigator.onLine !== false || seen?.customer.id !== id) return answer;
    return { ok: true, value: { ...seen, isKept: true }, headers: answer.headers };
  });
  const { state, reload } = account;
  // What was loaded stays: an entry that is shown beside it is of that account.
  const isOld = state.kind === 'failed' || (state.kind === 'ready' && state.value?.isKept === true);
  useEffect(() => {
    if (isOld) addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOld, reload]);
  return account;
}

function partyOf(
  customer: CallAnswer<CustomerAnswer>,
  accounts: CallAnswer<CustomerMoney>[],
  states: readonly TaxState[],
): CallAnswer<ChosenParty> {
  if (!customer.ok) return customer;
  const found: ChosenParty['accounts'] = {};
  for (const [index, answer] of accounts.entries()) {
    if (!answer.ok) return answer;
    const state = states[index];
    if (state) found[state] = accountOf(answer.value);
  }
  const { id, name, billingAddress, gstin } = customer.value;
  const value = { customer: { id, name, billingAddress, gstin }, accounts: found, at: new Date().toISOString() };
  return { ...customer, value };
}

function accountOf({ debts, advances }: CustomerMoney): Account {
  return {
    debts: debts.map(({ owed, ...debt }) => ({ ...debt, open: owed })),
    advances: advances.map(({ left, ...advance }) => ({ ...advance, due: advance.date, open: left })),
  };
}
