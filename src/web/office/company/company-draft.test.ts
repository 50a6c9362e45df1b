import { expect, test } from 'vitest';
import { companyProblems } from '#domain/company/company-problems.ts';
import { buildCompany } from '#test/build/factories.ts';
import { companyDraft, companyFrom } from './company-draft.ts';
import { type CompanyDraft, fieldInForm } from './company-site-draft.ts';

const series = [
  { kind: 'tax', taxState: 'delhi', prefix: 'DL/26-27/', next: null },
  { kind: 'tax', taxState: 'odisha', prefix: 'OD/26-27/', next: null },
] as const;

function draftOf(company: Parameters<typeof companyDraft>[0]['company']) {
  return companyDraft({ company, series: [...series] });
}

const contact = {
  phones: ['011 0000 0000'],
  emails: [],
  hours: '',
  offices: [],
  companySite: '',
  social: { network: '', photos: '', microblog: '' },
};

test('A record that nobody touches is the same again, what the form does not show included', () => {
  const company = buildCompany({ contact, openingNumbers: { 'DL/26-27/': 118, 'OD/25-26/': 9 } });
  expect(companyFrom(draftOf(company), company)).toEqual(company);
});

test('Addresses are read a line a line, spaces around a text go, and a blank bank is none', () => {
  const draft: CompanyDraft = {
    ...draftOf(buildCompany()),
    'registrations.delhi.address': ' Shop 9 \n\n New Delhi 110001\n',
    name: ' A ',
  };
  for (const field of ['accountName', 'bank', 'accountNumber', 'ifsc']) draft[`bank.${field}`] = ' ';
  const company = companyFrom(draft, null);
  expect(company).toMatchObject({ name: 'A', bank: null });
  expect(company.registrations.delhi.address).toEqual(['Shop 9', 'New Delhi 110001']);
});

test.each([
  ['118', { 'DL/26-27/': 118 }, []],
  ['', {}, []],
  ['12a', { 'DL/26-27/': Number.NaN }, ['openingNumbers.DL/26-27/']],
  ['0', { 'DL/26-27/': 0 }, ['openingNumbers.DL/26-27/']],
  ['1.5', { 'DL/26-27/': Number.NaN }, ['openingNumbers.DL/26-27/']],
])('The opening number %j is read, or marked in its field', (typed, openingNumbers, faults) => {
  const company = companyFrom({ ...draftOf(buildCompany()), 'openingNumbers.DL/26-27/': typed }, buildCompany());
  expect(company.openingNumbers).toEqual(openingNumbers);
  expect(companyProblems(company).map(({ field }) => field)).toEqual(faults);
});

test('An empty shop begins with an empty form, whose every fault has a field in it', () => {
  const draft = draftOf(null);
  expect(Object.values(draft).join('')).toBe('');
  const faults = companyProblems(companyFrom(draft, null)).map(({ field }) => field);
  expect(faults.length).toBeGreaterThan(0);
  expect(Object.keys(draft)).toEqual(expect.arrayContaining(faults));
});

const office = {
  city: 'Delhi',
  address: ['Shop 14', 'New Delhi'],
  phone: '011 2345678',
  latitude: 28.6519,
  longitude: 77.1427,
};

test('Contact details and brochures are the same again when nobody touches them', () => {
  const social = { network: 'https://a.example/', photos: '', microblog: '' };
  const full = {
    ...contact,
    emails: ['a@b.example'],
    hours: 'Daily 9 to 18\nnot in May',
    offices: [office, office],
    social,
  };
  const company = buildCompany({ contact: full, brochures: { hpl: 'hpl.pdf' } });
  expect(companyFrom(draftOf(company), company)).toEqual(company);
});

test('What was never said and is blank stays unsaid, and what is typed is read line by line', () => {
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
    'brochures.blinds': '',
  };
  expect(companyFrom(typed, before)).toMatchObject({
    contact: { phones: ['011 2345678', '011 2345679'], offices: [office] },
    brochures: { hpl: 'hpl.pdf' },
  });
  expect(companyFrom(typed, before).brochures).not.toHaveProperty('blinds');
});

test('A place that is no place on a map is marked in the slot in which it was typed', () => {
  const draft = {
    ...draftOf(buildCompany()),
    'contact.offices.2.city': 'Puri',
    'contact.offices.2.place': 'near the sea',
  };
  const faults = companyProblems(companyFrom(draft, null)).map(({ field }) => fieldInForm(draft, field));
  expect(faults).toEqual(['contact.offices.2.address', 'contact.offices.2.place']);
  expect(fieldInForm(draft, 'name')).toBe('name');
});
