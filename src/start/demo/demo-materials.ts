import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Colour } from '#domain/colours/colour.ts';
import type { CatalogueMaterial, MaterialFile, PictureKind } from '#domain/materials/catalogue-material.ts';
import type { FactKind, FactUnit } from '#domain/materials/fact-kinds.ts';
import { inEnglish, type Names } from '#domain/text/names.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { Ports } from '../open-ports.ts';

/** A material in `materials.json`: what is blank is left out, and its pictures are in its own folder. */
type DemoMaterial = {
  code: string;
  name: Partial<Names>;
  folder: string;
  colourways: { name: string; colours: Colour[]; pictures: Record<string, PictureKind> }[];
  facts: { kind: FactKind; label?: string; number?: number; unit?: FactUnit; text?: string }[];
  where?: string;
  whereNot?: string;
  care?: string;
  /** Whole paise for one unit, shown to visitors. */
  rate?: { paise: number; unit: string };
  /** Days by the city of the office. */
  ready?: Record<string, number>;
  files?: Record<string, MaterialFile['kind']>;
  goesWith?: string[];
};

/** The materials of the demo, as the shop keeps them. */
export async function readDemoMaterials(folder: string): Promise<CatalogueMaterial[]> {
  const { materials } = JSON.parse(await readFile(join(folder, 'materials.json'), 'utf8')) as {
    materials: DemoMaterial[];
  };
  const table: Table = JSON.parse(await readFile(join(folder, 'material-words.json'), 'utf8'));
  return materials.map((material) => materialOf(material, table));
}

/** A text of the demo in Hindi and Odia, by the English one. */
type Table = Record<string, [hi: string, or: string]>;

/** A text that the table has not as a whole is said by its parts: 'Charcoal, green'. What it has not stands in English alone. */
function inLanguages(table: Table, text: string): Names {
  const parts = text in table ? [text] : text.split(', ');
  const said = parts.flatMap((part) => (table[part] ? [table[part]] : []));
  if (said.length < parts.length) return inEnglish(text);
  return { en: text, hi: said.map(([hi]) => hi).join(', '), or: said.map(([, or]) => or).join(', ') };
}

/**
 * Returns a function that adds the materials whose pictures are all in the shop. Call it after each picture. One that an
 * interrupted load added stays as it is.
 */
export async function demoMaterials(ports: Ports, folder: string, actor: Actor): Promise<() => Promise<void>> {
  let waiting = await readDemoMaterials(folder);
  return async () => {
    for (const material of waiting) {
      if (!(await hasAllPictures(ports, material))) continue;
      waiting = waiting.filter((each) => each !== material);
      await ports.materials.saveOnto(0, material, ports.system.now(), actor);
    }
  };
}

async function hasAllPictures({ photos }: Ports, { colourways }: CatalogueMaterial): Promise<boolean> {
  for (const { folder, name } of colourways.flatMap(({ pictures }) => pictures))
    if (!(await photos.find(folder, name))) return false;
  return true;
}

function materialOf(
  {
    code,
    name,
    folder,
    colourways,
    facts,
    where = '',
    whereNot = '',
    care = '',
    rate,
    ready = {},
    files = {},
    goesWith = [],
  }: DemoMaterial,
  table: Table,
): CatalogueMaterial {
  const said = (text: string) => inLanguages(table, text);
  return {
    code,
    names: { ...inEnglish(''), ...name },
    folder,
    colourways: colourways.map(({ name: way, colours, pictures }) => ({
      names: said(way),
      colours,
      pictures: Object.entries(pictures).map(([file, kind]) => ({ folder, name: file, kind })),
    })),
    facts: facts.map(({ kind, label = '', number, unit, text = '' }) => ({
      kind,
      label: said(label),
      number: number ?? null,
      unit: unit ?? '',
      text: said(text),
    })),
    where: said(where),
    whereNot: said(whereNot),
    care: said(care),
    rate: rate ? { ...rate, shown: true } : null,
    ready: Object.entries(ready).map(([city, days]) => ({ city, days })),
    files: Object.entries(files).map(([sheet, kind]) => ({ kind, name: sheet })),
    goesWith,
    product: '',
    discontinued: false,
    successor: '',
  };
}
