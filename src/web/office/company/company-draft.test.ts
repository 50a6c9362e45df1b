import { expect, test } from 'vitest';
import { companyChanges } from '#domain/company/company-changes.ts';
import { companyProblems } from '#domain/company/company-problems.ts';
import { buildCompany } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { companyDraft, companyFrom } from './company-draft.ts';
import { type CompanyDraft, fieldInForm } from './company-site-draft.ts';

const series = [
  { kind: 'tax', taxState: home, prefix: 'DL/26-27/', next: null },
  { kind: 'tax', taxState: branch, prefix: 'OD/26-27/', next: null },
] as const;

// One is as old as the shop, and one came later.
const galleries = [
  { folder: 'hpl', title: 'HPL' },
  { folder: 'marblesheets', title: 'Marble Sheets' },
];

function draftOf(company: Parameters<typeof companyDraft>[0]['company']) {
  return companyDraft({ company, series: [...series], galleries });
}

const contact = {
  phones: ['011 0000 0000'],
  emails: [],
  hours: '',
  offices: [],
  companySite: '',
  social: { network: '', photos: '', microblog: '' },
};

test('An unchanged record stays the same, also in fields that the form does not show', () => {
  const company = buildCompany({ contact, openingNumbers: { 'DL/26-27/': 118, 'OD/25-26/': 9 } });
  expect(companyFrom(draftOf(company), company)).toEqual(company);
});

test('The UPI id and the day from which money is kept are in the record only when they are typed', () => {
  const before = buildCompany();
  const draft = {
    ...draftOf(before),
    [`registrations.${home}.upiId`]: ' sample@smplbank ',
    moneyKeptFrom: '2026-04-01',
  };
  const typed = companyFrom(draft, before);
  expect(typed).toMatchObject({ moneyKeptFrom: '2026-04-01', registrations: { [home]: { upiId: 'sample@smplbank' } } });
  expect(JSON.stringify(companyFrom(draftOf(typed), typed))).toBe(JSON.stringify(typed));
  expect(companyFrom({ ...draftOf(typed), [`registrations.${home}.upiId`]: '', moneyKeptFrom: '' }, typed)).toEqual(
    before,
  );
  expect(Object.keys(draftOf(null))).toEqual(expect.arrayContaining(['registrations', 'moneyKeptFrom']));
});

test('How often GSTR-1 is filed, the turnover and the day of e-invoices are in the record only when they are chosen', () => {
  const before = buildCompany();
  const chosen = { [`registrations.${branch}.filing`]: 'quarterly', turnover: 'up-to-5', eInvoiceFrom: '2026-11-01' };
  const typed = companyFrom({ ...draftOf(before), ...chosen }, before);
  expect(typed).toMatchObject({ turnover: 'up-to-5', eInvoiceFrom: '2026-11-01' });
  expect([typed.registrations[home]?.filing, typed.registrations[branch]?.filing]).toEqual([undefined, 'quarterly']);
  expect(companyProblems(typed, galleries)).toEqual([]);
  expect(JSON.stringify(companyFrom(draftOf(typed), typed))).toBe(JSON.stringify(typed));
  const large = companyFrom({ ...draftOf(typed), turnover: 'from-10', eInvoiceFrom: 'soon' }, typed);
  expect(companyProblems(large, galleries).map(({ field }) => field)).toEqual([
    'eInvoiceFrom',
    `registrations.${branch}.filing`,
  ]);
});

test('The names of ledgers in Tally are in the record only when they are typed', () => {
  const before = buildCompany();
  const typed = companyFrom({ ...draftOf(before), 'tallyLedgers.cgst': ' CGST 9% ', 'tallyLedgers.cash': ' ' }, before);
  expect(typed.tallyLedgers).toEqual({ cgst: 'CGST 9%' });
  expect(JSON.stringify(companyFrom(draftOf(typed), typed))).toBe(JSON.stringify(typed));
  expect(companyFrom({ ...draftOf(typed), 'tallyLedgers.cgst': '' }, typed)).toEqual(before);
  expect(Object.keys(draftOf(null))).toContain('tallyLedgers.tdsGst');
});

test('Addresses are split into lines, spaces around texts are removed, and blank bank fields mean no bank', () => {
  const draft: CompanyDraft = {
    ...draftOf(buildCompany()),
    [`registrations.${home}.address`]: ' Shop 9 \n\n New Delhi 110001\n',
    name: ' A ',
  };
  for (const field of ['accountName', 'bank', 'accountNumber', 'ifsc']) draft[`bank.${field}`] = ' ';
  const company = companyFrom(draft, null);
  expect(company).toMatchObject({ name: 'A', bank: null });
  expect(company.registrations[home]?.address).toEqual(['Shop 9', 'New Delhi 110001']);
});

test.each([
  ['118', { 'DL/26-27/': 118 }, []],
  ['', {}, []],
  ['DL/26-27/0147', { 'DL/26-27/': 147 }, []],
  ['INV-0147', { 'DL/26-27/': 147 }, []],
  ['-5', { 'DL/26-27/': Number.NaN }, ['openingNumbers.DL/26-27/']],
  ['12a', { 'DL/26-27/': Number.NaN }, ['openingNumbers.DL/26-27/']],
  ['0', { 'DL/26-27/': 0 }, ['openingNumbers.DL/26-27/']],
  ['1.5', { 'DL/26-27/': Number.NaN }, ['openingNumbers.DL/26-27/']],
])('The opening number %j is accepted, or marked in its field', (typed, openingNumbers, problems) => {
  const company = companyFrom({ ...draftOf(buildCompany()), 'openingNumbers.DL/26-27/': typed }, buildCompany());
  expect(company.openingNumbers).toEqual(openingNumbers);
  expect(companyProblems(company, galleries).map(({ field }) => field)).toEqual(problems);
});

