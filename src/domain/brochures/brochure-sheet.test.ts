import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { brochureFileName } from './brochure-file-name.ts';
import { brochurePages, pageOfPicture } from './brochure-pages.ts';
import { brochureFirm } from './brochure-sheet.ts';

test('The file is named after the title, in Latin letters', () => {
  expect(brochureFileName('Louvers for walls & façades, 2026')).toBe('louvers-for-walls-facades-2026.pdf');
  expect(brochureFileName('दीवारें')).toBe('brochure.pdf');
});

test('Two pictures stand on a page between the covers', () => {
  expect([1, 2, 3, 8].map(brochurePages)).toEqual([3, 3, 4, 6]);
  expect([0, 1, 2, 7].map(pageOfPicture)).toEqual([2, 2, 3, 5]);
});

test('The back shows the offices that visitors can go to, else the registered addresses', () => {
  const contact = { phones: [], emails: ['ask@example.com'], hours: '', companySite: '' };
  const social = { network: '', photos: '', microblog: '' };
  const office = { city: 'Delhi', address: ['Shop 14', 'New Delhi'], phone: '+91 1', latitude: 0, longitude: 0 };
  const company = buildCompany({ contact: { ...contact, social, offices: [office] } });
  expect(brochureFirm(company)).toEqual({
    name: company.name,
    offices: [['Shop 14', 'New Delhi', '+91 1']],
    emails: ['ask@example.com'],
  });
  const { [home]: here, [branch]: there } = company.registrations;
  const registered = brochureFirm({ ...company, contact: undefined });
  const lines = [here, there].filter(({ address }) => address.length > 0).map(({ address }) => address[0]);
  expect(registered.offices.map(([first]) => first)).toEqual(lines);
});
