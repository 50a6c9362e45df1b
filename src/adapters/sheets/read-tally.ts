import type { Sheet } from '#domain/customers/import/sheet.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { readMasters } from './read-masters.ts';
import { type TallyLedger, tallyCells, tallyHeadings, tallyParent } from './tally-ledger.ts';

/** The group of Tally that customers belong to. */
const DEBTORS = 'SUNDRY DEBTORS';
/** More names would make the sentence too long to read. */
const NAMED_GROUPS = 5;

/** Reads the ledgers of customers from Tally's export of masters (XML). */
export function readTally(text: string): Outcome<Sheet[]> {
  const masters = readMasters(text);
  if (!masters.ok) return masters;
  const { ledgers, parentOfGroup, hasVouchers } = masters.value;
  if (ledgers.length === 0) return failed('invalid', hasVouchers ? onlyVouchers : noLedgers);
  const isCustomer = (ledger: TallyLedger) => isDebtors(tallyParent(ledger), parentOfGroup);
  const rows = ledgers.flatMap((ledger, at) =>
    isCustomer(ledger) ? [{ number: at + 1, cells: tallyCells(ledger), unreadable: [] }] : [],
  );
  const leftOut = leftOutSentence(ledgers.filter((ledger) => !isCustomer(ledger)));
  if (rows.length === 0) return failed('invalid', `No ledger of this file is in the group Sundry Debtors. ${leftOut}`);
  return ok([
    { kind: 'tally', name: '', rows: [{ number: 0, cells: tallyHeadings, unreadable: [] }, ...rows], leftOut },
  ]);
}

const onlyVouchers = 'This file holds vouchers of Tally and no ledgers. Export the masters instead.';
const noLedgers = 'This XML file holds no ledgers of Tally. Export the masters of Tally as XML.';

/** Whether the group is Sundry Debtors, or lies in it by way of groups that the file describes. */
function isDebtors(group: string, parentOf: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let name = group.toUpperCase(); name && !seen.has(name); name = parentOf.get(name) ?? '') {
    if (name === DEBTORS) return true;
    seen.add(name);
  }
  return false;
}

function leftOutSentence(others: TallyLedger[]): string {
  if (others.length === 0) return '';
  const names = [...new Set(others.map(tallyParent))];
  const named = names.slice(0, NAMED_GROUPS).map((name) => name || 'no group');
  const more = names.length > NAMED_GROUPS ? ' and others' : '';
  const ledgers = others.length === 1 ? '1 ledger is' : `${others.length} ledgers are`;
  return `${ledgers} left out, of ${named.join(', ')}${more}. If such a group holds customers, export all masters, so that the file says which group it belongs to.`;
}
