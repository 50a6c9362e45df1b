import { expect, test } from 'vitest';
import { noContact } from './contact.ts';
import { contactProblems } from './contact-problems.ts';

test.each(['', 'https://shop.example', 'https://social.example/firm?x=1#y', 'http://shop.example/'])(
  '“%s” is accepted as a link',
  (companySite) => {
    expect(contactProblems({ ...noContact, companySite })).toEqual([]);
  },
);

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)//https://shop.example',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  '//shop.example',
  'shop.example',
  'https://shop.example/ javascript:',
  'https:shop.example',
])('“%s” is not, and the problem names the field', (link) => {
  expect(contactProblems({ ...noContact, companySite: link })).toEqual([
    { field: 'contact.companySite', message: expect.stringContaining('https://') },
  ]);
  const social = { ...noContact.social, photos: link };
  expect(contactProblems({ ...noContact, social })).toMatchObject([{ field: 'contact.social.photos' }]);
});

const office = { city: 'Delhi', address: ['Shop 14'], phone: '', latitude: 28.65, longitude: 77.14 };

test.each([
  { phones: ['+91 11 5550 0101', '(011) 2345-6789'] },
  { emails: ['sales@example.com', 'a.b@mail.example.co.in'] },
  { hours: 'Monday to Saturday, 10:00 to 19:00' },
  { offices: [office, { ...office, phone: '0674 2345678' }] },
])('%j is valid', (changes) => {
  expect(contactProblems({ ...noContact, ...changes })).toEqual([]);
});

test.each([
  ['contact.phones', { phones: ['ask for Asha'] }],
  ['contact.phones', { phones: ['12345'] }],
  ['contact.phones', { phones: Array.from({ length: 6 }, () => '011 2345 6789') }],
  ['contact.emails', { emails: ['sales@example'] }],
  ['contact.emails', { emails: ['sales @example.com'] }],
  ['contact.hours', { hours: 'x'.repeat(301) }],
  ['contact.offices.0.city', { offices: [{ ...office, city: ' ' }] }],
  ['contact.offices.1.address', { offices: [office, { ...office, address: [] }] }],
  ['contact.offices.0.phone', { offices: [{ ...office, phone: 'none' }] }],
  ['contact.offices.0.place', { offices: [{ ...office, latitude: Number.NaN }] }],
  ['contact.offices.0.place', { offices: [{ ...office, longitude: 181 }] }],
  ['contact.offices.0.place', { offices: [{ ...office, latitude: 39 }] }],
  ['contact.offices.5.city', { offices: Array.from({ length: 6 }, () => office) }],
])('The problem is at %s: %j', (field, changes) => {
  const problems = contactProblems({ ...noContact, ...changes });
  expect(problems.map((problem) => problem.field)).toEqual([field]);
  expect(problems[0]?.message).toMatch(/\w.*[.\d]$/);
});

test('Where longitude stands first, it is asked whether the two are swapped', () => {
  const swapped = { ...office, latitude: 76.32, longitude: 9.96 };
  expect(contactProblems({ ...noContact, offices: [swapped] })).toEqual([
    {
      field: 'contact.offices.0.place',
      message: 'This is outside of India. Are the two swapped? Latitude comes first: 9.96, 76.32',
    },
  ]);
});
