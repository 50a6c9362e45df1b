import { expect, test } from 'vitest';
import { buildForm, buildLine } from '#test/build/build-form.ts';
import { home } from '#test/specification/specified-firm.ts';
import { issuedPlace } from './issued-place.ts';

const draft = {
  ...buildForm({
    buyerAddress: 'Sample Interiors, New Delhi 110024\nGSTIN 07ABCDE1234F2Z1',
    consigneeAddress: 'Site\nGurugram 122002',
    lines: [buildLine(1, { product: 'Interior Fitout works', hsn: '995468' })],
  }),
  taxState: home,
  taxType: 'state' as const,
};

test('A document keeps the place of its issue, also when the rules have changed since', () => {
  expect(issuedPlace({ kind: 'tax', place: '07' }, draft)?.code).toBe('07');
  expect(issuedPlace({ kind: 'tax', place: '06' }, draft)?.code).toBe('06');
  expect(issuedPlace({ kind: 'tax', place: '' }, draft)).toBeNull();
});

test('What an earlier release issued without facts has the place of its addresses, a pro-forma that of the law', () => {
  expect(issuedPlace({ kind: 'tax', place: null }, draft)?.code).toBe('07');
  expect(issuedPlace({ kind: 'credit', place: null }, draft)?.code).toBe('07');
  expect(issuedPlace({ kind: 'pro', place: null }, draft)?.code).toBe('06');
});
