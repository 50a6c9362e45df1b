import { expect, test } from 'vitest';
import { buyerBlock } from '#domain/customers/buyer-block.ts';
import { buildCustomerAnswer } from '#test/build/build-customer.ts';
import { addressOptions } from './address-options.ts';

const hotels = suggested('c1', 'Demo Hotels\nCuttack 753001', '21AAACS0000M1Z3');
const homes = suggested('c2', 'Demo Homes\nNew Delhi 110024');
const old = 'Demo Halls\nPuri 752001';

test('Customers come first, then the addresses of earlier documents, each in its order', () => {
  expect(keys('demo', [old, 'Demo Stays\nNoida 201307'])).toEqual(['c1', 'c2', old, 'Demo Stays\nNoida 201307']);
});

test('An earlier address that is a customer’s is offered once, as the customer, with or without the GSTIN', () => {
  expect(keys('demo', [hotels.billingAddress, old, buyerBlock(hotels), buyerBlock(homes)])).toEqual(['c1', 'c2', old]);
});

test('What the field has already is not offered', () => {
  expect(keys(buyerBlock(hotels), [buyerBlock(hotels), old])).toEqual(['c2', old]);
  expect(keys(old, [old])).toEqual(['c1', 'c2']);
});

function keys(value: string, addresses: string[]) {
  return addressOptions(value, [hotels, homes, ...addresses]).map(({ key }) => key);
}

function suggested(id: string, billingAddress: string, gstin = '') {
  return {
    ...buildCustomerAnswer({ id, billingAddress, gstin, deliveryAddresses: [] }),
    balance: 0,
    overdue: 0,
    overdueSince: '',
  };
}
