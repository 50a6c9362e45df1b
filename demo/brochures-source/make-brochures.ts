import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openNativeEngine } from '#adapters/paper/native-engine.ts';
import { paperFonts } from '#adapters/paper/paper-fonts.ts';
import { factKindTitles } from '#domain/materials/fact-kinds.ts';
import { readDemoMaterials } from '#start/demo/demo-materials.ts';
import { factText } from '#web/site/materials/fact-text.ts';
import { en } from '#web/site/words/en/en.ts';

type Listed = { file: string; title: string };
type Chip = { file: string; left: number; top: number; side: number };
type Words = {
  title: string;
  cover: { accent: boolean; file: string };
  sections: { pictures: string[]; chip: Chip }[];
};
type Office = { address: string[]; email: string };

const source = import.meta.dirname;
const demo = join(source, '..');

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** Sets every brochure of the demo shop: the same sources make the same bytes. */
async function makeBrochures() {
  const listed = Object.values((await read(join(demo, 'photos.json'))) as Record<string, Listed[]>).flat();
  const firm = firmOf(await read(join(demo, 'company.json')));
  const brochure = await readFile(join(source, 'brochure.typ'), 'utf8');
  const draw = openNativeEngine(paperFonts());
  await mkdir(join(demo, 'brochures'), { recursive: true });
  for (const file of (await readdir(join(source, 'words'))).sort()) {
    const words: Words = await read(join(source, 'words', file));
    const files: Record<string, Uint8Array> = {};
    const sheet = JSON.stringify({ ...words, firm, ...(await pictured(words, listed, files)) });
    const pdf = draw(brochure, { ...files, 'brochure.json': Buffer.from(sheet) });
    const name = `${basename(file, '.json')}.pdf`;
    await writeFile(join(demo, 'brochures', name), pdf);
    process.stdout.write(`${name}: ${Math.round(pdf.byteLength / 1000)} kB\n`);
  }
}

function firmOf({ name, registrations }: { name: string; registrations: { delhi: Office; odisha: Office } }) {
  return {
    name,
    places: 'New Delhi  ·  Bhubaneswar',
    email: registrations.delhi.email,
    offices: [
      { place: 'Delhi', address: registrations.delhi.address },
      { place: 'Bhubaneswar', address: registrations.odisha.address },
    ],
  };
}

/** Puts the pictures at the size at which they are printed into `files`, and says where each went. */
async function pictured({ cover, sections }: Words, listed: Listed[], files: Record<string, Uint8Array>) {
  const titled = (file: string) => listed.find((each) => each.file === file)?.title ?? missing(file);
  const print = async (name: string, picture: Sharp, width: number, height: number) => {
    files[name] = await picture.resize(width, height).jpeg({ quality: 66, mozjpeg: true }).toBuffer();
    return `/${name}`;
  };
  const photo = (file: string) => sharp(join(demo, 'photos', file));
  let number = 0;
  const printed = [];
  for (const { chip, ...section } of sections) {
    const pictures = [];
    for (const [place, file] of section.pictures.entries()) {
      // The second one stands alone below the first, across the whole plate.
      const alone = place === 1 && section.pictures.length === 2;
      const [width, height] = place === 0 ? [920, 690] : alone ? [920, 510] : [480, 360];
      number++;
      pictures.push({ number, title: titled(file), file: await print(`${number}.jpg`, photo(file), width, height) });
    }
    const { left, top, side } = chip;
    const cut = photo(chip.file).extract({ left, top, width: side, height: side });
    const seen = { title: `Close view: ${titled(chip.file)}`, file: await print(`chip-${number}.jpg`, cut, 320, 320) };
    printed.push({ ...section, pictures, chip: seen });
  }
  const picture = { title: titled(cover.file), file: await print('cover.jpg', photo(cover.file), 1080, 1145) };
  return { cover: { ...cover, picture }, sections: printed };
}

/** Sets the data sheet of each material that has one: what the material says, and where its numbers come from. */
async function makeDataSheets() {
  const firm = firmOf(await read(join(demo, 'company.json')));
  const { sources } = (await read(join(demo, 'materials.json'))) as { sources: Record<string, string> };
  const photos = (await read(join(demo, 'photos.json'))) as Record<string, (Listed & { name: string })[]>;
  const sheet = await readFile(join(source, 'datasheet.typ'), 'utf8');
  const draw = openNativeEngine(paperFonts());
  await mkdir(join(demo, 'datasheets'), { recursive: true });
  for (const { code, names, folder, colourways, facts, where, whereNot, care, files } of await readDemoMaterials(
    demo,
  )) {
    const name = files.find(({ kind }) => kind === 'sheet')?.name;
    if (!name) continue;
    const shown = colourways[0]?.pictures[0]?.name ?? missing(code);
    const { file } = photos[folder]?.find((photo) => photo.name === shown) ?? missing(shown);
    const picture = sharp(join(demo, 'photos', file)).resize(800, 800);
    const using = { Where: where, 'Where not': whereNot, Care: care };
    const words = {
      ...{ code, name: names.en, firm, source: sources[folder] ?? missing(folder) },
      facts: facts.map(({ kind, label, number, unit, text }) => [
        kind === 'own' ? label.en : factKindTitles[kind],
        factText({ number, unit, text: { text: text.en, lang: 'en' } }, en).text,
      ]),
      using: Object.entries(using).flatMap(([part, said]) => (said.en === '' ? [] : [[part, said.en]])),
    };
    const pdf = draw(sheet, {
      'picture.jpg': await picture.jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
      'sheet.json': Buffer.from(JSON.stringify(words)),
    });
    await writeFile(join(demo, 'datasheets', name), pdf);
    process.stdout.write(`${name}: ${Math.round(pdf.byteLength / 1000)} kB\n`);
  }
}

function missing(file: string): never {
  throw new Error(`The lists of the demo do not have ${file}.`);
}

await makeBrochures();
await makeDataSheets();
