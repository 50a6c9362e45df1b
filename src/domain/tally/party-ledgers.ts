import { foldText } from '../text/fold-text.ts';
import type { TallyLedgerNames } from './tally-ledgers.ts';

type BookEntry = {
  name: string;
  tallyName: string;
  gstin: string;
  /** Another customer was added before him with the same name. */
  isYounger: boolean;
  id: string;
};

/**
 * The ledger of a customer: the name that staff gave it, else his own. Names of ledgers are unique in Tally, in any letter
 * case: the younger of two customers with one name has his GSTIN in it, and a customer called Cash is not the cash.
 */
export function partyLedger({ id, name, tallyName, gstin, isYounger }: BookEntry, names: TallyLedgerNames): string {
  if (tallyName.trim() !== '') return tallyName.trim();
  const plain = oneLine(name);
  const isTaken = isYounger || Object.values(names).some((each) => foldText(each) === foldText(plain));
  // Without a GSTIN the id tells two apart, and stays the same when the address is corrected.
  return isTaken ? `${plain} (${gstin || id.slice(0, 8)})` : plain;
}

/** The ledger of a buyer who is in no book. `isTaken`: a customer has the same name. */
export function unknownLedger(buyerName: string, isTaken: boolean, names: TallyLedgerNames): string {
  const plain = oneLine(buyerName) || 'Unknown buyer';
  const isOurs = Object.values(names).some((each) => foldText(each) === foldText(plain));
  return isTaken || isOurs ? `${plain} (not in the book)` : plain;
}

function oneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim();
}
