import { expect, test } from 'vitest';
import { otherSupplyProblem } from './other-supply-problem.ts';

const number = 'DL/26-27/0042';

test('A credit note keeps the kind of supply of its invoice', () => {
  expect(otherSupplyProblem({ kind: 'credit' }, { supplyType: 'SEZWP' }, number)).toEqual({
    field: 'supplyType',
    message: `${number} was SEZ, with payment of tax: the note keeps its kind of supply`,
  });
  expect(otherSupplyProblem({ kind: 'credit', supplyType: 'SEZWP' }, {}, number)?.message).toBe(
    `${number} was a regular supply: the note keeps its kind of supply`,
  );
  expect(otherSupplyProblem({ kind: 'credit', supplyType: 'EXPWP' }, { supplyType: 'EXPWP' }, number)).toBeNull();
  expect(otherSupplyProblem({ kind: 'credit' }, {}, number)).toBeNull();
});

test('A note without GST, and what is no note, stand in none of its tables', () => {
  expect(otherSupplyProblem({ kind: 'credit', withoutGst: 'yes' }, { supplyType: 'SEZWP' }, number)).toBeNull();
  expect(otherSupplyProblem({ kind: 'tax' }, { supplyType: 'SEZWP' }, number)).toBeNull();
});
