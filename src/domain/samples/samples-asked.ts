import { type Catalogue, type PagePhoto, photoIn } from '../catalogue/catalogue.ts';
import type { CatalogueMaterial } from '../materials/catalogue-material.ts';
import { type MaterialBeside, materialBeside } from '../materials/material-at.ts';
import { materialKey } from '../materials/material-key.ts';
import { photoReference, referencesIn, valuesIn } from '../selection/selection-address.ts';
import type { Language } from '../text/language.ts';
import { type NameIn, nameIn } from '../text/names.ts';
import { findMaterial } from './find-samples.ts';
import type { SampleWish } from './sample-request.ts';

/** What the form offers, in the language of the page. */
export type SamplesAsked = {
  materials: OfferedMaterial[];
  /** Materials that are no longer sold. */
  gone: { code: string; successor: MaterialBeside | null }[];
  /** Codes that no material has. */
  unknown: string[];
  /** How many pictures belong to no material. */
  loose: number;
};

type OfferedMaterial = { code: string; name: NameIn; path: string; colourways: OfferedColourway[] };

/** `value` is its English name, as the wire has it. */
type OfferedColourway = { value: string; name: NameIn; photo: PagePhoto | null; chosen: boolean };

type Shop = Pick<Catalogue, 'categories' | 'folders' | 'materials'>;

/** More are not read from an address. */
const MOST_CODES = 60;

/** `codesIn('m=wp-204&m=WP+118')` → `['wp-204', 'WP 118']` */
function codesIn(query: string): string[] {
  return valuesIn(query, 'm').filter(Boolean).slice(0, MOST_CODES);
}

/**
 * The materials that an address names, by code (`m`) or by a picture (`p`), which ticks its colourway; at most `most` are ticked.
 * `ticked`: what a refused form had ticked instead.
 */
export function samplesAsked(
  shop: Shop,
  query: string,
  most: number,
  language: Language,
  ticked?: readonly SampleWish[],
): SamplesAsked {
  const asked: SamplesAsked = { materials: [], gone: [], unknown: [], loose: 0 };
  const wishes: SampleWish[] = [
    ...referencesIn(query).flatMap((reference) => {
      const wish = wishOf(shop.materials, reference);
      if (!wish) asked.loose += 1;
      return wish ?? [];
    }),
    ...[...codesIn(query).map((code) => ({ code, colourway: '' })), ...(ticked ?? []).slice(0, MOST_CODES)],
  ];
  let chosen = 0;
  for (const { code } of wishes) {
    const material = findMaterial(shop.materials, code);
    const beside = material && materialBeside(material, shop, language);
    if (!material || !beside) {
      if (!asked.unknown.includes(code)) asked.unknown.push(code);
      continue;
    }
    if (material.discontinued) {
      const successor = material.successor === '' ? undefined : findMaterial(shop.materials, material.successor);
      if (!asked.gone.some((each) => each.code === material.code))
        asked.gone.push({
          code: material.code,
          successor: successor ? materialBeside(successor, shop, language) : null,
        });
      continue;
    }
    if (asked.materials.some((each) => each.code === material.code)) continue;
    const own = (ticked ?? wishes).filter((wish) => materialKey(wish.code) === materialKey(material.code));
    const colourways = material.colourways.map((way, nth): OfferedColourway => {
      const isMeant = own.some(({ colourway }) => (colourway === '' ? nth === 0 : colourway === way.names.en));
      const isTicked = isMeant && chosen < most;
      if (isTicked) chosen += 1;
      return {
        value: way.names.en,
        name: nameIn(way.names, language),
        photo: pictureOf(way, shop, language),
        chosen: isTicked,
      };
    });
    asked.materials.push({ code: material.code, name: beside.name, path: beside.path, colourways });
  }
  return asked;
}

/** The colourway that a picture shows: of a material that is sold, where it belongs to several. */
function wishOf(materials: readonly CatalogueMaterial[], reference: string): SampleWish | null {
  for (const { code, colourways } of materials.toSorted((one, other) => +one.discontinued - +other.discontinued))
    for (const { names, pictures } of colourways)
      if (pictures.some((picture) => photoReference(picture) === reference)) return { code, colourway: names.en };
  return null;
}

/** Its swatch, else its first picture that is there. */
function pictureOf(
  { pictures }: CatalogueMaterial['colourways'][number],
  { folders }: Shop,
  language: Language,
): PagePhoto | null {
  const found = pictures.flatMap(({ folder, name, kind }) => {
    const photo = folders[folder]?.find((each) => each.name === name);
    return photo ? [{ photo, kind }] : [];
  });
  const shown = found.find(({ kind }) => kind === 'swatch') ?? found[0];
  return shown ? photoIn(shown.photo, language) : null;
}
