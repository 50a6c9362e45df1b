import { expect, test } from 'vitest';
import { buildMovedInvoice } from '#test/build/build-eway.ts';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { isDate } from '../calendar/indian-date.ts';
import { lawReadOn, legalFigure } from '../returns/law.ts';
import { stateCodes, stateName } from '../tax/states.ts';
import { deliveryState, isShippedElsewhere } from './consignment.ts';
import { ewayLimit, isEwayRequired } from './eway-required.ts';
import { noTransport } from './eway-transport.ts';
import { ewayDays, ewayValidUntil, hasPartB } from './eway-validity.ts';
import { stateLimits } from './state-limits.ts';

const date = '2026-11-17';

test('there are worked examples', () => {
  expect(examples.eway_required).not.toHaveLength(0);
});

test.each(examples.eway_required)('$id: $note', ({ in: given, out }) => {
  const movement = {
    fromState: given.from_state,
    toState: given.to_state,
    value: given.goods_value_incl_tax_paise,
    ...{ date, codes: [] },
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
  expect(isEwayRequired({ fromState, toState, value, date, codes: [] })).toBe(required);
});

const limitWithin = (state: string, codes: string[] = ['48142000'], day = date) =>
  ewayLimit({ fromState: state, toState: state, date: day, codes });

test.each([
  // By name of the state: the value above which a bill is wanted for goods that stay in it.
  ['27', 'Maharashtra', 1_00_000_00],
  ['33', 'Tamil Nadu', 1_00_000_00],
  ['10', 'Bihar', 1_00_000_00],
  ['19', 'West Bengal', 1_00_000_00],
  ['08', 'Rajasthan', 1_00_000_00],
  ['03', 'Punjab', 1_00_000_00],
  ['23', 'Madhya Pradesh', 1_00_000_00],
  ['24', 'Gujarat', 50_000_00],
  ['37', 'Andhra Pradesh', 50_000_00],
  ['01', 'Jammu and Kashmir', null],
])('within %s (%s)', (state, name, above) => {
  expect([stateName(state), limitWithin(state).above]).toEqual([name, above]);
  expect(limitWithin(state).note).not.toContain('not known');
});

test('Where no notification is known, the limit of rule 138 is taken and said', () => {
  expect(limitWithin('32')).toEqual({
    above: 50_000_00,
    note: 'The limit within Kerala is not known here: ₹ 50,000.00 is taken.',
  });
  expect(limitWithin('38').note).toContain('within Ladakh');
  expect(ewayLimit({ fromState: '32', toState: '33', date, codes: [] })).toEqual({ above: 50_000_00, note: '' });
});

test('Boards and steel have a lower limit in Chhattisgarh, tiles too in Jharkhand, and one such row counts', () => {
  const [paper, board, tile] = ['48142000', '44123190', '69072100'];
  expect(limitWithin('22', [paper, tile]).above).toBe(1_00_000_00);
  expect(limitWithin('22', [paper, board]).above).toBe(50_000_00);
  expect(limitWithin('20', [paper]).above).toBe(1_00_000_00);
  expect(limitWithin('20', [paper, tile]).above).toBe(50_000_00);
});

test('A limit holds from its day on', () => {
  expect(limitWithin('10', [], '2019-01-20').above).toBe(2_00_000_00);
  expect(limitWithin('10', [], '2019-01-21').above).toBe(1_00_000_00);
  expect(limitWithin('22', [], '2025-03-31').note).toContain('not known');
});

test('Nothing needs a bill that stays in Jammu and Kashmir', () => {
  const kashmir = { fromState: '01', value: 90_00_000_00, date, codes: [] };
  expect(isEwayRequired({ ...kashmir, toState: '01' })).toBe(false);
  expect(isEwayRequired({ ...kashmir, toState: '38' })).toBe(true);
});

test('Each limit is of a state, in the order of the days, not below that of rule 138, and has its source', () => {
  const usual = legalFigure('eWayInterStateAbove', date);
  for (const [state, limits] of Object.entries(stateLimits)) {
    expect(stateCodes.find(({ code }) => code === state)?.registers).toBe(true);
    const days = limits.map(({ from }) => from);
    expect(days.every((day) => isDate(day) && day <= lawReadOn)).toBe(true);
    expect(days).toEqual([...days].sort());
    for (const { above, but, source } of limits) {
      expect(Math.min(above ?? usual, but?.above ?? usual)).toBe(usual);
      expect(source).toMatch(/\d/);
    }
  }
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
