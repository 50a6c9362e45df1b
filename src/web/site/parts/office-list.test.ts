import { expect, test } from 'vitest';
import { noContact } from '#domain/company/contact.ts';
import { drawPage } from '#test/build/draw-page.ts';

function office(city: string, ...address: string[]) {
  return {
    city,
    address,
    phone: '',
    latitude: 28.6519,
    longitude: 77.1427,
  };
}

test('Two offices in one city are told apart by their first address line, in the names of maps, buttons and links', () => {
  const offices = [
    office('Delhi', 'Shop 14', 'Sample Market'),
    office('Bhubaneswar', 'Plot 7'),
    office('Delhi', 'Shop 15', 'Sample Market'),
  ];
  const { body } = drawPage('/contact', { contact: { ...noContact, offices } });
  const named = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, name]) => name);
  const names = ['Delhi office, Shop 14', 'Bhubaneswar office', 'Delhi office, Shop 15'];
  expect(named(/aria-label="([^"]* office[^"]*) at 28/g)).toEqual(names);
  expect(named(/Show map<span[^>]*> of the ([^<]*)</g)).toEqual(names);
  expect(named(/Open in OpenStreetMap<span[^>]*> the ([^<]*)</g)).toEqual(names);
  expect(named(/<h3>([^<]*)</g)).toEqual(['Delhi', 'Bhubaneswar', 'Delhi']);
});
