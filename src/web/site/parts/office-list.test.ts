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
  expect(named(/aria-label="Show map of the ([^"]*)"/g)).toEqual(names);
  expect(named(/aria-label="Open in OpenStreetMap the ([^"]*)"/g)).toEqual(names);
  expect(named(/aria-label="(\w+ office) at 28\.6519° N, 77\.1427° E(?:, Shop 1\d)?"/g)).toHaveLength(3);
  expect(named(/<h3>([^<]*)</g)).toEqual(['Delhi', 'Bhubaneswar', 'Delhi']);
});
