import { expect, test } from 'vitest';
import { shortState } from './short-state.ts';
import { stateName } from './states.ts';

function stateIn(address: string) {
  const found = shortState(address);
  return found && stateName(found.code);
}

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
  ['Sample Traders\nCuttack OD', 'Odisha'],
  ['Sample Traders\nPatia OD', 'Odisha'],
  ['Shimla HP', 'Himachal Pradesh'],
  ['Sample Traders\nShimla HP', 'Himachal Pradesh'],
  ['Bhubaneswar OD', 'Odisha'],
  ['Sample Traders\nBhubaneswar OR', 'Odisha'],
  ['Sample Traders\nDehradun UK', 'Uttarakhand'],
  ['Sample Traders\nDehradun\nUK', 'Uttarakhand'],
  ['Sample Traders\nGuntur A. P.', 'Andhra Pradesh'],
  ['Sample Traders\nNarasaraopet, A. P.', 'Andhra Pradesh'],
  ['Sample Traders\nHazratganj, Lucknow, UP, Ph 9810012345', 'Uttar Pradesh'],
  ['Sample Traders\nHazratganj, Lucknow, UP. Mob: 98100 12345', 'Uttar Pradesh'],
  ['Sample Traders\nHazratganj, Lucknow, UP 98100 12345', 'Uttar Pradesh'],
  ['Sample Traders\nHazratganj, Lucknow, UP (0522) 2345678', 'Uttar Pradesh'],
  ['Sample Traders\nHazratganj, Lucknow, UP, GSTIN: not registered', 'Uttar Pradesh'],
  ['Sample Traders\nHazratganj, Lucknow, UP. PAN ABCDE1234F', 'Uttar Pradesh'],
  ['Sample Traders\nHazratganj, Lucknow, UP, sample@example.com', 'Uttar Pradesh'],
  ['Sample Traders\nHazratganj, Lucknow, UP, E-mail sample@example.com', 'Uttar Pradesh'],
  ['Sample Traders\nChennai, TN.\nState Code: 33', 'Tamil Nadu'],
  ['Sample Traders\nChennai, TN, State Code 33', 'Tamil Nadu'],
  ['Sample Traders\nChennai\nState: TN, Code: 33', 'Tamil Nadu'],
  ['Sample Traders\nGST Road, Chennai, TN', 'Tamil Nadu'],
  ['Sample Traders\nPan Bazar, Indore, MP', 'Madhya Pradesh'],
  ['Sample Traders\nPh 2, Udyog Vihar, HR', 'Haryana'],
  ['Sample Traders\nSample Tower, AP', 'Andhra Pradesh'],
  ['Sample Traders\nBlock C, Sitapur, UP', 'Uttar Pradesh'],
  ['Sample Traders\nShri Krishna Nagar, UP', 'Uttar Pradesh'],
  ['Sample Traders\nC/o Reddy, 12 Sample Road, AP', 'Andhra Pradesh'],
  ['Sample Traders\nSector 62 UP', 'Uttar Pradesh'],
  ['Sample Traders\nC/o Reddy, Narasaraopet A.P.', 'Andhra Pradesh'],
  ['Sample Traders\nC/o Reddy, AP', 'Andhra Pradesh'],
  ['Sample Traders\nAlmora Hills,UK', 'Uttarakhand'],
  ['Sample Traders\n12/3 Sitapur UP', 'Uttar Pradesh'],
  ['Sample Traders\n5-6 Sitapur UP', 'Uttar Pradesh'],
  ['Sample Traders\nDelhi Road, Sitapur, UP', 'Uttar Pradesh'],
  ['Sample Traders\nDelhi Public School, UP', 'Uttar Pradesh'],
  ['Sample Traders\nBank of Maharashtra, Sitapur, UP', 'Uttar Pradesh'],
  ['Sample Traders\nHotel Goa, Sitapur, UP', 'Uttar Pradesh'],
  // A place that is named in full has priority over a short name.
  ['Sample Traders\nShalimar Bagh, New Delhi, Block AP', 'Delhi'],
  ['Sample Traders\nShalimar Bagh, New Delhi, Sample House AP', 'Delhi'],
  ['Sample Traders\nShalimar Bagh New Delhi-35\nSample House AP', 'Delhi'],
  ['Sample Traders\nSalt Lake, Kolkata, Block DL', 'West Bengal'],
  ['Sample Traders\nSalt Lake, Kolkata, DL', 'West Bengal'],
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
  'Sample Traders\nLucknow Road, pump HP',
  'Sample Traders\nSample Road, up',
  'Sample Traders\nSample Road, Up',
  'Sample Traders\n10 Example Street, London, UK',
  'Shri Sample, MP\n12 Ashoka Road',
  'Sample UP',
  'Sample Traders\nStall 7, UPS',
  'Pitampura, Block MP',
  'Sample Traders\nPitampura, Block MP',
  'Sample Traders\nPitampura, Block - MP',
  'Sample Traders\nPitampura, BLK. MP',
  'Sample Traders\nPitampura, Pocket: MP',
  'Sample Traders\nPitampura, Pkt MP',
  'Sample Traders\nPitampura, Gate No. MP',
  'Sample Traders\nPitampura, Wing MP',
  'Sample Traders\nPitampura, Phase MP',
  'Sample Traders\nPitampura, Plot 5-MP',
  'Sample Traders\nPitampura\nMr. MP',
  'C/o Reddy A. P.',
  'Sample Traders\nC/o Reddy A. P.',
  'Sample Traders\nC/o Reddy, A. P.',
  'Sample Traders\nMr Reddy, A. P.',
  'Sample Traders\nC/o Reddy AP',
  'Sample Traders\nSmt. Reddy A.P.',
  'Sample Traders\nReddy A. P.',
  'Sample Traders\nPump HP Ph 9810012345',
  'Sample Traders\nDL/26-27/0001',
  '',
])('%j names no state', (address) => {
  expect(stateIn(address)).toBeNull();
});

test('A PIN of the state confirms a short name that is also a word', () => {
  expect(shortState('Sample Traders\nBajpur UK 244713', ['05', '09'])?.code).toBe('05');
  expect(shortState('Sample Traders\nBajpur UK 201301', ['09'])).toBeNull();
});

test('A very long address takes no long time', () => {
  for (const filler of [' ', ',', 'UP ', 'Ph ', 'PAN ', 'a', '1', 'state code ', '@', '-'])
    for (const end of ['UP', 'x']) {
      const began = performance.now();
      shortState(`Sample Traders\nLucknow, UP${filler.repeat(5_000)}${end}`);
      expect(performance.now() - began).toBeLessThan(2000);
    }
});
