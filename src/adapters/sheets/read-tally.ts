import type { Sheet } from '#domain/customers/import/sheet.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { readMasters } from './read-masters.ts';
import { isCustomer, leftOutSentence, noDebtors } from './tally-debtors.ts';
import { tallyCells, tallyHeadings } from './tally-ledger.ts';

/** Reads the ledgers of customers from Tally's export of masters (XML). */
export function readTally(text: string): Outcome<Sheet[]> {
  const masters = readMasters(text);
  if (!masters.ok) return masters;
  const { ledgers, parentOfGroup, hasVouchers } = masters.value;
  if (ledgers.length === 0) return failed('invalid', hasVouchers ? onlyVouchers : noLedgers);
  const rows = ledgers.flatMap((ledger, at) =>
    isCustomer(ledger, parentOfGroup) ? [{ number: at + 1, cells: tallyCells(ledger), unreadable: [] }] : [],
  );
  const leftOut = leftOutSentence(ledgers.filter((ledger) => !isCustomer(ledger, parentOfGroup)));
  if (rows.length === 0) return failed('invalid', noDebtors(leftOut));
  return ok([
    { kind: 'tally', name: '', rows: [{ number: 0, cells: tallyHeadings, unreadable: [] }, ...rows], leftOut },
  ]);
}

const onlyVouchers = 'This file holds vouchers of Tally and no ledgers. Export the masters instead.';
const noLedgers = 'This XML file holds no ledgers of Tally. Export the masters of Tally as XML.';
