import { expect, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import type { Customer } from './customer.ts';
import { customerChanges } from './customer-changes.ts';
import { customerCsvHeader, customerCsvRow } from './customer-csv.ts';
import { customerAddressKey, customerNameKey, customerPhoneKey } from './customer-keys.ts';
import { readCustomer } from './read-customer.ts';

const before = readCustomer(
  buildCustomer({ gstin: '', billingAddress: 'Sample Hotels\n7 Example Marg\nNew Delhi 110037', creditDays: 30 }),
);

test('Changes are listed in the order of the form, each with both values in one line', () => {
  const after = {
    ...before,
    creditDays: 45,
    tallyName: 'Sample Hotels (old)',
    billingAddress: 'Sample Hotels\n8 Example Marg\nNew Delhi 110037',
    deliveryAddresses: ['Site 1\nNoida', 'Site 2\nNoida'],
  };
  expect(customerChanges(before, after)).toEqual([
    {
      field: 'billingAddress',
      from: 'Sample Hotels, 7 Example Marg, New Delhi 110037',
      to: 'Sample Hotels, 8 Example Marg, New Delhi 110037',
    },
    {
      field: 'deliveryAddresses',
      from: before.deliveryAddresses.join('; ').replaceAll('\n', ', '),
      to: 'Site 1, Noida; Site 2, Noida',
    },
    { field: 'creditDays', from: '30', to: '45' },
    { field: 'tallyName', from: before.tallyName, to: 'Sample Hotels (old)' },
  ]);
  expect(customerChanges(before, before)).toEqual([]);
});

test('What is personal is named and not shown: the log can never be cleaned', () => {
  const after = { ...before, contactPerson: 'Asha', phone: '98100 12345', email: 'asha@example.com', note: 'late' };
  expect(customerChanges({ ...before, contactPerson: '', phone: '', email: '', note: '' }, after)).toEqual([
    { field: 'contactPerson' },
    { field: 'phone' },
    { field: 'email' },
    { field: 'note' },
  ]);
});

test('A customer is a row of the export, with a cell for each heading', () => {
  const customer: Customer = {
    ...before,
    ...{ id: 'c', version: 1, name: 'Sample Hotels', stateCode: '07', archivedAt: null, mergedInto: null },
    ...{ createdAt: '', createdBy: 'meena', changedAt: '', changedBy: 'meena' },
    ...{ gstin: '07AAACB5678L1ZA', deliveryAddresses: ['Site 1\nNoida', 'Site 2'], contactPerson: 'Asha' },
    ...{ phone: '98100 12345', email: 'asha@example.com', language: 'hi', tallyName: 'Sample', note: 'late' },
  };
  const row = (changes: Partial<Customer> = {}) => {
    const cells = customerCsvRow({ ...customer, ...changes });
    expect(cells).toHaveLength(customerCsvHeader.length);
    return Object.fromEntries(customerCsvHeader.map((head, index) => [head, cells[index]]));
  };
  expect(row()).toEqual({
    ...{ Name: 'Sample Hotels', GSTIN: '07AAACB5678L1ZA', Place: 'New Delhi', PIN: '110037', State: 'Delhi' },
    'Billing address': 'Sample Hotels\n7 Example Marg\nNew Delhi 110037',
    'Delivery addresses': 'Site 1\nNoida\n\nSite 2',
    ...{ 'Contact person': 'Asha', Phone: '98100 12345', 'E-mail': 'asha@example.com', Language: 'hi' },
    ...{ 'Credit days': '30', 'Tally ledger': 'Sample', Note: 'late', Archived: '' },
  });
  expect(row({ stateCode: '', archivedAt: '2026-11-21T06:00:00.000Z' })).toMatchObject({
    ...{ State: '', Archived: '2026-11-21' },
  });
});

test('Customers are compared by words and digits, in any case, spacing and signs', () => {
  expect(customerNameKey('M/s. Sample  Hotels')).toBe(customerNameKey('m s sample hotels'));
  expect(customerNameKey('Sample Hotels')).toBe('SAMPLE HOTELS');
  expect(customerNameKey('x'.repeat(300))).toHaveLength(200);
  expect(customerAddressKey('Sample Hotels,\nNew Delhi')).toBe('SAMPLE HOTELS NEW DELHI');
  expect(customerAddressKey('x'.repeat(300))).toHaveLength(300);
  expect(customerPhoneKey('+91 98100-12345')).toBe('9810012345');
  expect([customerPhoneKey('2345'), customerPhoneKey('none')]).toEqual(['2345', '']);
});
