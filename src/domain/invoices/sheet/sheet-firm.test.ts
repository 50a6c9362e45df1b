import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { home, homeName } from '#test/specification/specified-firm.ts';
import { sheetBank, sheetSeller, sheetSigning } from './sheet-firm.ts';
import { sheetParties, sheetParty } from './sheet-parties.ts';

test('The firm has the ways to reach it that it has', () => {
  const firm = buildCompany();
  const own = firm.registrations[home];
  if (!own) throw new Error('The firm has a registration at home.');
  const reached = (phone: string, email: string) =>
    sheetSeller({ ...firm, registrations: { ...firm.registrations, [home]: { ...own, phone, email } } }, home).contact;
  expect(reached('011 0000 0000', 'office@example.com')).toBe('011 0000 0000, office@example.com');
  expect(reached('', 'office@example.com')).toBe('office@example.com');
  expect(reached('011 0000 0000', '')).toBe('011 0000 0000');
  expect(sheetSeller(firm, home)).toMatchObject({ name: 'Sample Interiors Trading', gstin: '07AAKFA0000A1ZK' });
});

test('Its bank is said as a person types it into a transfer', () => {
  const bank = { accountName: 'Sample Interiors', bank: 'Sample Bank', accountNumber: '0012', ifsc: 'SMPL0000123' };
  expect(sheetBank(bank)).toEqual([
    ['Account name', 'Sample Interiors'],
    ['Bank', 'Sample Bank'],
    ['Account no.', '0012'],
    ['IFSC', 'SMPL0000123'],
  ]);
});

test('A person who signs is named, without the space around; a mere signatory is not', () => {
  const signing = (signatory: string) => sheetSigning(buildCompany({ signatory })).signName;
  expect(signing(' Meena Rao ')).toBe('Meena Rao');
  expect(signing(' AUTHORISED signatory ')).toBe('');
});

const at = { taxState: home, taxType: 'state' } as const;

test('A party has its GSTIN and the state of it, or the state where the goods go', () => {
  const buyerAddress = 'Example Studio\nPark Street\nGSTIN 07ABCDE1234F1Z2';
  expect(sheetParties({ ...at, buyerAddress, consigneeAddress: 'Site, Park Street' })).toEqual({
    consignee: { name: 'Site', lines: ['Park Street'], gstin: '', state: '' },
    buyer: {
      ...{ name: 'Example Studio', lines: ['Park Street'] },
      ...{ gstin: '07ABCDE1234F1Z2', state: `${homeName}, code\u00a007` },
    },
  });
  const unknown = sheetParties({ ...at, buyerAddress: 'Cash', consigneeAddress: 'Site, Park Street' });
  expect([unknown.buyer.state, unknown.consignee.state]).toEqual(Array(2).fill(`${homeName}, code\u00a007`));
  expect(sheetParty('Cash', null)).toEqual({ name: 'Cash', lines: [], gstin: '', state: '' });
});

test('A buyer abroad has a country: six digits of the address are not read as a PIN', () => {
  const abroad = {
    ...at,
    supplyType: 'EXPWP',
    buyerAddress: 'Example Hotels\nRaffles Place 110001',
    consigneeAddress: 'Example Store\nJurong 751001',
  };
  expect(sheetParties({ ...abroad, exportCountry: 'SG' })).toEqual({
    consignee: { name: 'Example Store', lines: ['Jurong 751001'], gstin: '', state: '', country: 'Singapore' },
    buyer: { name: 'Example Hotels', lines: ['Raffles Place 110001'], gstin: '', state: '', country: 'Singapore' },
  });
  expect(sheetParties(abroad).buyer.country).toBe('');
});
