import { expect, test } from 'vitest';
import { noContact } from './contact.ts';
import { contactProblems } from './contact-problems.ts';

test.each(['', 'https://shop.example', 'https://social.example/firm?x=1#y', 'http://shop.example/'])(
  '“%s” can stand behind a link',
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
])('“%s” cannot, and the field is named', (link) => {
  expect(contactProblems({ ...noContact, companySite: link })).toEqual([
    { field: 'contact.companySite', message: expect.stringContaining('https://') },
  ]);
  const social = { ...noContact.social, photos: link };
  expect(contactProblems({ ...noContact, social })).toMatchObject([{ field: 'contact.social.photos' }]);
});
