import type { Problem } from '../outcome.ts';
import { foldText } from '../text/fold-text.ts';
import { type ChosenLedgers, ledgerNames, tallyLedgerKeys, tallyLedgers } from './tally-ledgers.ts';

export const longestLedgerName = 100;

/**
 * What is wrong with the names that a firm has given to its ledgers. Two may be one ledger of the firm, as sales and sales
 * returns often are, but not when Tally keeps them in two groups. `tallyLedgerProblems({ cash: 'Petty Cash' })` → `[]`
 */
export function tallyLedgerProblems(chosen: ChosenLedgers): Problem[] {
  const names = ledgerNames(chosen);
  return tallyLedgerKeys.flatMap((key) => {
    const name = chosen[key]?.trim() ?? '';
    const field = `tallyLedgers.${key}`;
    if (name === '') return [];
    if (name.length > longestLedgerName) return [{ field, message: `At most ${longestLedgerName} characters.` }];
    if (/\p{Cc}/u.test(name)) return [{ field, message: 'The name of a ledger is one line of plain text.' }];
    const { group } = tallyLedgers[key];
    const other = tallyLedgerKeys.find(
      (each) => tallyLedgers[each].group !== group && foldText(names[each]) === foldText(name),
    );
    if (!other) return [];
    return [{ field, message: `${tallyLedgers[other].title} has this ledger, in another group of Tally.` }];
  });
}
