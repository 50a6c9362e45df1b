import { expect, test } from 'vitest';
import { categories } from '#domain/catalogue/categories.ts';
import { drawPage } from '#test/build/draw-page.ts';

function found(query: string) {
  return [...drawPage('/search', { query }).body.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);
}

test('the search page finds the products whose name contains the text, in any case', () => {
  expect(found('q=cARPet')).toEqual(['Wall-2-Wall Carpets', 'Moduler Carpet Tiles', 'Nexa Carpets']);
  expect(found('q=+wpc++')).toHaveLength(3);
});

test('without a text it lists all', () => {
  expect(found('')).toEqual(categories.map(({ title }) => title));
  expect(found('other=1')).toEqual(found(''));
});

test('it says when nothing is found, and keeps the typed text', () => {
  const { body } = drawPage('/search', { query: 'q=%22%3E%3Cb%3Emarble' });
  expect(body).toContain('No matching items found');
  expect(body).toContain('value="&quot;&gt;&lt;b&gt;marble"');
  expect(body).toContain('href="/products"');
});

test('results are hidden from search engines', () => {
  expect(drawPage('/search').html).toContain('<meta name="robots" content="noindex"/>');
});
