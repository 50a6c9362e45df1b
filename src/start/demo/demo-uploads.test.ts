import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { brochureFolder, sheetFolder } from '#domain/catalogue/brochure-folder.ts';
import { productFolders } from '#domain/catalogue/categories.ts';
import { cleanBrochureName, cleanPhotoName } from '#domain/photos/photo-name.ts';
import { readPdf } from '#test/read/read-pdf.ts';
import { readDemoMaterials } from './demo-materials.ts';
import { demoUploads } from './demo-uploads.ts';

const demoFolder = join(import.meta.dirname, '../../../demo');
const uploads = await demoUploads(demoFolder);
const sheets = uploads.filter(({ folder }) => folder === sheetFolder);
const pictures = uploads.filter(({ folder }) => folder !== brochureFolder && folder !== sheetFolder);
const brochures = uploads.filter(({ folder }) => folder === brochureFolder);

test('Each of the 28 folders has at least four pictures, and gets its first before any folder gets its second', () => {
  const count = (folder: string) => pictures.filter((picture) => picture.folder === folder).length;
  expect(productFolders.filter((folder) => count(folder) < 4)).toEqual([]);
  expect(pictures.filter(({ folder }) => !productFolders.includes(folder))).toEqual([]);
  expect(new Set(uploads.slice(0, productFolders.length).map(({ folder }) => folder))).toEqual(new Set(productFolders));
});

test('Every picture of the demo is in the catalogue, under a name that needs no change', () => {
  const stored = readdirSync(join(demoFolder, 'photos'));
  expect(new Set(pictures.map(({ path }) => basename(path)))).toEqual(new Set(stored));
  for (const { fileName } of pictures) expect(cleanPhotoName(fileName)).toEqual({ name: fileName, changed: false });
  for (const { fileName } of [...brochures, ...sheets])
    expect(cleanBrochureName(fileName)).toEqual({ name: fileName, changed: false });
});

test('Names and titles are unique within a folder, and a title fits on two lines', () => {
  const all = (what: 'fileName' | 'title') => pictures.map((picture) => `${picture.folder} ${picture[what]}`);
  expect(new Set(all('fileName')).size).toBe(pictures.length);
  expect(new Set(all('title')).size).toBe(pictures.length);
  for (const { title = '' } of pictures) expect(title).toMatch(/^[A-Z0-9].{9,69}$/);
});

test('Every picture has a title in Hindi and one in Odia', () => {
  for (const { titles } of pictures) {
    expect(titles?.hi).toMatch(/\p{Script=Devanagari}/u);
    expect(titles?.or).toMatch(/\p{Script=Oriya}/u);
  }
});

test('There are at least eight brochures of four to eight pages, under 700 kB, each with contact and care in it', async () => {
  expect(brochures.length).toBeGreaterThanOrEqual(8);
  for (const { path } of brochures) {
    const bytes = readFileSync(path);
    const pages = await readPdf(bytes);
    expect(bytes.length).toBeLessThan(700_000);
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(pages.length).toBeLessThanOrEqual(8);
    for (const word of ['Usual formats', 'Installation', 'Care', 'Talk to us', 'illustrative visualisations'])
      expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(word);
  }
});

test('Each data sheet of a material is one page of what the material says, and each material’s sheet is there', async () => {
  const materials = (await readDemoMaterials(demoFolder)).filter(({ files }) => files.length > 0);
  expect(sheets.map(({ fileName }) => fileName).sort()).toEqual(
    materials.flatMap(({ files }) => files.map(({ name }) => name)).sort(),
  );
  expect(materials.length).toBeGreaterThanOrEqual(4);
  for (const { code, names, facts, files } of materials) {
    const sheet = sheets.find(({ fileName }) => fileName === files[0]?.name);
    const pages = await readPdf(readFileSync(sheet?.path ?? ''));
    expect(pages.length).toBe(1);
    const said = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const words of [code, names.en, ...facts.map(({ text }) => text.en), 'no promise'])
      expect(said).toContain(words);
  }
});
