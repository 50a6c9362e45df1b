import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { openingTitles } from '#test/build/opening-lists.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { companyChanges, companyFieldName } from './company-changes.ts';
import { noContact } from './contact.ts';

const before = buildCompany();

test('A save that changes nothing has no changes', () => {
  expect(companyChanges(before, buildCompany())).toEqual([]);
});

test('Each changed field has its old and its new value', () => {
  const after = buildCompany({ openingNumbers: { 'DL/26-27/': 118 }, signatory: '', moneyKeptFrom: '2026-04-01' });
  after.tallyLedgers = { sales: 'Sales A/c' };
  after.registrations[branch].upiId = 'sample@smplbank';
  after.bank = { accountName: 'A', bank: 'Sample Bank', accountNumber: '999', ifsc: 'SMPL0000123' };
  after.registrations[home].address = ['Hall 3', 'New Delhi 110028'];
  const office = { city: 'Delhi', address: ['Hall 3'], phone: '', latitude: 28.6, longitude: 77.1 };
  after.contact = { ...noContact, phones: ['011 0000 0001'], offices: [office] };
  expect(companyChanges(before, after)).toEqual([
    { field: 'signatory', from: 'Authorised Signatory', to: '' },
    {
      field: `registrations.${home}.address`,
      from: 'Shop 14, Sample Market, New Delhi 110015',
      to: 'Hall 3, New Delhi 110028',
    },
    { field: `registrations.${branch}.upiId`, from: '', to: 'sample@smplbank' },
    { field: 'bank.accountName', from: 'Sample Interiors Trading', to: 'A' },
    { field: 'bank.accountNumber', from: '000012345678', to: '999' },
    { field: 'openingNumbers.DL/26-27/', from: '', to: '118' },
    { field: 'moneyKeptFrom', from: '', to: '01/04/2026' },
    { field: 'tallyLedgers.sales', from: '', to: 'Sales A/c' },
    { field: 'phones', from: '', to: '011 0000 0001' },
    { field: 'offices.0.city', from: '', to: 'Delhi' },
    { field: 'offices.0.address', from: '', to: 'Hall 3' },
    { field: 'offices.0.place', from: '', to: '28.6, 77.1' },
  ]);
});

test('A picture is shown by its size and a long text by its beginning; two different pictures of one size are a change', () => {
  const picture = (letter: string) => `data:image/png;base64,${letter.repeat(4000)}`;
  const [first, second] = [buildCompany({ logo: picture('A') }), buildCompany({ logo: picture('B') })];
  expect(companyChanges(before, first)).toEqual([{ field: 'logo', from: '', to: 'a picture of 4 kB' }]);
  expect(companyChanges(first, second)).toEqual([
    { field: 'logo', from: 'a picture of 4 kB', to: 'a picture of 4 kB' },
  ]);
  const [change] = companyChanges(before, buildCompany({ declaration: 'x'.repeat(2000) }));
  expect(change?.to).toBe(`${'x'.repeat(200)} …`);
});

test.each([
  [`registrations.${branch}.gstin`, `GSTIN of ${branchName}`],
  [`registrations.${home}.upiId`, `UPI id of ${homeName}`],
  ['moneyKeptFrom', 'Money kept from'],
  ['openingNumbers.PI-DL/26-27/', `Opening number of Pro forma Invoice, ${homeName} (PI-DL/26-27/)`],
  ['offices.1.place', 'Office 2, map place'],
  ['brochures.hpl', 'Brochure of HPL'],
  ['tallyLedgers.tdsGst', 'Tally ledger, TDS, GST'],
  ['bank.ifsc', 'Bank, IFSC'],
])('The field %s is called %s', (field, name) => {
  expect(companyFieldName(field, openingTitles)).toBe(name);
});

test('Every field of a whole record has a name of its own', () => {
  const nobody = { name: '', signatory: '', declaration: '', bank: null };
  const blank = { gstin: '', address: [], phone: '', email: '' };
  const registrations = { [home]: { state: home, ...blank }, [branch]: { state: branch, ...blank } } as const;
  const empty = buildCompany({ ...nobody, registrations: structuredClone(registrations) as never });
  const social = { network: 'https://a.example', photos: 'https://b.example', microblog: 'https://c.example' };
  const contact = {
    ...noContact,
    phones: ['1'],
    emails: ['a@b.example'],
    hours: 'Daily',
    companySite: 'https://d.example',
    social,
  };
  const fields = companyChanges(empty, buildCompany({ contact, logo: 'x', signature: 'x' })).map(({ field }) => field);
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.map((field) => companyFieldName(field, openingTitles)).filter((name) => !/^[A-Z]/.test(name))).toEqual(
    [],
  );
});
