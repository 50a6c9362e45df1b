import { expect, test } from 'vitest';
import { shortState } from './short-state.ts';
import { stateName } from './states.ts';

const stateIn = (address: string) => {
  const found = shortState(address);
  return found && stateName(found.code);
};

test.each([
  ['Shop 4, Hazratganj\nLucknow, UP', 'Uttar Pradesh'],
  ['Shop 4, Hazratganj\nLUCKNOW UP', 'Uttar Pradesh'],
  ['Shop 4\nLucknow, U.P.', 'Uttar Pradesh'],
  ['Shop 4\nLucknow, U. P. - 226001', 'Uttar Pradesh'],
  ['Sample Traders, Arera Colony, Bhopal (MP)', 'Madhya Pradesh'],
  ['Sample Traders\nKolkata, WB 700 107, India', 'West Bengal'],
  ['Sample Traders\nChennai, TN', 'Tamil Nadu'],
  ['Sample Traders\nShimla, HP', 'Himachal Pradesh'],
  ['Sample Traders\nSrinagar, J&K', 'Jammu and Kashmir'],
  ['Sample Traders\nVijayawada, AP\nGSTIN not given\nPhone 98100 12345', 'Andhra Pradesh'],
  ['Sample Traders\nHyderabad, TS', 'Telangana'],
  ['Sample Traders\nHyderabad, TG', 'Telangana'],
  ['Sample Traders\nDehradun, UK', 'Uttarakhand'],
  ['Sample Traders\nRaipur, CG', 'Chhattisgarh'],
  ['Sample Traders\nRanchi, JH', 'Jharkhand'],
  ['Sample Traders\nCuttack, OR', 'Odisha'],
  ['Sample Traders\nCuttack OD', null],
  ['Sample Traders\nCuttack, OD', 'Odisha'],
  ['Sample Traders\nMysuru, KA', 'Karnataka'],
  ['Sample Traders\nKochi, KL', 'Kerala'],
  ['Sample Traders\nPune, MH', 'Maharashtra'],
  ['Sample Traders\nSurat, GJ', 'Gujarat'],
  ['Sample Traders\nJaipur, RJ', 'Rajasthan'],
  ['Sample Traders\nLudhiana, PB', 'Punjab'],
  ['Sample Traders\nGurugram, HR', 'Haryana'],
  ['Sample Traders\nDwarka, DL', 'Delhi'],
  ['Sample Traders\nPanaji, GA', 'Goa'],
])('%j ends in %s', (address, state) => {
  expect(stateIn(address)).toBe(state);
});

test.each([
  'Sample Traders\n12 MP Nagar, Zone 1, Bhopal',
  'Sample Traders\nNear HP Petrol Pump',
  'Sample Traders\nopposite the pump HP',
  'Sample Traders\nPlot 5 OR 6',
  'Sample Traders\nCash OR',
  'Sample Traders\nSample Road, up',
  'Sample Traders\nSample Road, Up',
  'Sample Traders\n10 Example Street, London, UK',
  'Shri Sample, MP\n12 Ashoka Road',
  'Sample UP',
  'Sample Traders\nStall 7, UPS',
  'Sample Traders\nDL/26-27/0001',
  '',
])('%j names no state', (address) => {
  expect(stateIn(address)).toBeNull();
});
