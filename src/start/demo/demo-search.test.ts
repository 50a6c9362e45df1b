import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brochureText } from '#domain/brochures/brochure-text.ts';
import { brochureTitle } from '#domain/catalogue/brochure-title.ts';
import { titleColours } from '#domain/colours/title-colours.ts';
import { plainText } from '#domain/search/search-answer.ts';
import { openShopSearch } from '#domain/search/shop-search.ts';
import { catalogueLanguages } from '#domain/text/catalogue-language.ts';
import { type Language, languageFacts, languages } from '#domain/text/language.ts';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { nonsense, searchQuestions } from '#test/fixtures/search-questions.ts';
import { readPdf } from '#test/read/read-pdf.ts';
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
const brochureTexts = new Map<string, string>();
for (const name of (await readdir(join(demo, 'brochures'))).toSorted())
  brochureTexts.set(name, brochureText(await readPdf(await readFile(join(demo, 'brochures', name)))));
const brochures = [...brochureTexts.keys()].map((name) => ({
  name,
  title: brochureTitle(name),
  pages: 3,
  bytes: 1,
  thumb: buildCataloguePhoto({ name }),
}));
const catalogue = buildCatalogue({ folders, materials, brochures, brochureTexts });
const search = openShopSearch(catalogue);
const find = (text: string, language: Language = 'en') =>
  search({ text, colour: null, language, languages, most: 240 });

const questions = Object.entries(searchQuestions).map(
  ([kind, text]) => [kind, text.split(';').map((each) => each.trim().split(' = ') as [string, string])] as const,
);

function firstOf(asked: string, language: Language = 'en') {
  const { categories, groups } = find(asked, language);
  return { categories: categories.slice(0, 3), pictures: groups.flatMap((group) => group.pictures).slice(0, 3) };
}

function isFound([asked, wanted]: readonly [string, string]): boolean {
  const { categories, pictures } = firstOf(asked);
  return (
    categories.some(({ title }) => title === wanted) ||
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

test('What only its pages say finds a brochure, and the title stands for it', () => {
  const titles = (text: string) => find(text).brochures.map(({ title }) => plainText(title));
  expect(titles('ledge stone ventilated')).toEqual(['FACADES AND CLADDINGS']);
  expect(titles('windows')[0]).toBe('WINDOWS');
});

test('docs/questions.md has each question and each word of nonsense with what is found today', async () => {
  await expect(questionsPage()).toMatchFileSnapshot('../../../docs/questions.md');
});

/** What the three first categories are called, and the pictures by code, or by category where they have none. */
function questionsPage(): string {
  const tables = questions.map(([kind, pairs]) => [`## ${capital(kind)}`, '', ...tableOf(pairs)].join('\n'));
  const words = Object.entries(nonsense).map(([kind, text]) => {
    const each = text.trim().split(/\s+/);
    const found = each.filter((word) =>
      catalogueLanguages.some((language) => {
        const answer = find(word, language);
        return answer.categories.length + answer.brochures.length + answer.count > 0;
      }),
    );
    return `| ${kind} | ${each.length} | ${found.join(', ') || 'nothing'} | ${each.join(' ')} |`;
  });
  const asked = questions.flatMap(([, pairs]) => pairs);
  return `${[
    '# Questions to the search',
    `What visitors of the demo ask, and the first three categories and pictures that are found. ${asked.filter(isFound).length} of ${asked.length} questions find what they want among them. A picture is named by its code; \`-\` has none. No hand writes this page: \`npx vitest run src/start/demo/demo-search.test.ts -u\` does.`,
    ...tables,
    '## Nonsense and other trades',
    ['| kind | words | found | which |', '|---|---|---|---|', ...words].join('\n'),
  ].join('\n\n')}\n`;
}

function tableOf(pairs: readonly [string, string][]): string[] {
  const names = catalogueLanguages.map((language) => languageFacts[language].english);
  const rows = pairs.map((pair) => {
    const [asked, wanted] = pair;
    const titles = catalogueLanguages.map((language) =>
      firstOf(asked, language)
        .categories.map(({ title }) => title)
        .join(', '),
    );
    const codes = firstOf(asked).pictures.map(({ code }) => code || '-');
    return `| ${[asked, isFound(pair) ? wanted : `**${wanted}**, missed`, codes.join(', '), ...titles].join(' | ')} |`;
  });
  return [`| asked | wanted | pictures | ${names.join(' | ')} |`, `|${'---|'.repeat(3 + names.length)}`, ...rows];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
