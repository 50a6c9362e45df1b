import { isTaxState } from '#domain/tax/states.ts';
import type { MoneyDraft } from './money-draft.ts';

/** What a link asks the form for: `?customer=` and the document that is paid first, the advance that pays, or the registration. */
export function askedByAddress(): Partial<MoneyDraft> {
  const params = new URLSearchParams(location.search);
  const [customer, first, source, state] = ['customer', 'document', 'source', 'state'].map((name) => params.get(name));
  return {
    ...(customer ? { customer } : {}),
    ...(first ? { first } : {}),
    ...(source ? { source } : {}),
    ...(state && isTaxState(state) ? { taxState: state } : {}),
  };
}
