import { expect, test } from 'vitest';
import { nearestOffice } from './nearest-office.ts';

const office = (city: string, ...address: string[]) => ({ city, address, phone: '', latitude: 0, longitude: 0 });
const newDelhi = office('Delhi', 'Shop 14, Kirti Nagar', 'New Delhi 110015');
const bhubaneswar = office('Bhubaneswar', 'Plot 7, Saheed Nagar', 'Bhubaneswar 751 007');
const cuttack = office('Cuttack', 'Hall 3, Cuttack 753001');
const pune = office('Pune', 'Hall 3, without a PIN code');

test.each([
  ['751012', 'Bhubaneswar'],
  ['753 014', 'Cuttack'],
  ['122001', 'Delhi'],
])('The office nearest to the PIN code %s is that of %s', (pin, city) => {
  expect(nearestOffice([newDelhi, pune, bhubaneswar, cuttack], pin)?.city).toBe(city);
});

test('Of two whose PIN codes begin alike by as many digits none is said to be nearest', () => {
  expect(nearestOffice([newDelhi, bhubaneswar, cuttack], '700 001')).toBeUndefined();
});

test.each(['302001', '', 'x'])('Where no PIN code of an office begins like %j no office is nearest', (pin) => {
  expect(nearestOffice([pune, newDelhi], pin)).toBeUndefined();
  expect(nearestOffice([], pin)).toBeUndefined();
});
