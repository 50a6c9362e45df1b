import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { titleColours } from '#domain/colours/title-colours.ts';
import { openShopSearch } from '#domain/search/shop-search.ts';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { searchQuestions } from '#test/fixtures/search-questions.ts';
import { readDemoMaterials } from './demo-materials.ts';

type Titled = { file: string; name: string; title: string; titles?: { hi: string; or: string } };

const demo = join(import.meta.dirname, '../../../demo');
const photos: Record<string, Titled[]> = JSON.parse(await readFile(join(demo, 'photos.json'), 'utf8'));
const folders = Object.fromEntries(
  Object.entries(photos).map(([folder, list]) => [
    folder,
    list.map(({ file, name, title, titles = { hi: '', or: '' } }) =>
      buildCataloguePhoto({ name, title, hash: file, titles: { en: title, ...titles }, colours: titleColours(title) }),
    ),
  ]),
);
const materials = await readDemoMaterials(demo);
const catalogue = buildCatalogue({ folders, materials });
const search = openShopSearch(catalogue);
const find = (text: string) => search({ text, colour: null, language: 'en', most: 240 });

const questions = Object.entries(searchQuestions).map(
  ([kind, text]) => [kind, text.split(';').map((each) => each.trim().split(' = ') as [string, string])] as const,
);

function isFound([asked, wanted]: readonly [string, string]): boolean {
  const { categories, groups } = find(asked);
  const pictures = groups.flatMap((group) => group.pictures).slice(0, 3);
  return (
    categories.slice(0, 3).some(({ title }) => title === wanted) ||
    pictures.some(({ code, category }) => code === wanted || category.text === wanted)
  );
}

test('Of 150 questions at least 95 in a hundred find what they ask for among the first three', () => {
  const asked = questions.flatMap(([, pairs]) => pairs);
  const missed = questions.flatMap(([kind, pairs]) =>
    pairs.filter((pair) => !isFound(pair)).map((pair) => `${kind}: ${pair.join(' = ')}`),
  );
  const share = 1 - missed.length / asked.length;
  console.info(
    `${asked.length - missed.length} of ${asked.length} questions found, ${(share * 100).toFixed(1)} %. Missed: ${missed.join('; ') || 'none'}`,
  );
  expect(asked.length).toBeGreaterThanOrEqual(150);
  expect(share).toBeGreaterThanOrEqual(0.95);
});

test('No answer shows one picture twice', () => {
  for (const [asked] of [...questions.flatMap(([, pairs]) => pairs), ['']]) {
    const hashes = find(asked ?? '').groups.flatMap(({ pictures }) => pictures.map(({ photo }) => photo.hash));
    expect([asked, new Set(hashes).size]).toEqual([asked, hashes.length]);
  }
});
