import { expect, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import { placeIn } from './place-in.ts';
import { contactIn, readCustomer } from './read-customer.ts';

test('Name, place, PIN, state and GSTIN are read from the billing address, and what is typed wins', () => {
  const billingAddress = '  Model Clinics\r\nPlot 31, Sector 9, Rohini\r\nNew Delhi 110085\r\nGSTIN 07AAHCM3636C1ZP ';
  const read = readCustomer(buildCustomer({ gstin: '', billingAddress }));
  expect(read).toMatchObject({ name: 'Model Clinics', gstin: '07AAHCM3636C1ZP', stateCode: '07' });
  expect(read).toMatchObject({ place: 'New Delhi', pin: '110085' });
  expect(read.billingAddress).toBe('Model Clinics\nPlot 31, Sector 9, Rohini\nNew Delhi 110085\nGSTIN 07AAHCM3636C1ZP');
  const corrected = readCustomer(buildCustomer({ billingAddress, place: ' Rohini ', pin: '110 089' }));
  expect(corrected).toMatchObject({ place: 'Rohini', pin: '110089' });
});

test('The state is that of the GSTIN, else that of the address, else unknown', () => {
  const state = (changes: object) => readCustomer(buildCustomer({ gstin: '', ...changes })).stateCode;
  expect(state({ gstin: '21ABCDE1234F1ZC' })).toBe('21');
  expect(state({ billingAddress: 'Sample\nBhubaneswar 751001' })).toBe('21');
  expect(state({ billingAddress: 'Sample' })).toBe('');
});

test('A GSTIN with spaces, blank delivery addresses and spaces around texts are tidied', () => {
  const typed = { gstin: '07 abcde1234f 2z1', deliveryAddresses: [' Pune \r\n411001 ', ' '], phone: ' 98100  12345 ' };
  expect(readCustomer(buildCustomer(typed))).toMatchObject({
    gstin: '07ABCDE1234F2Z1',
    deliveryAddresses: ['Pune \n411001'],
    phone: '98100 12345',
  });
});

test.each([
  ['Sample Hotels\n7 Example Marg, Aerocity\nNew Delhi 110037', 'New Delhi'],
  ['Sample Hotels\n7 Example Marg, Aerocity, New Delhi - 110 037', 'New Delhi'],
  ['Demo Homes, Flat 3B, Cuttack 753001', 'Cuttack'],
  ['Demo Homes\nFlat 3B\nGurugram, Haryana 122001, India', 'Gurugram'],
  ['Demo Homes\nShop 4, Hazratganj\nLucknow, UP', 'Lucknow'],
  ['Demo Homes\nRohini, Delhi 110085\nPh 011 2345 6789', 'Delhi'],
  ['Demo Homes\nBhubaneswar\nOdisha\nPIN: 751001', 'Bhubaneswar'],
  ['Demo Homes\nPlot 9\n751001', ''],
  ['Demo Homes', ''],
])('%j is in %j', (address, place) => expect(placeIn(address)).toBe(place));

test('Each text is one line, but for addresses and the note', () => {
  const typed = {
    ...{
      place: ' New\n Delhi ',
      contactPerson: ' Asha  Rao ',
      email: ' a@example.com ',
      tallyName: ' Sample\tHotels ',
    },
    ...{ note: ' first\r\nsecond ', pin: ' 110 024 ', gstin: ' 07-abcde1234f-2z1 ' },
  };
  expect(readCustomer(buildCustomer(typed))).toMatchObject({
    ...{ place: 'New Delhi', contactPerson: 'Asha Rao', email: 'a@example.com', tallyName: 'Sample Hotels' },
    ...{ note: 'first\nsecond', pin: '110024', gstin: '07ABCDE1234F2Z1', language: 'en', creditDays: 30 },
  });
  expect(readCustomer(buildCustomer({ billingAddress: 'Sample\rPune' })).billingAddress).toBe('Sample\nPune');
  expect(readCustomer(buildCustomer({ gstin: '', billingAddress: 'Sample' })).addressGstin).toBeNull();
});

test.each([
  ['Demo Homes\nFlat 3B\nCuttack, Odisha, India', 'Cuttack'],
  ['Demo Homes\nFlat 3B\n– . Cuttack. –', 'Cuttack'],
  ['Demo Homes\nCuttack\nshop@example.com', 'Cuttack'],
  ['Demo Homes\nGuntur, A.P.', 'Guntur'],
  ['Demo Homes\nJammu, J&K', 'Jammu'],
  ['Demo Homes\nJammu, J. & K.', 'Jammu'],
  ['Demo Homes\nPuri (751001) Odisha', 'Puri'],
  ['Demo Homes\nPuri, PIN CODE 751 001', 'Puri'],
  ['Demo Homes\nPuri\nIndia\nPhone 0671 2345678', ''],
  ['Demo Homes\nChandigarh 160017', 'Chandigarh'],
  [`Demo Homes\n${'x'.repeat(120)}`, 'x'.repeat(100)],
])('%j is in the town %j', (address, place) => expect(placeIn(address)).toBe(place));

test('What an enquiry said of its visitor is read from the lines of the address, and of nothing else', () => {
  expect(contactIn('Asha Sample\nPhone +91 98470-12345\nasha@example.com')).toEqual({
    ...{ phone: '+91 98470-12345', email: 'asha@example.com' },
  });
  expect(contactIn('Sample Phones\nMob: 98470 12345\nPin 682016').phone).toBe('98470 12345');
  for (const none of ['Phone 98470 12345', 'Sample\nPhone Bhawan, MG Road', 'Sample\n682016', ''])
    expect(contactIn(none)).toEqual({ phone: '', email: '' });
});
