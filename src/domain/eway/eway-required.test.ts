import { expect, test } from 'vitest';
import { buildMovedInvoice } from '#test/build/build-eway.ts';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { deliveryState, isShippedElsewhere } from './consignment.ts';
import { isEwayRequired } from './eway-required.ts';
import { noTransport } from './eway-transport.ts';
import { ewayDays, ewayValidUntil, hasPartB } from './eway-validity.ts';

const date = '2026-11-17';

test('there are worked examples', () => {
  expect(examples.eway_required).not.toHaveLength(0);
});

test.each(examples.eway_required)('$id: $note', ({ in: given, out }) => {
  const movement = {
    fromState: given.from_state,
    toState: given.to_state,
    value: given.goods_value_incl_tax_paise,
    date,
  };
  expect(isEwayRequired(movement)).toBe(out.required);
});

test.each([
  ['07', '21', 5_000_000, false],
  ['07', '21', 5_000_001, true],
  ['21', '07', 5_000_001, true],
  ['07', '07', 5_000_001, false],
  ['07', '07', 10_000_000, false],
])('from %s to %s, goods of %i paise: %j', (fromState, toState, value, required) => {
  expect(isEwayRequired({ fromState, toState, value, date })).toBe(required);
});

test('The places of dispatch and delivery decide, not the type of tax', () => {
  const buyerAddress = 'Sample Hotels\nGSTIN 21AAACB5678L1ZK';
  const invoice = buildMovedInvoice({ buyerAddress, consigneeAddress: 'Site\nKarol Bagh\nNew Delhi 110005' });
  expect(deliveryState(invoice, noTransport)?.code).toBe('07');
  expect(deliveryState(invoice, { pin: '751001' })?.code).toBe('21');
  expect(deliveryState(buildMovedInvoice({ consigneeAddress: 'Site 3' }), noTransport)).toBeNull();
});

test.each([
  [
    'Sample Hotels\n1 Example Marg\nGSTIN 07ABCDE1234F2Z1',
    'Sample Hotels Annex\n9 Far Street\nGSTIN 07ABCDE1234F2Z1',
    false,
  ],
  ['Sample Hotels\n1 Example Marg', 'SAMPLE HOTELS, 1 Example Marg', false],
  ['Sample Hotels\n1 Example Marg', 'Stores of the hotel\n1 Example Marg', false],
  ['Sample Hotels\n1 Example Marg', 'Sample Hotels\n9 Far Street', true],
  ['Sample Hotels\n1 Example Marg\nGSTIN 07ABCDE1234F2Z1', 'Site\n9 Far Street', true],
])('billed to %j, shipped to %j: elsewhere is %j', (buyerAddress, consigneeAddress, elsewhere) => {
  expect(isShippedElsewhere(buildMovedInvoice({ buyerAddress, consigneeAddress }))).toBe(elsewhere);
});

test.each([
  [1745, false, 9],
  [200, false, 1],
  [201, false, 2],
  [1, false, 1],
  [0, false, null],
  [45, true, 3],
])('%i km, over-dimensional %j: valid for %j days', (distance, overDimensional, days) => {
  expect(ewayDays({ distance, overDimensional }, date)).toBe(days);
});

test('Validity runs from Part B, and its first day ends at the next midnight but one', () => {
  expect(ewayValidUntil('2026-11-21', 1)).toBe('2026-11-22');
  expect(ewayValidUntil('2026-11-17', 9)).toBe('2026-11-26');
  expect(hasPartB({ mode: 'road', vehicle: '', transportDoc: 'SR-88213' })).toBe(false);
  expect(hasPartB({ mode: 'road', vehicle: 'DL01LX0000', transportDoc: '' })).toBe(true);
  expect(hasPartB({ mode: 'rail', vehicle: '', transportDoc: 'SR-88213' })).toBe(true);
  expect(hasPartB({ mode: '', vehicle: '', transportDoc: '' })).toBe(false);
});
