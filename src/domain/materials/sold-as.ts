import type { CatalogueRecord } from '../catalogue/catalogue-record.ts';
import type { Pack } from '../measures/pack.ts';
import { isUnitOf } from '../measures/pack-words.ts';
import type { Sold } from '../measures/reckon.ts';
import type { Photo } from '../photos/photo.ts';
import { photoReference } from '../selection/selection-address.ts';
import type { CatalogueMaterial } from './catalogue-material.ts';
import { productOf } from './choices/material-choices.ts';

/** How something is sold, and as which product of the form. */
type SoldProduct = Sold & { readonly product: string };

/** By a folder, and by the reference of each picture that is sold otherwise than its folder; null is known to be sold in no pack. */
export type SoldBy = Readonly<Record<string, SoldProduct | null>>;

/** How a picture is sold, by its reference 'wallpapers/weave'; null where nobody said how its product is packed. */
export function soldAs(sold: SoldBy, reference: string): SoldProduct | null {
  // Visitors send references: one may name what every object has, such as 'constructor'.
  const known = [reference, reference.split('/')[0] ?? ''].find((each) => Object.hasOwn(sold, each));
  return sold[known ?? ''] ?? null;
}

/**
 * How the pictures of folders are sold, a rate only where visitors may see it: as the product of the folder, or of the material that
 * names the picture first. A material with a rate of its own is never told at the rate of its product, but at its own where it is for the
 * unit of the pack. A roll is cut to the repeat that the material says. A mural among `photos` is printed to the
 * measured wall: it is sold by the square foot where others of its product come in rolls.
 */
export function soldBy(
  record: CatalogueRecord,
  folders: readonly string[],
  materials: readonly CatalogueMaterial[],
  photos: readonly Pick<Photo, 'folder' | 'name' | 'surface'>[] = [],
): SoldBy {
  const sold: Record<string, SoldProduct | null> = {};
  for (const folder of folders) {
    const ofFolder = soldOf(record, asFolder(folder));
    if (ofFolder) sold[folder] = ofFolder;
  }
  const murals = photos.filter(({ folder, surface }) => surface?.repeat === 'mural' && folders.includes(folder));
  for (const photo of murals) sold[photoReference(photo)] = soldOf(record, asFolder(photo.folder), ofMural);
  const isMural = new Set(murals.map(photoReference));
  const named = new Set<string>();
  for (const material of materials) {
    const ofMaterial = soldOf(record, material);
    for (const picture of material.colourways.flatMap(({ pictures }) => pictures)) {
      const reference = photoReference(picture);
      if (named.has(reference)) continue;
      named.add(reference);
      const usual = sold[picture.folder];
      const isUsual =
        material.rate === null && ofMaterial?.product === usual?.product && ofMaterial?.pack === usual?.pack;
      if (isMural.has(reference)) sold[reference] = soldOf(record, material, ofMural);
      else if (!isUsual) sold[reference] = ofMaterial;
    }
  }
  return sold;
}

type Named = Pick<CatalogueMaterial, 'folder' | 'product' | 'rate' | 'facts'>;

function asFolder(folder: string): Named {
  return { folder, product: '', rate: null, facts: [] };
}

function soldOf(
  record: CatalogueRecord,
  { rate, facts, ...of }: Named,
  packed: (pack: Pack) => Pack = (pack) => withRepeat(pack, facts),
): SoldProduct | null {
  const product = productOf(of, record);
  const {
    pack,
    unit = '',
    rate: usual,
  } = record.products.find(({ name, hidden }) => name === product && !hidden) ?? {};
  if (!pack) return null;
  const as = packed(pack);
  const own = rate?.shown && isUnitOf(as.kind, rate.unit) ? { paise: rate.paise, shown: true } : null;
  // The rate of a product is for its own pack.
  const told = as.kind === pack.kind && usual?.shown ? usual : null;
  return { product, unit, pack: as, rate: rate ? own : told };
}

/** How a mural is sold whose product comes in rolls: `ofMural(roll)` → by the square foot. */
export function ofMural(pack: Pack): Pack {
  return pack.kind === 'roll' ? { kind: 'area', wastePercent: pack.wastePercent } : pack;
}

/** Papers of one product repeat in their own way: where the material says how, its strips are cut to that. */
export function withRepeat(pack: Pack, facts: CatalogueMaterial['facts']): Pack {
  const said = facts.find(({ kind, unit }) => kind === 'repeat' && (unit === 'mm' || unit === 'm'));
  if (pack.kind !== 'roll' || !said?.number) return pack;
  const repeatMm = Math.round(said.number * (said.unit === 'm' ? 1000 : 1));
  // That of a mural is longer than a roll.
  return repeatMm === pack.repeatMm || repeatMm > pack.lengthMm ? pack : { ...pack, repeatMm };
}
