import { paths } from '#contract/paths.ts';
import type { TaxState } from '#domain/tax/states.ts';

/** What is shared, as the calls name it. */
export type SharedOf =
  | { document: string }
  | { receipt: string }
  | { statement: { customer: string; state: TaxState; from: string; to: string } };

/** The id under which its links and mails are listed. */
export function listedUnder(of: SharedOf): string {
  if ('document' in of) return of.document;
  return 'receipt' in of ? of.receipt : of.statement.customer;
}

/** The call for the words to send it with; `remind`: for what is overdue. */
export function lettersAddress(of: SharedOf, remind = false): string {
  const query = new URLSearchParams('statement' in of ? of.statement : of);
  if (remind) query.set('remind', '1');
  return `${paths.letters}?${query}`;
}
