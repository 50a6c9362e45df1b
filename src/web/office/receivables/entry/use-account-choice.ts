import { useEffect, useRef } from 'react';
import type { CustomerAnswer } from '#contract/customers.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { type MoneyDraft, usesAdvance } from './money-draft.ts';
import type { ChosenParty } from './use-account.ts';

/**
 * Fills in what follows from the customer: the registration that has something open, and the only advance there is. Returns
 * the handler of a choice.
 */
export function useAccountChoice(
  draft: MoneyDraft,
  party: ChosenParty | null,
  states: readonly TaxState[],
  change: (part: Partial<MoneyDraft>) => void,
): (customer: CustomerAnswer) => void {
  // Staff may choose another registration afterwards: it is filled in once for each customer.
  const filledFor = useRef(draft.taxState === '' ? '' : draft.customer);
  useEffect(() => {
    if (!party) return;
    const { customer, accounts } = party;
    const isNew = filledFor.current !== customer.id;
    filledFor.current = customer.id;
    const taxState = isNew ? stateWithMost(draft, accounts, states) : draft.taxState;
    const advances = taxState ? (accounts[taxState]?.advances ?? []) : [];
    const [only] = advances;
    const part: Partial<MoneyDraft> = {
      ...(draft.customerText === '' ? { customerText: customer.name } : {}),
      ...(taxState === draft.taxState ? {} : { taxState }),
      ...(usesAdvance(draft) && draft.source === '' && only && advances.length === 1 ? { source: only.id } : {}),
    };
    if (Object.keys(part).length > 0) change(part);
  }, [party, draft, states, change]);

  return ({ id, name }) => {
    filledFor.current = '';
    change({ customer: id, customerText: name, taxState: draft.taxState || (states[0] ?? '') });
  };
}

/** The registration of the document that was asked for, else the chosen one when something is open there, else another one. */
function stateWithMost(
  { kind, first, source, taxState }: MoneyDraft,
  accounts: ChosenParty['accounts'],
  states: readonly TaxState[],
): TaxState | '' {
  const itemsOf = (state: TaxState) => {
    const { debts = [], advances = [] } = accounts[state] ?? {};
    return kind === 'refund' || kind === 'use' ? advances : debts;
  };
  const has = (id: string) => states.find((state) => id !== '' && itemsOf(state).some((item) => item.id === id));
  const asked = has(first) ?? has(source);
  if (asked) return asked;
  if (taxState !== '' && itemsOf(taxState).length > 0) return taxState;
  return states.find((state) => itemsOf(state).length > 0) ?? (taxState || (states[0] ?? ''));
}
