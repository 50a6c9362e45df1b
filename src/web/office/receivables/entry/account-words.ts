import { taxStates } from '#domain/tax/states.ts';
import type { LoadState } from '../../parts/use-load.ts';
import type { Account } from './entry-of-draft.ts';
import type { MoneyDraft } from './money-draft.ts';
import { owesWords } from './owes-words.ts';

/** `'owes 3,25,913.00, overdue 1,32,092.00'`: beside the customer's name. */
export function accountNote(account: Account | null, today: string): string {
  if (!account) return '';
  const sum = (items: { open: number }[]) => items.reduce((total, { open }) => total + open, 0);
  const balance = sum(account.debts) - sum(account.advances);
  const overdue = sum(account.debts.filter(({ due }) => due < today));
  return owesWords({ balance, overdue }).join(', ');
}

/** The sentence shown in a list without rows. */
export function nothingOpenText(
  { customer, customerText, taxState }: MoneyDraft,
  loading: LoadState<unknown>['kind'],
  account: Account | null,
  nothing: string,
): string {
  if (customer === '') return 'Choose a customer: what is open appears here, oldest first.';
  if (loading === 'loading') return 'Loading …';
  if (loading === 'failed') return 'What is open could not be loaded.';
  if (taxState === '') return 'Choose the registration.';
  return account ? `${customerText} ${nothing}` : `The firm is not registered in ${taxStates[taxState].name}.`;
}
