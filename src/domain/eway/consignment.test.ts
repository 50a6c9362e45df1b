import { expect, test } from 'vitest';
import { buildMovedInvoice } from '#test/build/build-eway.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import type { InvoiceLine } from '../invoices/invoice.ts';
import { consignmentOf, deliveryPin, deliveryState, dispatchState, isShippedElsewhere } from './consignment.ts';
import { ewayDays, ewayValidUntil, hasPartB } from './eway-validity.ts';
import { formatEwayNumber } from './format-eway-number.ts';

const [panel] = buildMovedInvoice().lines;

/** A line of 100.00 a piece; `hsn` says whether it is goods, carriage or another service. */
function line(hsn: string, ratePaise = 100_00): InvoiceLine {
  if (!panel) throw new Error('The sample has a line.');
  return {
    ...panel,
    hsn,
    quantityMilli: 1000,
    ratePaise,
    gstBasisPoints: 1800,
    discountPaise: 0,
    discountBasisPoints: 0,
  };
}

const of = (...lines: InvoiceLine[]) => consignmentOf({ taxType: 'central', lines });

test.each(['996511', '996719', '996812', '998540'])(
  'What HSN %s charges for carriage is in the value of the goods',
  (hsn) => {
    expect(of(line('39259090'), line(hsn, 50_00))).toMatchObject({
      ...{ taxable: 150_00, igst: 27_00, cgst: 0, sgst: 0, value: 177_00 },
      ...{ hasCharges: true, hasServices: false, goods: [{ hsn: '39259090', taxable: 100_00 }] },
    });
  },
);

test.each(['995475', '996611', '998311', '999965'])('A service of HSN %s does not move', (hsn) => {
  expect(of(line('39259090'), line(hsn, 50_00))).toMatchObject({
    ...{ taxable: 100_00, igst: 18_00, value: 118_00, hasCharges: false, hasServices: true },
  });
});

test('The rounding of a whole document is in the value, and not that of a part of one', () => {
  expect(of(line('39259090', 100_20))).toMatchObject({ roundOff: -24, value: 118_00 });
  expect(of(line('39259090', 100_20), line('995475'))).toMatchObject({ roundOff: 0, value: 118_24 });
});

test('Carriage without goods is a service', () => {
  expect(of(line('996511'))).toMatchObject({ goods: [], value: 0, hasCharges: false, hasServices: true });
});

test('Within a state the tax is split', () => {
  expect(consignmentOf({ taxType: 'state', lines: [line('39259090')] })).toMatchObject({
    ...{ cgst: 9_00, sgst: 9_00, igst: 0, value: 118_00 },
  });
});

const puri = 'Example Hotels\nPuri 752001';

test('Goods go to the state of the PIN that staff added, else to that of the delivery address', () => {
  const to = { buyerAddress: 'x', consigneeAddress: puri, taxState: home } as const;
  expect(dispatchState({ taxState: branch })).toEqual({ code: '21', name: branchName });
  expect(deliveryState(to, { pin: '' })).toEqual({ code: '21', name: branchName });
  expect(deliveryState(to, { pin: '110001' })).toEqual({ code: '07', name: homeName });
  expect(deliveryState({ ...to, consigneeAddress: 'Somewhere' }, { pin: '' })).toBeNull();
  expect([deliveryPin(to, { pin: '' }), deliveryPin(to, { pin: '110001' })]).toEqual(['752001', '110001']);
  expect(deliveryPin({ ...to, consigneeAddress: 'Somewhere' }, { pin: '' })).toBe('');
});

test('Goods go to somebody else only when neither the GSTIN nor the place is the buyer’s', () => {
  const elsewhere = (buyerAddress: string, consigneeAddress: string) =>
    isShippedElsewhere({ buyerAddress, consigneeAddress, taxState: home });
  const gstin = 'GSTIN 21AAACB5678L1ZK';
  expect(elsewhere(puri, puri)).toBe(false);
  expect(elsewhere(puri, 'EXAMPLE HOTELS,\nPuri - 752001')).toBe(false);
  expect(elsewhere(puri, 'Site office\nPuri 752001')).toBe(false);
  expect(elsewhere('Sample\nPlot 2.\nPuri 752001', 'Sample\n(PLOT 2)\nPuri - 752001.')).toBe(false);
  // The words are compared, and not their letters alone.
  expect(elsewhere('Sample\nPlot 21\nPuri 752001', 'Sample\nPlot 2 1\nPuri 752001')).toBe(true);
  expect(elsewhere(puri, 'Example Hotels\nCuttack 753001')).toBe(true);
  expect(elsewhere(`${puri}\n${gstin}`, `Site\nCuttack 753001\n${gstin}`)).toBe(false);
  expect(elsewhere(`${puri}\n${gstin}`, 'Site\nCuttack 753001')).toBe(true);
});

test('A bill is valid a day for each 200 km, or 20 km of a load that needs a wide vehicle', () => {
  const days = (distance: number, overDimensional = false) => ewayDays({ distance, overDimensional }, '2026-11-17');
  expect([days(0), days(-1), days(1), days(200), days(201), days(1745)]).toEqual([null, null, 1, 1, 2, 9]);
  expect([days(20, true), days(21, true)]).toEqual([1, 2]);
  expect(ewayValidUntil('2026-11-30', 9)).toBe('2026-12-09');
});

test('On a road the vehicle makes Part B, otherwise the transport document', () => {
  const part = (mode: 'road' | 'rail' | '', vehicle: string, transportDoc: string) =>
    hasPartB({ mode, vehicle, transportDoc });
  expect([part('road', 'DL01AB1234', ''), part('road', '', 'RR-1')]).toEqual([true, false]);
  expect([part('rail', '', 'RR-1'), part('rail', 'DL01AB1234', '')]).toEqual([true, false]);
  expect(part('', 'DL01AB1234', 'RR-1')).toBe(false);
});

test('A number is printed in groups of four', () => {
  expect(formatEwayNumber('771200004821')).toBe('7712 0000 4821');
  expect(formatEwayNumber('1234')).toBe('1234');
});
