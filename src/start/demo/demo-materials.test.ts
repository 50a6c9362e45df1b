import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { hasOwnPage } from '#domain/materials/material-at.ts';
import { materialProblems } from '#domain/materials/material-problems.ts';
import { type PhotoSurface, surfaceProblems } from '#domain/photos/photo-surface.ts';
import { readDemoMaterials } from './demo-materials.ts';

const demoFolder = join(import.meta.dirname, '../../../demo');
const read = (name: string) => JSON.parse(readFileSync(join(demoFolder, name), 'utf8'));
const photos: Record<string, { file: string; name: string; surface?: PhotoSurface }[]> = read('photos.json');
const { sources }: { sources: Record<string, string> } = read('materials.json');
const offices: string[] = read('company.json').contact.offices.map(({ city }: { city: string }) => city);
const materials = await readDemoMaterials(demoFolder);
const stayInLatin = new Set(['PVC', 'A2-s1,d0', '700 mm × 770 mm']);

test('Each category of the demo has at least three materials with a code of their own, and each is in order', () => {
  const codes = materials.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const folders = openingCatalogue.categories.map(({ folder }) => folder);
  expect(folders.filter((folder) => materials.filter((each) => each.folder === folder).length < 3)).toEqual([]);
  const around = { folders, products: [], codes, cities: offices };
  expect(materials.flatMap((each) => materialProblems(each, around).map((problem) => [each.code, problem]))).toEqual(
    [],
  );
});

test('Every picture of a material is in the demo, stands once, and none takes the address of a material', () => {
  const named = materials.flatMap(({ colourways }) => colourways.flatMap(({ pictures }) => pictures));
  const places = named.map(({ folder, name }) => `${folder}/${name}`);
  expect(new Set(places).size).toBe(places.length);
  expect(named.filter(({ folder, name }) => !photos[folder]?.some((each) => each.name === name))).toEqual([]);
  for (const material of materials) {
    const category = openingCatalogue.categories.find(({ folder }) => folder === material.folder);
    expect(category && hasOwnPage(material, category, { folders: photos as never })).toBe(true);
  }
});

test('Each material leads on to four others, of other categories', () => {
  const folderOf = new Map(materials.map(({ code, folder }) => [code, folder]));
  for (const { code, folder, goesWith } of materials) {
    const others = goesWith.map((each) => folderOf.get(each)).filter((each) => each !== folder);
    expect([code, others.length]).toEqual([code, 4]);
  }
});

test('Names, colourways, facts and uses are said in Hindi and Odia too, with the numbers of the English and in their letters', () => {
  const texts = materials.flatMap(({ names, colourways, facts, where, whereNot, care }) => [
    names,
    ...colourways.map(({ names }) => names),
    ...facts.flatMap(({ label, text }) => [label, text]),
    where,
    whereNot,
    care,
  ]);
  const said = texts.filter(({ en }) => en !== '' && !stayInLatin.has(en));
  expect(said.length).toBeGreaterThan(200);
  const numbers = (text: string) => text.match(/\d[\d.,]*/g) ?? [];
  for (const { en, hi, or } of said) {
    expect([en, hi, or]).toEqual([
      en,
      expect.stringMatching(/\p{Script=Devanagari}/u),
      expect.stringMatching(/\p{Script=Oriya}/u),
    ]);
    expect([en, numbers(hi), numbers(or)]).toEqual([en, numbers(en), numbers(en)]);
  }
});

test('A number of a fact has a source, by its category', () => {
  const measured = materials.filter(({ facts }) => facts.some(({ number }) => number !== null));
  expect([...new Set(measured.map(({ folder }) => folder))].filter((folder) => !sources[folder])).toEqual([]);
});

test('At least forty materials have a swatch, each with the size of what it shows, and no two are one picture', async () => {
  const swatches = materials.flatMap(({ code, folder, colourways }) =>
    colourways.flatMap(({ pictures }) =>
      pictures.flatMap(({ kind, name }) => (kind === 'swatch' ? [{ code, photo: photoOf(folder, name) }] : [])),
    ),
  );
  expect(new Set(swatches.map(({ code }) => code)).size).toBeGreaterThanOrEqual(40);
  for (const { code, photo } of swatches) {
    const { width = 0, height = 0 } = await sharp(join(demoFolder, 'photos', photo?.file ?? '')).metadata();
    const problems = photo?.surface ? surfaceProblems(photo.surface, { width, height }) : ['no size'];
    expect([code, problems]).toEqual([code, []]);
  }
  expect(new Set(swatches.map(({ photo }) => photo?.file)).size).toBe(swatches.length);
});

function photoOf(folder: string, name: string) {
  return photos[folder]?.find((each) => each.name === name);
}
