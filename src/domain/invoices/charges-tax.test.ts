import { expect, test } from 'vitest';
import { chargesTax, showsTax } from './charges-tax.ts';

test.each([
  [{ kind: 'tax' }, true, true],
  // Its paper says 0 %: CGST rule 46(l) and (m).
  [{ kind: 'tax', supplyType: 'EXPWOP' }, false, true],
  [{ kind: 'tax', supplyType: 'EXPWP' }, true, true],
  [{ kind: 'credit', withoutGst: 'yes' }, false, false],
  [{ kind: 'credit', withoutGst: 'yes', supplyType: 'SEZWOP' }, false, false],
  [{ kind: 'challan', purpose: 'approval' }, false, false],
  [{ kind: 'challan', purpose: 'approval', supplyType: 'SEZWOP' }, false, false],
  [{ kind: 'challan', purpose: 'approval', showTax: 'yes' }, true, true],
  [{ kind: 'challan', purpose: 'site' }, true, true],
] as const)('%j charges tax: %s, and shows it: %s', (choices, charges, shows) => {
  expect([chargesTax(choices), showsTax(choices)]).toEqual([charges, shows]);
});