test('An empty shop starts with an empty form, and every problem has a field in it', () => {
  const draft = draftOf(null);
  expect(Object.values(draft).join('')).toBe('');
  const problems = companyProblems(companyFrom(draft, null), galleries).map(({ field }) => field);
  expect(problems.length).toBeGreaterThan(0);
  expect(Object.keys(draft)).toEqual(expect.arrayContaining(problems));
});

const office = {
  city: 'Delhi',
  address: ['Shop 14', 'New Delhi'],
  phone: '011 2345678',
  latitude: 28.6519,
  longitude: 77.1427,
};

test('Unchanged contact details and brochures stay the same', () => {
  const social = { network: 'https://a.example/', photos: '', microblog: '' };
  const full = {
    ...contact,
    emails: ['a@b.example'],
    hours: 'Daily 9 to 18\nnot in May',
    offices: [office, office],
    social,
  };
  const company = buildCompany({ contact: full, brochures: { hpl: 'hpl.pdf', marblesheets: 'marble.pdf' } });
  expect(companyFrom(draftOf(company), company)).toEqual(company);
});

test('Blank contact details are not added to the record, and typed ones are split into lines', () => {
  const before = buildCompany();
  expect(companyFrom(draftOf(before), before)).not.toHaveProperty('contact');
  const typed = {
    ...draftOf(before),
    'contact.phones': ' 011 2345678 \n\n 011 2345679',
    'contact.offices.0.city': 'Delhi',
    'contact.offices.0.address': 'Shop 14\nNew Delhi',
    'contact.offices.0.phone': '011 2345678',
    'contact.offices.0.place': ' 28.6519,77.1427 ',
    'brochures.hpl': 'hpl.pdf',
    'brochures.marblesheets': '',
  };
  expect(companyFrom(typed, before)).toMatchObject({
    contact: { phones: ['011 2345678', '011 2345679'], offices: [office] },
    brochures: { hpl: 'hpl.pdf' },
  });
  expect(companyFrom(typed, before).brochures).not.toHaveProperty('marblesheets');
});

test('A wrong map position is marked in its own office', () => {
  const draft = {
    ...draftOf(buildCompany()),
    'contact.offices.2.city': 'Puri',
    'contact.offices.2.place': 'near the sea',
  };
  const problems = companyProblems(companyFrom(draft, null), galleries).map(({ field }) => fieldInForm(draft, field));
  expect(problems).toEqual(['contact.offices.2.address', 'contact.offices.2.place']);
  expect(fieldInForm(draft, 'name')).toBe('name');
});

test('What is compulsory on documents is in the record only when it is not all three; a new record begins with none', () => {
  const before = buildCompany();
  expect(draftOf(before).compulsoryFields).toBe('referenceNumber dispatchedThrough destination');
  expect(companyFrom(draftOf(before), before)).not.toHaveProperty('compulsoryFields');
  const some = companyFrom({ ...draftOf(before), compulsoryFields: 'destination' }, before);
  expect(some.compulsoryFields).toEqual(['destination']);
  expect(draftOf(some).compulsoryFields).toBe('destination');
  const none = companyFrom({ ...draftOf(before), compulsoryFields: '' }, before);
  expect([none.compulsoryFields, draftOf(none).compulsoryFields]).toEqual([[], '']);
  expect(draftOf(null).compulsoryFields).toBe('');
});

test('That staff see Figures is in the record only while they do', () => {
  const before = buildCompany();
  expect([draftOf(before).staffSeeFigures, companyFrom(draftOf(before), before)]).toEqual(['', before]);
  const after = companyFrom({ ...draftOf(before), staffSeeFigures: 'yes' }, before);
  expect([after.staffSeeFigures, draftOf(after).staffSeeFigures]).toEqual([true, 'yes']);
});

test('That papers have no codes of materials is in the record only while it is so', () => {
  const before = buildCompany();
  expect([draftOf(before).papersWithoutCodes, companyFrom(draftOf(before), before)]).toEqual(['', before]);
  const after = companyFrom({ ...draftOf(before), papersWithoutCodes: 'yes' }, before);
  expect([after.papersWithoutCodes, draftOf(after).papersWithoutCodes]).toEqual([true, 'yes']);
  expect(companyChanges(before, after)).toEqual([{ field: 'papersWithoutCodes', from: 'as typed', to: 'left out' }]);
});

test('The weekly letter goes to the address on each line; without one the record says nothing of it', () => {
  const before = buildCompany();
  const after = companyFrom({ ...draftOf(before), weeklyLetterTo: ' a@example.com\n\nb@example.com ' }, before);
  expect(after.weeklyLetterTo).toEqual(['a@example.com', 'b@example.com']);
  expect([companyProblems(after, galleries), draftOf(after).weeklyLetterTo]).toEqual([
    [],
    'a@example.com\nb@example.com',
  ]);
  expect(companyFrom(draftOf(before), before)).not.toHaveProperty('weeklyLetterTo');
  const wrong = companyFrom({ ...draftOf(before), weeklyLetterTo: 'a@example.com, b@example.com' }, before);
  expect(companyProblems(wrong, galleries).map(({ field }) => field)).toEqual(['weeklyLetterTo']);
});
