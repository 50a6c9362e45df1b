import { expect, test } from 'vitest';
import { sheetWords } from '#web/site/words/words-in.ts';
import { noContact } from '../company/contact.ts';
import { selectionSheet } from './selection-sheet.ts';

const office = { city: 'Delhi', address: ['Shop 14', 'New Delhi 110015'], phone: '', latitude: 0, longitude: 0 };
const company = {
  name: 'Aangan Interiors',
  contact: { ...noContact, phones: ['+91 11 5550 0101'], offices: [office] },
};

function sheetOf(count: number, gone = 0, language: 'en' | 'hi' | 'or' = 'en') {
  const pictures = Array.from({ length: count }, (_, index) => ({
    name: `Panel ${index}`,
    category: index % 2 === 0 ? 'HPL' : 'Fabio',
    number: index % 2 === 0 ? 17 : null,
  }));
  const address = 'https://www.example.com/selection?p=hpl/oak';
  return selectionSheet(
    { pictures, gone, language, address, printedAt: '2026-11-20T20:00:00.000Z' },
    company,
    sheetWords(language),
  );
}

test('The sheet says how many pictures, from how many galleries, on the day in India', () => {
  const { summary, date, site, offices, ways } = sheetOf(6);
  expect(summary).toBe('6 pictures from 2 galleries');
  expect(date).toBe('21/11/2026');
  expect(site).toBe('Aangan Interiors, www.example.com');
  expect(offices).toEqual(['Shop 14, New Delhi 110015']);
  expect(ways).toEqual([['Telephone', '+91 11 5550 0101']]);
});

test('A picture has its name and its category, never its path', () => {
  expect(sheetOf(2).pictures).toEqual([
    { number: '1', name: 'Panel 0', of: 'HPL, No. 17' },
    { number: '2', name: 'Panel 1', of: 'Fabio' },
  ]);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [6, 2],
  [7, 3],
  [40, 3],
])('%i pictures stand in %i columns', (count, columns) => {
  expect(sheetOf(count).columns).toBe(columns);
});

test('Pictures that are gone are counted in a sentence', () => {
  expect(sheetOf(1).gone).toBe('');
  expect(sheetOf(1, 1).gone).toBe('1 picture of this selection is no longer in the catalogue.');
  expect(sheetOf(1, 3).gone).toContain('3 pictures of this selection are');
});

test('The sheet is in the language of the page', () => {
  expect(sheetOf(1, 0, 'hi')).toMatchObject({ title: 'चयन', summary: '1 गैलरी से 1 चित्र', page: 'पेज {n} / {m}' });
  expect(sheetOf(3, 0, 'or').summary).toBe('2ଟି ଗ୍ୟାଲେରୀରୁ 3ଟି ଚିତ୍ର');
});
