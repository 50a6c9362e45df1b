import { type TallyLedger, tallyParent } from './tally-ledger.ts';

/** The group of Tally that customers belong to. */
const DEBTORS = 'SUNDRY DEBTORS';
/** More names would make the sentence too long to read. */
const NAMED_GROUPS = 5;

/** Whether the group of the ledger is Sundry Debtors, or lies in it by way of groups that the file describes. */
export function isCustomer(ledger: TallyLedger, parentOf: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let name = tallyParent(ledger).toUpperCase(); name && !seen.has(name); name = parentOf.get(name) ?? '') {
    if (name === DEBTORS) return true;
    seen.add(name);
  }
  return false;
}

/** A sentence about the ledgers that were left out because they are not customers'; '' when none was left out. */
export function leftOutSentence(others: readonly TallyLedger[]): string {
  if (others.length === 0) return '';
  const names = [...new Set(others.map(tallyParent))];
  const named = names.slice(0, NAMED_GROUPS).map((name) => name || 'no group');
  const more = names.length > NAMED_GROUPS ? ' and others' : '';
  const ledgers = others.length === 1 ? '1 ledger is' : `${others.length} ledgers are`;
  return `${ledgers} left out, of ${named.join(', ')}${more}. If such a group holds customers, export all masters, so that the file says which group it belongs to.`;
}

/** `noDebtors('1 ledger is left out, …')`: why there is nothing to read. */
export function noDebtors(leftOut: string): string {
  return `No ledger of this file is in the group Sundry Debtors. ${leftOut}`;
}
