import { describe, expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { branch, branchName, home } from '#test/specification/specified-firm.ts';
import { placeByAddresses, placeShown } from './place-of-supply.ts';
import { stateName, type TaxState } from './states.ts';

test('there are worked examples of the place of supply', () => {
  expect(examples.place_of_supply).not.toHaveLength(0);
});

const registrationOf: Record<string, TaxState> = { '07': home, '21': branch };
const gstinOf: Record<string, string> = { '07': '07ABCDE1234F1Z2', '21': '21ABCDE1234F1ZC' };

test.each(examples.place_of_supply)('$id: $note', ({ in: given, out }) => {
  const registered = given.kind === 'goods';
  const invoice = {
    taxState: registrationOf[given.supplier_state] ?? home,
    taxType: out.inter_state ? ('central' as const) : ('state' as const),
    buyerAddress: `Buyer, ${stateName(given.bill_to_state)} ${registered ? gstinOf[given.bill_to_state] : ''}`,
    consigneeAddress: `Site, ${stateName(given.ship_to_state)}`,
  };
  expect(placeByAddresses(invoice)).toEqual({ code: out.pos, name: stateName(out.pos) });
});

describe('where the addresses show no state', () => {
  const nowhere = { taxState: branch, buyerAddress: 'Mr Das', consigneeAddress: 'the same' } as const;

  test('a supply within the state is in the state of the registration', () => {
    expect(placeByAddresses({ ...nowhere, taxType: 'state' })).toEqual({ code: '21', name: branchName });
  });

  test('a supply outside it has no known place', () => {
    expect(placeByAddresses({ ...nowhere, taxType: 'central' })).toBeNull();
  });
});

function shown(buyerAddress: string, consigneeAddress = '') {
  const place = placeShown({ buyerAddress, consigneeAddress });
  return place && `${place.code} ${place.by}`;
}

test.each([
  ['Karol Bagh, NEW DELHI', '07 billing'],
  ['Delhi Road, Gurugram, Haryana', '06 billing'],
  ['Delhi Public School, Patia, Bhubaneswar 751024', '21 billing'],
  ['Saheed Nagar, Bhubaneswar - 751 007', '21 billing'],
  ['Lajpat Nagar 110024', '07 billing'],
  ['Cuttack, Orissa', '21 billing'],
  ['Vijayawada, Andhra Pradesh', '37 billing'],
  ['Jammu & Kashmir', '01 billing'],
  ['Kanpur, Uttar\nPradesh', '09 billing'],
  ['Silvassa, Dadra & Nagar Haveli & Daman & Diu', '26 billing'],
  ['Panaji, Goa.', '30 billing'],
  ['Goalpara Road', null],
  ['Algoa Park', null],
  ['Order 5110024', null],
  ['Phone 98110245001', null],
  ['Mumbai 400001', '27 billing'],
  ['Old Delhi Road, Gurugram, HR 122001', '06 billing'],
  ['Goa Colony, Noida 201301', '09 billing'],
  ['Manipur Bhawan, Rowland Road, Kolkata 700107', '19 billing'],
  ['Indiranagar, Bengaluru 560038', '29 billing'],
  ['Rajpur Road, Dehradun, Uttarakhand 248001', '05 billing'],
  ['Rampur 244901', '09 billing'],
  ['Auroville 605101', '34 billing'],
  ['Viluppuram, Tamil Nadu 605602', '33 billing'],
  ['Unknown place 990011', null],
  ['Sample Traders\nDelhi Road, Meerut, UP', '09 billing'],
  ['Sample Traders\nHazratganj, Lucknow, U.P.', '09 billing'],
  // One district of these PIN codes lies in Uttarakhand.
  ['Sample Traders\nHaridwar, UK 249401', '05 billing'],
  ['Sample Traders\nHaridwar 249401', '05 billing'],
  ['Haridwar, 249401 UK', '05 billing'],
  ['Dehradun UK 248001', '05 billing'],
  ['Dehradun 248001', '05 billing'],
  ['Kotdwar 246149', '05 billing'],
  ['Bijnor 246701', '09 billing'],
  ['Kashipur 244713', '05 billing'],
  ['Moradabad 244001', '09 billing'],
  ['Hapur 245101', '09 billing'],
  ['Roorkee 247667', '05 billing'],
  ['Saharanpur 247001', '09 billing'],
  ['Chhutmalpur 247662', '09 billing'],
  ['Khatima 262308', '05 billing'],
  ['Pithoragarh 262501', '05 billing'],
  ['Pilibhit 262001', '09 billing'],
  ['Lakhimpur 262701', '09 billing'],
  ['Haldwani 263139', '05 billing'],
  ['Rampur, Uttarakhand 244901', '05 billing'],
  ['Silvassa 396230', '26 billing'],
  ['Vapi 396191', '24 billing'],
  ['Karaikal 609602', '34 billing'],
  ['Mahe 673310', '34 billing'],
  ['Yanam 533464', '34 billing'],
  ['Kavaratti 682555', '31 billing'],
  ['Kochi 682001', '32 billing'],
  ['Shimla HP', '02 billing'],
  ['Bhubaneswar OD', '21 billing'],
  ['Shalimar Bagh, New Delhi, Block AP', '07 billing'],
  ['Shalimar Bagh, New Delhi, AP', '07 billing'],
  ['Pitampura, Block MP', null],
  ['Salt Lake, Kolkata, Block DL', '19 billing'],
  ['C/o Reddy A. P.', null],
  ['Sample Traders\nChennai, TN.\nState Code: 33', '33 billing'],
  ['Sample Traders\nAnna Salai, Chennai\nState Code: 33', '33 billing'],
  ['Sample Traders\nAnna Salai\nState Name : Tamil Nadu, Code : 33', '33 billing'],
  ['Sample Traders\nAnna Salai\nState Code: 88', null],
  ['Sample Traders\nState Code: 07\nState Code: 33', '33 billing'],
  ['Sample Traders\nState Code: 33\nState Code: 88', '33 billing'],
  // Of the states that share a PIN, the one that the address says.
  ['Rampur 244901\nState Code: 05', '05 billing'],
  ['Rampur 244901\nState Code: 07', '09 billing'],
  ['Sample Traders\nRampur, UK 244901', '05 billing'],
  ['Sample Traders\nBranch Code: 33', null],
  ['Sample Traders\nState Code: 3399', null],
  ['Sample Traders\nHazratganj, Lucknow, UP, Ph 9810012345', '09 billing'],
  ['Sample Traders\nHazratganj, Lucknow, UP. Mob: 98100 12345', '09 billing'],
  // Six digits of a telephone number are not a PIN.
  ['Sample Traders\nPatna 800001, Ph 0612-234567', '10 billing'],
  ['Sample Traders\nPatna, Bihar, Ph 0612-234567', '10 billing'],
  // The PIN has priority over a short name.
  ['Sample Traders\nSector 29, Gurugram, UP 122001', '06 billing'],
  ['Shri Sample, MP\n12 Ashoka Road, New Delhi', '07 billing'],
])('%j shows %s', (address, place) => {
  expect(shown(address)).toBe(place);
});

test("a registered buyer's own state decides, not the delivery address", () => {
  expect(shown('M/s A, Delhi. GSTIN 07ABCDE1234F1Z2', 'Site at Bhubaneswar, Odisha')).toBe('07 gstin');
});

test("an unregistered buyer's delivery address decides, also by the GSTIN in it", () => {
  expect(shown('Mr A, Delhi', 'Flat 4, Bhubaneswar, Odisha')).toBe('21 delivery');
  expect(shown('Mr A, Delhi', 'c/o B Traders 06ABCDE1234F1Z4')).toBe('06 delivery');
});

test('a mistyped GSTIN shows no state', () => {
  expect(shown('07ABCDE1234F1Z3')).toBeNull();
});

test('Without a PIN the last state in an address counts, also when one of them is a short name', () => {
  expect(shown('x', 'Sample Traders\nRaipur, CG, E-mail a@example.com, Odisha')).toBe('21 delivery');
  expect(shown('x', 'Odisha House\nSample Road, Vijayawada, AP')).toBe('37 delivery');
});
