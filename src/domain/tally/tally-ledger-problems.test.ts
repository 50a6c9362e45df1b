import { expect, test } from 'vitest';
import { tallyLedgerProblems } from './tally-ledger-problems.ts';
import { type ChosenLedgers, ledgerNames, ledgerTitle, tallyLedgerKeys } from './tally-ledgers.ts';

test('A blank name is the usual one, and spaces around a name do not count', () => {
  expect(ledgerNames({ cash: ' Petty Cash ', bank: '  ' })).toMatchObject({ cash: 'Petty Cash', bank: 'Bank' });
});

test.each<[ChosenLedgers, string[]]>([
  [{}, []],
  [{ cgst: 'CGST @ 9% & more', bank: 'ନମୁନା ବ୍ୟାଙ୍କ', cash: '' }, []],
  // One ledger for both, as many firms have it: they are in one group.
  [{ sales: 'Sales', salesReturns: 'SALES' }, []],
  [{ discount: 'Round Off' }, []],
  [{ cash: 'x'.repeat(100) }, []],
  [{ cash: 'x'.repeat(101) }, ['tallyLedgers.cash']],
  [{ cash: 'Petty\nCash' }, ['tallyLedgers.cash']],
  [{ cash: 'Petty\u0007Cash' }, ['tallyLedgers.cash']],
  [{ cash: 'Sample', bank: 'sample' }, ['tallyLedgers.cash', 'tallyLedgers.bank']],
  // The usual name of another counts too.
  [{ sales: 'output cgst' }, ['tallyLedgers.sales']],
  // Two that change their names with each other.
  [{ cash: 'Bank', bank: 'Cash' }, []],
])('The names %j have these problems: %j', (chosen, fields) => {
  expect(tallyLedgerProblems(chosen).map(({ field }) => field)).toEqual(fields);
});

test('A problem names the other ledger', () => {
  expect(tallyLedgerProblems({ sales: 'Output CGST' })).toEqual([
    { field: 'tallyLedgers.sales', message: 'CGST has this ledger, in another group of Tally.' },
  ]);
});

test('Each ledger has a title of its own', () => {
  expect(new Set(tallyLedgerKeys.map(ledgerTitle)).size).toBe(tallyLedgerKeys.length);
  expect(ledgerTitle('stock')).toBe('stock');
});
