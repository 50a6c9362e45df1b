import { expect, test } from 'vitest';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { homeName } from '#test/specification/specified-firm.ts';
import { registerHeader, registerRow } from './register-row.ts';

function asSheet(row: string[]) {
  return Object.fromEntries(registerHeader.map((name, index) => [name, row[index]]));
}

test('A line of the register has the buyer, the place and the amounts, in rupees that a spreadsheet can add up', () => {
  expect(asSheet(registerRow(buildIssuedInvoice(1)))).toEqual({
    Kind: 'Tax Invoice',
    Number: 'DL/26-27/0042',
    Date: '2026-11-21',
    Buyer: 'Sample Interiors',
    GSTIN: '07ABCDE1234F2Z1',
    'Place of supply': `07 ${homeName}`,
    'Taxable value': '90300.00',
    CGST: '8127.00',
    SGST: '8127.00',
    IGST: '0.00',
    'Round off': '0.00',
    Total: '106554.00',
    Status: 'Issued',
    'Cancelled on': '',
    Reason: '',
    Discount: '0.00',
    'Without GST': '',
    Supply: '',
    'Place typed over because': '',
  });
});

test('The amounts of a credit note are negative, those of a cancelled document are 0', () => {
  expect(asSheet(registerRow(buildIssuedInvoice(1, { type: 'credit' })))).toMatchObject({
    Kind: 'Credit Note',
    CGST: '-8127.00',
    Total: '-106554.00',
  });
  const cancelled = buildIssuedInvoice(
    1,
    {},
    // In India it is 00:30 of the next day.
    { cancelledAt: '2026-11-22T19:00:00.000Z', cancelledBecause: { reason: 'mistake', why: '' } },
  );
  expect(asSheet(registerRow(cancelled))).toMatchObject({
    Number: 'DL/26-27/0042',
    Total: '0.00',
    'Round off': '0.00',
    Status: 'Cancelled',
    'Cancelled on': '2026-11-23',
    Reason: 'data entry mistake',
  });
  const before = buildIssuedInvoice(1, {}, { cancelledAt: '2026-11-22T06:00:00.000Z' });
  expect(asSheet(registerRow(before)).Reason).toBe('reason not given');
});

test('The taxable value is after the discount, which has a column of its own', () => {
  expect(asSheet(registerRow(buildIssuedInvoice(2, { discount1: '7.5%' })))).toMatchObject({
    'Taxable value': '111269.38',
    CGST: '10014.25',
    Discount: '6772.50',
  });
  expect(asSheet(registerRow(buildIssuedInvoice(1, { type: 'credit', discount1: '300' })))).toMatchObject({
    'Taxable value': '-90000.00',
    Discount: '-300.00',
  });
});
