import type { Catalogue, CataloguePhoto } from '../../catalogue/catalogue.ts';
import type { Colour } from '../../colours/colour.ts';
import { colourWords } from '../../colours/colour-words.ts';
import { formatQuantity } from '../../money/format-rupees.ts';
import { inEnglish, type Names } from '../../text/names.ts';
import type { CatalogueMaterial, Fact } from '../catalogue-material.ts';
import { type FilterKind, filterKinds, type GalleryOrder, mapKinds } from './filter-kinds.ts';
import { looks, looksIn } from './looks-in.ts';
import { byCode, lightFirst } from './ordered-places.ts';
import { places, placesIn } from './places-in.ts';

type NamedValue = { value: string; names: Names | null; order: number };

/**
 * `names` of a value are null where the site has its own word for it. `order` is that of the page. `pictures`: the places in the
 * gallery of those that it finds, ascending. So a count walks along numbers, and no request compares words.
 */
export type FilterValue = NamedValue & { readonly pictures: number[] };

/** A gallery as its filters see it. */
export type FilteredGallery = {
  photos: readonly CataloguePhoto[];
  /** By kind, every value that a picture has. */
  values: Readonly<Record<FilterKind, ReadonlyMap<string, FilterValue>>>;
  /** The places of all its pictures in each order. */
  orders: Readonly<Record<GalleryOrder, readonly number[]>>;
};

type Shop = Pick<Catalogue, 'categories' | 'folders' | 'materials'>;

/**
 * What the pictures of a folder can be found by: the words of their materials' records, and where those are silent, the pictures'
 * own colours and titles. Null for a folder of which no picture belongs to a material. Read once for a catalogue, which never
 * changes: of 500 materials it takes as long as a page.
 */
export function filterValues(shop: Shop, folder: string): FilteredGallery | null {
  const known = read.get(shop) ?? new Map<string, FilteredGallery | null>();
  read.set(shop, known);
  const gallery = known.get(folder);
  if (gallery !== undefined) return gallery;
  const values = readValues(shop, folder);
  known.set(folder, values);
  return values;
}

const read = new WeakMap<Shop, Map<string, FilteredGallery | null>>();

function readValues({ categories, folders, materials }: Shop, folder: string): FilteredGallery | null {
  const photos = folders[folder] ?? [];
  const owned = new Map(
    materials.flatMap((material) =>
      material.colourways.flatMap((way) =>
        way.pictures.filter((each) => each.folder === folder).map(({ name }) => [name, { material, way }] as const),
      ),
    ),
  );
  if (!photos.some(({ name }) => owned.has(name))) return null;
  const usedFor = categories.find((each) => each.folder === folder)?.details.usedFor ?? inEnglish('');
  const values: Values = mapKinds(() => new Map());
  const ofMaterial = new Map<CatalogueMaterial | null, OfMaterial>();
  const shownColours: (readonly Colour[])[] = [];
  for (const [at, photo] of photos.entries()) {
    const { material = null, way = null } = owned.get(photo.name) ?? {};
    const shared = ofMaterial.get(material) ?? readMaterial(material, usedFor);
    ofMaterial.set(material, shared);
    const shown = way && way.colours.length > 0 ? way.colours : photo.colours;
    shownColours.push(shown);
    const look = looksIn(`${material?.names.en ?? ''}; ${way?.names.en ?? ''}; ${photo.titles.en}`);
    const found: Found = { ...shared, colour: shown.map(colourValue), look: look.map(lookValue) };
    for (const kind of filterKinds) for (const each of found[kind]) addPicture(values[kind], each, at);
  }
  const codes = photos.map(({ name }) => owned.get(name)?.material.code ?? '');
  return { photos, values, orders: { code: byCode(codes), light: lightFirst(shownColours) } };
}

/** Once, though a record may say a value twice. */
function addPicture(values: Values[FilterKind], found: NamedValue, at: number): void {
  const value = values.get(found.value) ?? { ...found, pictures: [] };
  values.set(found.value, value);
  if (value.pictures.at(-1) !== at) value.pictures.push(at);
}

type Found = Readonly<Record<FilterKind, readonly NamedValue[]>>;

/** What all pictures of a material have in common. */
type OfMaterial = Pick<Found, 'place' | 'finish' | 'size'>;

type Values = Record<FilterKind, Map<string, FilterValue>>;

function readMaterial(material: CatalogueMaterial | null, usedFor: Names): OfMaterial {
  const facts = (kind: Fact['kind']) => material?.facts.filter((fact) => fact.kind === kind) ?? [];
  return {
    place: placesIn(writtenIn(material?.where) || writtenIn(usedFor)).map(placeValue),
    finish: facts('finish').flatMap(({ text }) => textValue(text)),
    size: facts('size').flatMap(sizeValue),
  };
}

/** The first language in which a text is written. */
function writtenIn(names: Names | undefined): string {
  return names ? names.en || names.hi || names.or : '';
}

function colourValue(colour: string): NamedValue {
  const order = colourWords.findIndex(({ name }) => name === colour);
  return { value: colour, names: colourWords[order]?.names ?? null, order };
}

function lookValue(look: (typeof looks)[number]): NamedValue {
  return { value: look, names: null, order: looks.indexOf(look) };
}

function placeValue(place: (typeof places)[number]): NamedValue {
  return { value: place, names: null, order: places.indexOf(place) };
}

/** 'matt, washable' is found by its first part. */
function textValue(text: Names): NamedValue[] {
  const first = { en: firstPart(text.en), hi: firstPart(text.hi), or: firstPart(text.or) };
  const value = addressValue(writtenIn(first));
  return value === '' ? [] : [{ value, names: first, order: 0 }];
}

/** '530 mm' of a number; of a text that begins with its number, the first part says more: '2,440 mm × 1,220 mm'. */
function sizeValue({ number, unit, text }: Fact): NamedValue[] {
  // The site says these units in its own words.
  if (number === null || unit === 'years' || unit === 'pieces') return textValue(text);
  const said = `${formatQuantity(Math.round(number * 1000))} ${unit}`;
  const names = text.en.startsWith(said) ? text : inEnglish(said);
  return textValue(names).map((each) => ({ ...each, order: unit === 'm' ? number * 1000 : number }));
}

/** Commas inside numbers stay: '2,440 mm × 1,220 mm, 8 × 4 feet' → '2,440 mm × 1,220 mm'. */
function firstPart(text: string): string {
  return (text.split(/[;।]|,\s/)[0] ?? '').trim();
}

const LONGEST_VALUE = 60;

/** `addressValue('2,440 mm × 1,220 mm')` → `'2440-mm-1220-mm'` */
function addressValue(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST_VALUE);
}
